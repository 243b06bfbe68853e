import { sameAddress } from '@amswap/values';
import type { AccountsStore } from '../service/AccountsStore.ts';
import { accountChange, bindChange, countChange, sweepChange } from './PageState.ts';
import type { StateHolder } from './StateHolder.ts';

type OfAccounts = 'createAccount' | 'account' | 'setPassword' | 'setDisabled' | 'listAccounts';

const accountParts = ({ read, change }: StateHolder): Pick<AccountsStore, OfAccounts> => ({
  createAccount: (account) =>
    change((state) =>
      state.accounts.some(({ key }) => key === account.key)
        ? [state, false]
        : [{ ...state, accounts: [...state.accounts, account] }, true],
    ),
  account: async (wanted) => (await read()).accounts.find(({ key }) => key === wanted),
  setPassword: (key, passwordHash) => change(accountChange(key, { passwordHash })),
  setDisabled: (key, disabledAt) => change(accountChange(key, { disabledAt })),
  async listAccounts(afterKey, limit) {
    const { accounts, bindings } = await read();
    return accounts
      .filter(({ key }) => key > afterKey)
      .sort((one, other) => (one.key < other.key ? -1 : 1))
      .slice(0, limit)
      .map(({ key, name, createdAt, disabledAt }) => {
        const wallet = bindings.find(({ accountKey }) => accountKey === key)?.wallet;
        return { key, name, createdAt, disabledAt, wallet };
      });
  },
});

type OfSessions = 'putNonce' | 'takeNonce' | 'putSession' | 'session' | 'removeSession';

const sessionParts = ({ read, change }: StateHolder): Pick<AccountsStore, OfSessions> => ({
  putNonce: (nonce) => change((state) => [{ ...state, nonces: [...state.nonces, nonce] }, undefined]),
  takeNonce: (wanted) =>
    change((state) => [
      { ...state, nonces: state.nonces.filter(({ nonce }) => nonce !== wanted) },
      state.nonces.find(({ nonce }) => nonce === wanted),
    ]),
  putSession: (session) =>
    change((state) => [{ ...state, sessions: [...state.sessions, session] }, undefined]),
  session: async (wanted) => (await read()).sessions.find(({ tokenHash }) => tokenHash === wanted),
  removeSession: (gone) =>
    change((state) => [
      { ...state, sessions: state.sessions.filter(({ tokenHash }) => tokenHash !== gone) },
      undefined,
    ]),
});

/** The store of a page: the same contract as a server's, over a state that the browser keeps. */
export function createPageStore(holder: StateHolder): AccountsStore {
  const { read, change } = holder;
  return {
    ...accountParts(holder),
    ...sessionParts(holder),
    bind: (binding) => change(bindChange(binding)),
    async binding(wanted) {
      const { accounts, bindings } = await read();
      const binding = bindings.find(({ wallet }) => sameAddress(wallet, wanted));
      const account = accounts.find(({ key }) => key === binding?.accountKey);
      return binding && account && { ...binding, name: account.name };
    },
    unbind: (gone) =>
      change((state) => {
        const bindings = state.bindings.filter(({ wallet }) => !sameAddress(wallet, gone));
        return [{ ...state, bindings }, bindings.length < state.bindings.length];
      }),
    countTry: (key, now, windowMs) => change(countChange(key, now, windowMs)),
    releaseTry: (key) =>
      change((state) => {
        const before = state.tries[key];
        if (before === undefined || before.count === 0) return [state, undefined];
        return [
          { ...state, tries: { ...state.tries, [key]: { ...before, count: before.count - 1 } } },
          undefined,
        ];
      }),
    clearTries: (gone) =>
      change((state) => {
        const { [gone]: _, ...tries } = state.tries;
        return [{ ...state, tries }, undefined];
      }),
    sweep: (now, triesBefore) => change(sweepChange(now, triesBefore)),
    ping: async () => void (await read()),
    close: async () => holder.close(),
  };
}
