import { checksumAddress } from '@amswap/values';
import { describe, expect, it } from 'vitest';
import { openEntryStore } from './entryStore.ts';
import { type MemoryHost, memoryHost, type StorageFaults } from './memoryHost.fixture.ts';
import { createSessionStore, sessionFrom } from './sessionStore.ts';
import { storageKeys } from './storageKeys.ts';

const a = checksumAddress('0x8ba1f109551bd432803012645ac136ddd64dba72');
const b = checksumAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed');

const storeOver = (host: MemoryHost) => createSessionStore(openEntryStore(host), () => 'id');
const opened = (stored: Readonly<Record<string, string>> = {}, faults: StorageFaults = {}) => {
  const host = memoryHost(stored, faults);
  return { host, store: storeOver(host) };
};
const local = (host: MemoryHost): unknown => JSON.parse(host.entries.get('am-local') ?? 'null');

describe('sessionFrom', () => {
  it.each([
    '{bad',
    'null',
    '42',
    '[]',
    '{}',
    '"text"',
    '{"user":null}',
    '{"user":[]}',
    '{"user":{"token":1,"account":"x"}}',
    '{"user":{"token":1,"account":"x","mm":null}}',
    `{"user":{"token":"t","account":"${a}"}}`,
    '{"user":{"token":"t","account":"0x12","mm":null}}',
    `{"user":{"token":"","account":"${a}","mm":null}}`,
  ])('B45: %s means signed out', (text) => {
    expect(sessionFrom(text)).toMatchObject({ token: null, account: null });
  });

  it('B47: reads a valid session at once', () => {
    const text = `{"user":{"token":"t","account":"${a.toLowerCase()}","mm":{"x":1}}}`;
    expect(sessionFrom(text)).toEqual({ token: 't', account: a, mm: { x: 1 } });
  });
});

describe('the session', () => {
  it('signs in with a local token, and out again', () => {
    const { host, store } = opened();
    store.signIn(a);
    expect(local(host)).toEqual({ user: { token: 'local:id', account: a, mm: null } });
    expect(host.entries.get(storageKeys.accountToken(a))).toBe('local:id');
    store.signOut();
    expect(local(host)).toEqual({ user: { token: null, account: null, mm: null } });
    expect(host.entries.has(storageKeys.accountToken(a))).toBe(false);
  });

  it('B01: is still signed out after a reload', () => {
    const { host, store } = opened();
    store.signIn(a);
    store.signOut();
    expect(storeOver(host).read().token).toBeNull();
  });

  it('B13: leaves nothing of an account that was changed away from', () => {
    const { host, store } = opened();
    store.signIn(a);
    store.signIn(b, 'service');
    expect([...host.entries.values()].join()).not.toContain(a);
    expect(host.entries.has(storageKeys.accountToken(a))).toBe(false);
    expect(host.entries.get(storageKeys.accountToken(b))).toBe('service');
  });

  it('keeps mm as it is, also a bigint in it (B28)', () => {
    const { host, store } = opened({
      'am-local': '{"user":{"token":null,"account":null,"mm":{"n":{"$bigint":"7"}}}}',
    });
    expect(store.read().mm).toEqual({ n: 7n });
    store.signIn(a);
    expect(storeOver(host).read()).toEqual({ token: 'local:id', account: a, mm: { n: 7n } });
  });

  it('B45: replaces bad data at the next save and touches nothing else', () => {
    const { host, store } = opened({ 'am-local': '{"user":{"token":1},"more":true}', theirs: 'kept' });
    store.signIn(a);
    expect(local(host)).toEqual({ user: { token: 'local:id', account: a, mm: null } });
    expect(host.entries.get('theirs')).toBe('kept');
  });

  it('B45: takes another tab’s session whole', () => {
    const { host, store } = opened();
    store.signIn(a);
    let told = 0;
    store.follow(() => told++);
    host.writeFromOtherTab('am-local', JSON.stringify({ user: { token: 'other', account: b, mm: null } }));
    expect(store.read()).toEqual({ token: 'other', account: b, mm: null });
    expect(told).toBe(1);
  });

  it.each<[string, StorageFaults]>([
    ['B45: blocked', { blocked: true }],
    ['B46: full', { full: true }],
  ])('%s storage: goes on in memory, with one hint', (_, faults) => {
    const host = memoryHost({}, faults);
    const entries = openEntryStore(host);
    let hints = 0;
    entries.onceNotKept(() => hints++);
    const store = createSessionStore(entries, () => 'id');
    store.signIn(a);
    expect(store.read().account).toBe(a);
    expect(entries.read('am-local')).toContain(a);
    store.signOut();
    expect(store.read().token).toBeNull();
    expect({ hints, kept: entries.isKept() }).toEqual({ hints: 1, kept: false });
  });
});
