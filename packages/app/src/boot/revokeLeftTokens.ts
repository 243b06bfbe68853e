import { isServiceToken, type SessionStore } from './sessionStore.ts';

/**
 * Has the accounts service revoke each of its tokens that this session leaves behind: by signing out, by another account, by a
 * wallet that was locked. One that was replaced by a newer of the same account is left to expire.
 *
 * @param revoke never rejects: a token that cannot be revoked expires by itself within the half hour
 */
export function revokeLeftTokens(session: SessionStore, revoke: (token: string) => Promise<void>): void {
  let held = session.read();
  session.follow(() => {
    const left = held;
    held = session.read();
    const another = held.account !== left.account || held.token === null;
    if (another && isServiceToken(left.token)) void revoke(left.token);
  });
}
