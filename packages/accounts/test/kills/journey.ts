import { checksumAddress } from '@amswap/values';
import type { AccountRecord, AccountsStore } from '../../src/service/AccountsStore.ts';

/** What has been acknowledged, and must therefore stand whatever happens. */
export type Acknowledged =
  | 'account created'
  | 'password set'
  | 'account closed'
  | 'account opened'
  | 'nonce given'
  | 'nonce taken'
  | 'signed in'
  | 'try given back'
  | 'try counted'
  | 'tries cleared'
  | 'bound'
  | 'unbound'
  | 'bound again'
  | 'signed out'
  | 'swept';

export const wallet = checksumAddress('0x8ba1f109551bd432803012645ac136ddd64dba72');
export const now = Date.UTC(2026, 5, 1);
export const windowMs = 60_000;

export const ada: AccountRecord = {
  key: 'ada',
  name: 'Ada',
  passwordHash: 'first',
  createdAt: now,
  disabledAt: undefined,
};
export const nonce = {
  nonce: 'a1b2c3d4e5f6a7b8',
  purpose: 'signIn',
  wallet,
  origin: 'https://swap.test.example',
  issuedAt: now,
  expiresAt: now + windowMs,
} as const;
export const session = {
  tokenHash: 'ab'.repeat(32),
  wallet,
  origin: nonce.origin,
  createdAt: now,
  expiresAt: now + windowMs,
};
export const binding = { wallet, accountKey: ada.key, since: now };

/** One way through every write of the store, in an order that a user's could have. Each is told when its promise has resolved. */
export async function journey(store: AccountsStore, tell: (done: Acknowledged) => void): Promise<void> {
  await store.createAccount(ada);
  tell('account created');
  await store.setPassword(ada.key, 'second');
  tell('password set');
  await store.setDisabled(ada.key, now);
  tell('account closed');
  await store.setDisabled(ada.key, undefined);
  tell('account opened');
  await store.putNonce(nonce);
  tell('nonce given');
  await store.takeNonce(nonce.nonce);
  tell('nonce taken');
  await store.putSession(session);
  tell('signed in');
  await store.countTry('spare', now, windowMs);
  await store.countTry('spare', now, windowMs);
  await store.releaseTry('spare');
  tell('try given back');
  await store.countTry('ada', now, windowMs);
  await store.countTry('ada', now, windowMs);
  tell('try counted');
  await store.clearTries('ada');
  tell('tries cleared');
  await store.bind(binding);
  tell('bound');
  await store.unbind(wallet);
  tell('unbound');
  await store.bind(binding);
  tell('bound again');
  await store.removeSession(session.tokenHash);
  tell('signed out');
  await store.sweep(now + windowMs, now + windowMs);
  tell('swept');
}
