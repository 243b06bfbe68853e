import { sameAddress } from '@amswap/values';
import * as v from 'valibot';
import { accountName } from '../schema/fields.ts';
import type { BindingAnswer, BindRequest } from '../schema/operations.ts';
import type { BindingSecret } from '../schema/sealedBinding.ts';
import { accountKeyOf, passwordForm } from './accountKey.ts';
import type { AccountRecord, NamedBinding, SessionRecord } from './AccountsStore.ts';
import { type BoundedQueue, QueueFull } from './boundedQueue.ts';
import { openSealed } from './openSealed.ts';
import { sha256Of } from './randomText.ts';
import { Refusal } from './Refusal.ts';
import type { Caller, ServiceParts } from './ServiceParts.ts';
import { sessionOf, spendNonce, walletOf } from './sessions.ts';

/** What binding works with besides the parts: made once for a service. */
export interface PasswordDesk {
  readonly queue: BoundedQueue;
  /** The hash of nobody's password: an account that is not there takes as long as one that is. */
  readonly decoy: Promise<string>;
}

const answerOf = ({ wallet, name, since }: NamedBinding): BindingAnswer => ({
  wallet,
  account: name,
  since: new Date(since).toISOString(),
});

/** The account by its password; undefined alike for none, a disabled one and a wrong password, after the same work. */
async function accountByPassword(
  { store, hasher }: ServiceParts,
  desk: PasswordDesk,
  { account: name, password }: BindingSecret,
): Promise<AccountRecord | undefined> {
  // What can be nobody's name is not asked for: a database may refuse to be asked.
  const account = v.is(accountName, name) ? await store.account(accountKeyOf(name)) : undefined;
  const hash = account?.passwordHash ?? (await desk.decoy);
  const right = await desk.queue.run(() => hasher.verify(hash, passwordForm(password)));
  return right && account?.disabledAt === undefined ? account : undefined;
}

/**
 * Tries are counted by account and network together: whoever guesses from elsewhere locks only himself out. A try counts before
 * its password is looked at, so that many at once count as many.
 */
async function limitedAccount(
  parts: ServiceParts,
  desk: PasswordDesk,
  { network }: Caller,
  secret: BindingSecret,
): Promise<AccountRecord> {
  const { store, clock, rules } = parts;
  const tryKey = await sha256Of(`${network}\n${accountKeyOf(secret.account)}`);
  const now = clock.now();
  const { count, windowStartedAt } = await store.countTry(tryKey, now, rules.tryWindowMs);
  if (count > rules.tries) {
    const retryAfter = Math.max(1, Math.ceil((windowStartedAt + rules.tryWindowMs - now) / 1000));
    throw new Refusal('binding.tooManyTries', 'too many wrong tries at this account from this network', {
      retryAfter,
    });
  }
  const found = await accountByPassword(parts, desk, secret).catch(async (error: unknown) => {
    await store.releaseTry(tryKey);
    if (!(error instanceof QueueFull)) throw error;
    throw new Refusal('service.busy', 'too many passwords are being checked', { retryAfter: 2 });
  });
  if (found === undefined)
    throw new Refusal('binding.wrongAccountOrPassword', 'no such account, or another password');
  await store.clearTries(tryKey);
  return found;
}

/** Binds the session's wallet to an account. That something is bound already is only said after the right password. */
export async function bind(
  parts: ServiceParts,
  desk: PasswordDesk,
  caller: Caller,
  request: BindRequest,
): Promise<BindingAnswer> {
  const { wallet, origin } = await sessionOf(parts, caller);
  const secret = await openSealed(parts.keys, request);
  if (!sameAddress(secret.wallet, wallet))
    throw new Refusal('session.otherWallet', 'sealed for another wallet than the session’s');
  const nonce = await spendNonce(parts, secret.nonce, { purpose: 'bind', wallet, origin });
  if (Date.parse(secret.time) !== nonce.issuedAt)
    throw new Refusal('binding.unreadable', 'sealed with another time than the nonce’s');
  const account = await limitedAccount(parts, desk, caller, secret);
  const binding = { wallet, accountKey: account.key, since: parts.clock.now() };
  const outcome = await parts.store.bind(binding);
  switch (outcome) {
    case 'bound':
      return answerOf({ ...binding, name: account.name });
    case 'walletIsBound':
      throw new Refusal('binding.alreadyBound', 'this wallet is bound already', { bound: 'wallet' });
    case 'accountIsBound':
      throw new Refusal('binding.alreadyBound', 'this account is bound already', { bound: 'account' });
    case 'accountIsClosed':
      throw new Refusal('binding.wrongAccountOrPassword', 'no such account, or another password');
  }
}

/** The session, whose wallet must be the one named. */
async function ownSession(parts: ServiceParts, caller: Caller, wallet: string): Promise<SessionRecord> {
  const session = await sessionOf(parts, caller);
  if (!sameAddress(session.wallet, walletOf(wallet)))
    throw new Refusal('session.otherWallet', 'the session is another wallet’s');
  return session;
}

const notBound = () => new Refusal('binding.notBound', 'this wallet is bound to no account');

/** What the session's own wallet is bound to. */
export async function readBinding(
  parts: ServiceParts,
  caller: Caller,
  wallet: string,
): Promise<BindingAnswer> {
  const session = await ownSession(parts, caller, wallet);
  const binding = await parts.store.binding(session.wallet);
  if (binding === undefined) throw notBound();
  return answerOf(binding);
}

/** Unbinds the session's own wallet. */
export async function unbind(parts: ServiceParts, caller: Caller, wallet: string): Promise<void> {
  const session = await ownSession(parts, caller, wallet);
  if (!(await parts.store.unbind(session.wallet))) throw notBound();
}
