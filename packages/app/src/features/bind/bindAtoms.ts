import { sealBinding, writeSignInMessage } from '@amswap/accounts/schema';
import { isChainError } from '@amswap/chain';
import { signMessage } from '@amswap/chain/wallet';
import type { Address } from '@amswap/values';
import { i18n } from '@lingui/core';
import { atom, type Getter, type Setter } from 'jotai';
import type { AppServices } from '../../boot/AppServices.ts';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import { serviceAtom, servicesAtom } from '../../boot/serviceAtoms.ts';
import { isServiceToken } from '../../boot/sessionStore.ts';
import { successTexts } from '../../text/successTexts.ts';
import { accountAtom, walletStateAtom } from '../wallet/index.ts';
import { type AccountsClient, createAccountsClient } from './accountsClient.ts';
import { AccountsFailure } from './AccountsFailure.ts';
import { accountsPlaceOf } from './accountsPlace.ts';
import { type BindFailure, type BindState, unknownOf } from './bindState.ts';

/** Where one binds here. */
export const accountsPlaceAtom = atom((get) => accountsPlaceOf(get(openChainAtom), location.origin));

/** Whether the session is the accounts service's. */
export const signedInAtom = serviceAtom(
  ({ session }) => isServiceToken(session.read().token),
  ({ session }, changed) => session.follow(changed),
);

const keptStateAtom = atom<BindState | undefined>(undefined);

/** What is known of the present account's binding; undefined without an account. */
export const bindStateAtom = atom((get): BindState | undefined => {
  const account = get(accountAtom);
  if (account === undefined) return undefined;
  const kept = get(keptStateAtom);
  return kept?.account === account ? kept : unknownOf(account);
});

/** Whom to ask about a lost password, as the operator wrote it: foreign text. */
export const contactAtom = atom('');

interface Connection {
  readonly client: AccountsClient;
  readonly publicKey: string;
}

/** One act for one account: whatever happens after the account has changed is dropped. */
class Run {
  readonly services: AppServices;
  private connection: Connection | undefined;

  constructor(
    readonly get: Getter,
    private readonly setter: Setter,
    readonly account: Address,
  ) {
    this.services = get(servicesAtom);
  }

  get stands(): boolean {
    return this.get(accountAtom) === this.account;
  }

  set(change: Partial<BindState>): void {
    const state = this.get(bindStateAtom);
    if (this.stands && state !== undefined) this.setter(keptStateAtom, { ...state, ...change });
  }

  async connect(): Promise<Connection> {
    if (globalThis.crypto?.subtle === undefined) throw new AccountsFailure('client.insecurePage');
    const place = this.get(accountsPlaceAtom);
    const { clock } = this.services;
    if (this.connection !== undefined) return this.connection;
    if (place.kind === 'tour') {
      const { send, publicKey } = await place.open();
      const client = createAccountsClient({ url: location.origin, send, clock });
      this.connection = { client, publicKey };
    } else if (place.kind === 'service') {
      const { url, publicKey } = place;
      const client = createAccountsClient({ url, send: (request) => fetch(request), clock });
      this.connection = { client, publicKey };
      // A courtesy of the service: without it the page has no name to give.
      client.service().then(
        ({ contact }) => this.setter(contactAtom, contact),
        () => {},
      );
    } else throw new AccountsFailure('client.unreachable');
    return this.connection;
  }

  /** The service's token of this session; undefined where one has not signed in. */
  get token(): string | undefined {
    const { token, account } = this.services.session.read();
    return isServiceToken(token) && account === this.account ? token : undefined;
  }

  /** Has the wallet sign, and keeps the token. */
  async signIn(client: AccountsClient): Promise<string> {
    const wallet = this.get(walletStateAtom);
    const chain = this.get(openChainAtom);
    if (chain === undefined || (wallet.kind !== 'connected' && wallet.kind !== 'wrongChain'))
      throw new AccountsFailure('session.missing');
    this.set({ act: 'signing' });
    const { nonce, issuedAt, expiresAt } = await client.nonce({ wallet: this.account, purpose: 'signIn' });
    const message = writeSignInMessage({
      domain: location.host,
      wallet: this.account,
      // EIP-4361 allows ASCII only.
      statement: 'Sign in to the accounts service. This sends no transaction and costs nothing.',
      uri: location.origin,
      chainId: chain.deployment.chainId,
      nonce,
      issuedAt,
      expirationTime: expiresAt,
      notBefore: undefined,
    });
    const signature = await signMessage(wallet.wallet.provider, this.account, message);
    const { token } = await client.signIn({ message, signature });
    if (!this.stands) {
      await client.signOut(token);
      throw new AccountsFailure('session.otherWallet');
    }
    this.services.session.signIn(this.account, token);
    return token;
  }

