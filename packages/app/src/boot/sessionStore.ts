import { type Address, checksumAddress, isAddressShaped, sameAddress } from '@amswap/values';
import type { EntryStore } from './entryStore.ts';
import { fromJsonText, toJsonText } from './jsonText.ts';
import { storageKeys } from './storageKeys.ts';

/** The user module of the specification. Signed out means that the token is null. */
export interface Session {
  readonly token: string | null;
  /** The account that the token is of. */
  readonly account: Address | null;
  /** Of unknown meaning: kept and restored as it is, read by nothing. */
  readonly mm: unknown;
}

/** Begins a token that no service gave: it says that an account is connected, and is known to nobody else. */
const localToken = 'local:';

/** Whether a token is the accounts service's: bind works with no other. */
export const isServiceToken = (token: string | null): token is string =>
  token !== null && !token.startsWith(localToken);

export interface SessionStore {
  /** The session as it is now, synchronously from the first call on: no render ever sees a default first. */
  read(): Session;
  /** Signs an account in. Without a token of the accounts service a local one is made. */
  signIn(account: Address, token?: string): void;
  /** Signs out and removes the account's own entry. The account's data is gone from storage afterwards. */
  signOut(): void;
  /** Told about every change, also one that another tab made. Returns a function that stops it. */
  follow(changed: () => void): () => void;
}

const signedOut = (mm: unknown): Session => ({ token: null, account: null, mm });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands in `am-local`; anything that is not exactly a session of this version means signed out. */
export function sessionFrom(text: string | null): Session {
  const stored = fromJsonText(text);
  const user = isRecord(stored) ? stored['user'] : undefined;
  if (!isRecord(user) || !('mm' in user)) return signedOut(null);
  const { token, account, mm } = user;
  if (typeof token !== 'string' || token === '') return signedOut(mm);
  if (typeof account !== 'string' || !isAddressShaped(account)) return signedOut(null);
  return { token, account: checksumAddress(account), mm };
}

const textOf = (session: Session): string => toJsonText({ user: session });

/** The session, over the entries of the browser. `randomId` makes the local token of an account. */
export function createSessionStore(entries: EntryStore, randomId: () => string): SessionStore {
  let session = sessionFrom(entries.read(storageKeys.session));
  const followers = new Set<() => void>();
  const tell = (): void => {
    for (const follower of followers) follower();
  };

  const put = (next: Session): void => {
    const left = session.account;
    if (left !== null && !sameAddress(left, next.account)) entries.remove(storageKeys.accountToken(left));
    session = next;
    entries.write(storageKeys.session, textOf(next));
    if (next.account !== null && next.token !== null) {
      entries.write(storageKeys.accountToken(next.account), next.token);
    }
    tell();
  };

  // Another tab's session replaces this one whole: the two are never mixed.
  entries.follow(storageKeys.session, () => {
    session = sessionFrom(entries.read(storageKeys.session));
    tell();
  });

  return {
    read: () => session,
    signIn: (account, token = `${localToken}${randomId()}`) => put({ token, account, mm: session.mm }),
    signOut: () => put(signedOut(session.mm)),
    follow(changed) {
      followers.add(changed);
      return () => followers.delete(changed);
    },
  };
}
