import type { Address } from '@amswap/values';
import type { NoncePurpose } from '../schema/operations.ts';

/** Times in every record are milliseconds since the epoch. */
export interface NonceRecord {
  readonly nonce: string;
  readonly purpose: NoncePurpose;
  readonly wallet: Address;
  readonly origin: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

export interface SessionRecord {
  /** SHA-256 of the token, hexadecimal: the token itself is kept nowhere. */
  readonly tokenHash: string;
  readonly wallet: Address;
  readonly origin: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface AccountRecord {
  /** The name in the form that tells accounts apart: see `accountKeyOf`. */
  readonly key: string;
  /** The name as it was written when the account was made. */
  readonly name: string;
  /** Argon2id in PHC form. */
  readonly passwordHash: string;
  readonly createdAt: number;
  readonly disabledAt: number | undefined;
}

export interface BindingRecord {
  readonly wallet: Address;
  readonly accountKey: string;
  readonly since: number;
}

/** A binding together with its account's name. */
export interface NamedBinding extends BindingRecord {
  readonly name: string;
}

/** An account as the administrator sees it. */
export interface AccountListing {
  readonly key: string;
  readonly name: string;
  readonly createdAt: number;
  readonly disabledAt: number | undefined;
  readonly wallet: Address | undefined;
}

/** Tries at one key within the window that runs. */
export interface TryCount {
  readonly count: number;
  readonly windowStartedAt: number;
}

/** Whether a binding was made, or which of the two is bound already. */
export type BindOutcome = 'bound' | 'walletIsBound' | 'accountIsBound' | 'accountIsClosed';

/**
 * Where the service keeps what it knows. Each method is one atomic change, durable once its promise resolves: whatever happens
 * to the process between two of them leaves nothing half done.
 */
export interface AccountsStore {
  putNonce(nonce: NonceRecord): Promise<void>;
  /** Takes a nonce out; for each nonce, only one caller ever gets it. */
  takeNonce(nonce: string): Promise<NonceRecord | undefined>;
  putSession(session: SessionRecord): Promise<void>;
  session(tokenHash: string): Promise<SessionRecord | undefined>;
  removeSession(tokenHash: string): Promise<void>;
  /** False if an account with this key stands already. */
  createAccount(account: AccountRecord): Promise<boolean>;
  account(key: string): Promise<AccountRecord | undefined>;
  /** False if there is no such account; the same below. */
  setPassword(key: string, passwordHash: string): Promise<boolean>;
  setDisabled(key: string, disabledAt: number | undefined): Promise<boolean>;
  /** In the order of their keys, those after `afterKey`. */
  listAccounts(afterKey: string, limit: number): Promise<readonly AccountListing[]>;
  /** Of any number of callers for one wallet or one account, one binds. */
  bind(binding: BindingRecord): Promise<BindOutcome>;
  binding(wallet: Address): Promise<NamedBinding | undefined>;
  /** False if nothing was bound. */
  unbind(wallet: Address): Promise<boolean>;
  /** Counts one more try; a window that is over begins anew. */
  countTry(key: string, now: number, windowMs: number): Promise<TryCount>;
  /** Gives a counted try back that did not take place. */
  releaseTry(key: string): Promise<void>;
  clearTries(key: string): Promise<void>;
  /** Removes nonces and sessions that have expired, and windows that began before `triesBefore`. */
  sweep(now: number, triesBefore: number): Promise<void>;
  /** Resolves if the store answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