  /** Runs with the service's token; one that has expired meanwhile is got anew, once. */
  async withToken<T>(run: (token: string, connection: Connection) => Promise<T>): Promise<T> {
    const connection = await this.connect();
    const held = this.token;
    if (held !== undefined) {
      try {
        return await run(held, connection);
      } catch (error) {
        if (!(error instanceof AccountsFailure) || error.code !== 'session.missing') throw error;
        // Back to an account that is connected, and no more.
        if (this.stands) this.services.session.signIn(this.account);
      }
    }
    return run(await this.signIn(connection.client), connection);
  }
}

/** What a thrown thing is as a failure; a refusal in the wallet is none. */
function failureOf(error: unknown): BindFailure | undefined {
  if (error instanceof AccountsFailure) {
    const { code, retryAfter, bound } = error;
    return { code, retryAfter, bound };
  }
  if (!isChainError(error)) return { code: 'unknown.unclassified' };
  return error.code === 'wallet.refused' ? undefined : { code: error.code };
}

/** Runs one act at a time. */
async function perform(get: Getter, set: Setter, act: (run: Run) => Promise<void>): Promise<void> {
  const account = get(accountAtom);
  if (account === undefined || get(bindStateAtom)?.act !== 'idle') return;
  const run = new Run(get, set, account);
  run.set({ failure: undefined });
  try {
    await act(run);
    run.set({ act: 'idle' });
  } catch (error) {
    if (!(error instanceof AccountsFailure) && !isChainError(error)) run.services.log.write('error', error);
    run.set({ act: 'idle', failure: failureOf(error) });
  }
}

/** What the service knows of this wallet. */
async function lookUp(run: Run, token: string, client: AccountsClient): Promise<void> {
  try {
    run.set({ binding: await client.binding(token, run.account) });
  } catch (error) {
    if (!(error instanceof AccountsFailure) || error.code !== 'binding.notBound') throw error;
    run.set({ binding: 'none' });
  }
}

/** Reads the binding where one is signed in already; asks nothing of the wallet. */
export const readBindingAtom = atom(null, (get, set) =>
  perform(get, set, async (run) => {
    const { token } = run;
    if (token === undefined) return;
    run.set({ act: 'reading' });
    const { client } = await run.connect();
    try {
      await lookUp(run, token, client);
    } catch (error) {
      if (!(error instanceof AccountsFailure) || error.code !== 'session.missing') throw error;
      // It has expired: the account is still connected, and what it is bound to is not known any more.
      if (run.stands) run.services.session.signIn(run.account);
    }
  }),
);

/** Signs in to see what the wallet is bound to. */
export const signInAtom = atom(null, (get, set) =>
  perform(get, set, (run) =>
    run.withToken((token, { client }) => {
      run.set({ act: 'reading' });
      return lookUp(run, token, client);
    }),
  ),
);

/** What the form holds. */
export interface BindEntry {
  readonly account: string;
  readonly password: string;
}

/** Signs in where that is needed, seals account and password, and binds. Resolves with whether it is bound. */
export const bindAtom = atom(null, async (get, set, entry: BindEntry): Promise<boolean> => {
  let done = false;
  await perform(get, set, (run) =>
    run.withToken(async (token, { client, publicKey }) => {
      run.set({ act: 'binding' });
      const { nonce, issuedAt: time } = await client.nonce({ wallet: run.account, purpose: 'bind' });
      const request = await sealBinding(publicKey, { ...entry, wallet: run.account, nonce, time });
      try {
        run.set({ binding: await client.bind(token, request) });
      } catch (error) {
        // A lost answer of before: then this wallet is bound, and that is shown.
        if (error instanceof AccountsFailure && error.bound === 'wallet') await lookUp(run, token, client);
        throw error;
      }
      done = true;
      if (run.stands) run.services.toasts.show(i18n._(successTexts.binding), 'positive');
    }),
  );
  return done;
});

/** Unbinds. */
export const unbindAtom = atom(null, (get, set) =>
  perform(get, set, (run) =>
    run.withToken(async (token, { client }) => {
      run.set({ act: 'unbinding' });
      await client.unbind(token, run.account);
      run.set({ binding: 'none' });
    }),
  ),
);
