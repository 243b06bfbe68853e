import { checksumAddress } from '@amswap/values';
import { describe, expect, it } from 'vitest';
import { openEntryStore } from './entryStore.ts';
import { memoryHost } from './memoryHost.fixture.ts';
import { revokeLeftTokens } from './revokeLeftTokens.ts';
import { createSessionStore } from './sessionStore.ts';

const a = checksumAddress('0x8ba1f109551bd432803012645ac136ddd64dba72');
const b = checksumAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed');

function followed() {
  const host = memoryHost();
  const session = createSessionStore(openEntryStore(host), () => 'id');
  const revoked: string[] = [];
  revokeLeftTokens(session, async (token) => void revoked.push(token));
  return { host, session, revoked };
}

describe('a service token that is left behind', () => {
  it('is revoked by signing out, also when another tab signs out', () => {
    const { host, session, revoked } = followed();
    session.signIn(a, 'service-1');
    session.signOut();
    expect(revoked).toEqual(['service-1']);
    session.signIn(a, 'service-2');
    host.writeFromOtherTab('am-local', '{"user":{"token":null,"account":null,"mm":null}}');
    expect(revoked).toEqual(['service-1', 'service-2']);
  });

  it('B13: is revoked by another account', () => {
    const { session, revoked } = followed();
    session.signIn(a, 'service-1');
    session.signIn(b);
    expect(revoked).toEqual(['service-1']);
  });

  it('is left alone where it has expired or was replaced, and a local one says nothing to anybody', () => {
    const { session, revoked } = followed();
    session.signIn(a);
    session.signIn(a, 'service-1');
    session.signIn(a, 'service-2');
    session.signIn(a);
    session.signOut();
    expect(revoked).toEqual([]);
  });
});
