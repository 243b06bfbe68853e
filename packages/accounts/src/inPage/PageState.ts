import { sameAddress } from '@amswap/values';
import type {
  AccountRecord,
  BindingRecord,
  BindOutcome,
  NonceRecord,
  SessionRecord,
  TryCount,
} from '../service/AccountsStore.ts';

/** Everything that the store in a page keeps: one value, replaced whole at each change. */
export interface PageState {
  readonly nonces: readonly NonceRecord[];
  readonly sessions: readonly SessionRecord[];
  readonly accounts: readonly AccountRecord[];
  readonly bindings: readonly BindingRecord[];
  readonly tries: Readonly<Record<string, TryCount>>;
}

export const emptyState: PageState = { nonces: [], sessions: [], accounts: [], bindings: [], tries: {} };

/** A change: the state after it, and what it came to. */
export type Change<T> = (state: PageState) => readonly [PageState, T];

/** Makes a binding where neither side has one. */
export const bindChange =
  (binding: BindingRecord): Change<BindOutcome> =>
  (state) => {
    const account = state.accounts.find(({ key }) => key === binding.accountKey);
    if (account === undefined || account.disabledAt !== undefined) return [state, 'accountIsClosed'];
    if (state.bindings.some(({ wallet }) => sameAddress(wallet, binding.wallet)))
      return [state, 'walletIsBound'];
    if (state.bindings.some(({ accountKey }) => accountKey === binding.accountKey))
      return [state, 'accountIsBound'];
    return [{ ...state, bindings: [...state.bindings, binding] }, 'bound'];
  };

/** Counts a try; a window that is over begins anew. */
export const countChange =
  (key: string, now: number, windowMs: number): Change<TryCount> =>
  (state) => {
    const before = state.tries[key];
    const over = before === undefined || before.windowStartedAt <= now - windowMs;
    const count = over ? { count: 1, windowStartedAt: now } : { ...before, count: before.count + 1 };
    return [{ ...state, tries: { ...state.tries, [key]: count } }, count];
  };

/** Changes one account; false where there is none. */
export const accountChange =
  (wanted: string, change: Partial<AccountRecord>): Change<boolean> =>
  (state) => [
    {
      ...state,
      accounts: state.accounts.map((account) =>
        account.key === wanted ? { ...account, ...change } : account,
      ),
    },
    state.accounts.some(({ key }) => key === wanted),
  ];

/** Removes what has expired. */
export const sweepChange =
  (now: number, triesBefore: number): Change<void> =>
  (state) => [
    {
      ...state,
      nonces: state.nonces.filter(({ expiresAt }) => expiresAt > now),
      sessions: state.sessions.filter(({ expiresAt }) => expiresAt > now),
      tries: Object.fromEntries(
        Object.entries(state.tries).filter(([, { windowStartedAt }]) => windowStartedAt >= triesBefore),
      ),
    },
    undefined,
  ];
