import { type Address, type Clock, parseChainId, sameAddress } from '@amswap/values';
import { ChainError, isChainError } from '../errors/ChainError.ts';
import { classify } from '../errors/classify.ts';
import { accountsOf, askWallet, chainOf } from './askWallet.ts';
import type { WalletDiscovery } from './discovery.ts';
import { createOpenPrompts } from './openPrompts.ts';
import { switchChain, type WalletChain } from './switchChain.ts';
import type { Wallet } from './Wallet.ts';
import { listenToWallet } from './walletEvents.ts';
import { createWalletMemory, type TextStorage } from './walletMemory.ts';
import { accountOf, type WalletEvent, type WalletState } from './WalletState.ts';

export interface WalletSessionOptions {
  readonly discovery: WalletDiscovery;
  readonly storage: TextStorage;
  readonly clock: Clock;
  readonly chain: WalletChain;
  /** Account of a session that the page still has, for where it has lost which wallet that was with. */
  readonly expected?: Address | undefined;
}

/**
 * The page's relation to one wallet at a time. Errors: none, of any method: how it went stands in `state`.
 */
export interface WalletSession {
  readonly state: WalletState;
  /** Calls back after every change of `state`. Returns a function that stops it. */
  subscribe(listener: (state: WalletState) => void): () => void;
  /** Calls back on what a user is told about. Returns a function that stops it. */
  onEvent(listener: (event: WalletEvent) => void): () => void;
  /**
   * Asks a wallet for its account, by a prompt, and for the configured chain. Never throws: how it ended stands in `state`.
   * Does nothing while an attempt is under way. An attempt without an answer frees itself after some seconds; a late answer
   * counts, and a second attempt waits for the prompt that is open.
   */
  connect(walletId: string): Promise<void>;
  /** The same without asking for the chain: for proxy wallets. On another chain, writes stay off. */
  connectProxy(walletId: string): Promise<void>;
  /** Asks the connected wallet for the configured chain. Never throws. */
  switchChain(): Promise<void>;
  /** Looks again at what the wallet says, without a prompt: for a page that becomes visible. */
  recheck(): Promise<void>;
  /** Signs out here. The wallet is not asked again before the user connects, after a reload neither. */
  disconnect(): void;
  stop(): void;
}

/** After this long without an answer the user can try again. */
const answerMs = 8_000;
/** Mobile wallets empty the list for a moment while the account is changed. */
const emptyListMs = 400;

/**
 * Starts a session: reconnects silently to the remembered wallet, as soon as that one shows itself, and asks no
 * other. Never throws: what goes wrong stands in its state.
 */
export function createWalletSession(options: WalletSessionOptions): WalletSession {
  return new Session(options);
}

class Session implements WalletSession {
  state: WalletState = { kind: 'signedOut', failure: undefined };
  private readonly memory;
  private readonly prompts = createOpenPrompts();
  private readonly stateListeners = new Set<(state: WalletState) => void>();
  private readonly eventListeners = new Set<(event: WalletEvent) => void>();
  /** Wallet that is listened to, also while it has no account for us. */
  private wallet: Wallet | undefined;
  private lastAccount: Address | undefined;
  private stopListening = () => {};
  private stopWaiting = () => {};
  private cancelEmpty = () => {};
  /** Counts attempts; what belongs to an older one no longer counts. */
  private attempt = 0;
  private proxy = false;

  constructor(private readonly options: WalletSessionOptions) {
    this.memory = createWalletMemory(options.storage);
    this.reconnect();
  }

  subscribe(listener: (state: WalletState) => void): () => void {
    this.stateListeners.add(listener);
    return () => void this.stateListeners.delete(listener);
  }

  onEvent(listener: (event: WalletEvent) => void): () => void {
    this.eventListeners.add(listener);
    return () => void this.eventListeners.delete(listener);
  }

  connect(walletId: string): Promise<void> {
    return this.ask(walletId, false);
  }

  connectProxy(walletId: string): Promise<void> {
    return this.ask(walletId, true);
  }

  async switchChain(): Promise<void> {
    const { state } = this;
    if (state.kind !== 'wrongChain' || state.asking) return;
    const { clock, chain } = this.options;
    const attempt = this.attempt;
    this.set({ ...state, asking: true, failure: undefined });
    const stopAsking = (failure: ChainError | undefined) => {
      if (attempt === this.attempt && this.state.kind === 'wrongChain')
        this.set({ ...this.state, asking: false, failure });
    };
    const cancel = clock.after(answerMs, () => stopAsking(new ChainError('wallet.noAnswer')));
    try {
      await switchChain(state.wallet.provider, chain, clock);
      if (attempt === this.attempt) this.moved(chain.chainId);
    } catch (thrown) {
      const failure = classify(thrown);
      stopAsking(failure.code === 'wallet.refused' ? undefined : failure);
    } finally {
      cancel();
    }
  }

  async recheck(): Promise<void> {
    const { wallet, attempt } = this;
    if (wallet === undefined || this.state.kind === 'connecting') return;
    const bound = { clock: this.options.clock, ms: answerMs };
    const list = await askWallet(wallet.provider, { method: 'eth_accounts' }, bound).catch(() => undefined);
    // No answer says nothing about the account: only a list does.
    if (attempt !== this.attempt || !Array.isArray(list)) return;
    await this.accountsChanged(list);
    const chainId = await chainOf(wallet.provider, bound).catch(() => undefined);
    if (attempt === this.attempt && chainId !== undefined) this.moved(chainId);
  }

  disconnect(): void {
    const account = accountOf(this.state) ?? this.lastAccount;
    this.memory.forget();
    this.leave();
    this.set({ kind: 'signedOut', failure: undefined });
    if (account !== undefined) this.tell({ kind: 'signedOut', account, byWallet: false });
  }

  stop(): void {
    this.leave();
    this.stateListeners.clear();
    this.eventListeners.clear();
  }

  private reconnect(): void {
    const remembered = this.memory.read();
    const { discovery, expected } = this.options;
    if (remembered === undefined && expected === undefined) return;
    this.state = { kind: 'reconnecting' };
    const look = () => {
      const wallet = discovery.wallets.find(({ id }) => remembered === undefined || id === remembered);
      if (wallet !== undefined) {
        this.stopWaiting();
        void this.reconnectTo(wallet, remembered === undefined ? expected : undefined);
      } else if (!discovery.searching && this.state.kind === 'reconnecting') {
        // It may still show itself later; until then the page does not wait.
        this.set({ kind: 'signedOut', failure: undefined });
      }
    };
    this.stopWaiting = discovery.subscribe(look);
    look();
  }

  /** Takes up the wallet's account; where one is expected, no other. */
  private async reconnectTo(wallet: Wallet, expected: Address | undefined): Promise<void> {
    const attempt = this.listen(wallet);
    const bound = { clock: this.options.clock, ms: answerMs };
    const list = await askWallet(wallet.provider, { method: 'eth_accounts' }, bound).catch(() => []);
    if (attempt !== this.attempt) return;
    const [account] = accountsOf(list);
    const another = expected !== undefined && !sameAddress(account, expected);
    if (another) this.leave();
    if (account === undefined || another) return this.set({ kind: 'signedOut', failure: undefined });
    this.memory.write(wallet.id);
    await this.enter(wallet, account, true);
  }

  private async ask(walletId: string, proxy: boolean): Promise<void> {
    if (this.state.kind === 'connecting') return;
    const { discovery, clock } = this.options;
    discovery.look();
    const wallet = discovery.wallets.find(({ id }) => id === walletId);
    if (wallet === undefined) {
      this.set({ kind: 'signedOut', failure: new ChainError('wallet.notFound') });
      return;
    }
    const attempt = this.listen(wallet);
    this.proxy = proxy;
    this.set({ kind: 'connecting', wallet });
    const cancel = clock.after(answerMs, () => this.ended(attempt, new ChainError('wallet.noAnswer')));
    try {
      const list = await this.prompts.ask(wallet.provider);
      if (attempt !== this.attempt) return;
      const [account] = accountsOf(list);
      if (account === undefined) this.ended(attempt, new ChainError('wallet.locked'));
      // An account event may have come before the answer.
      else if (!sameAddress(accountOf(this.state), account)) await this.enter(wallet, account, false);
    } catch (thrown) {
      const failure = isChainError(thrown) ? thrown : classify(thrown);
      this.ended(attempt, failure.code === 'wallet.refused' ? undefined : failure);
    } finally {
      cancel();
    }
  }

  /** Ends an attempt without an account. The wallet is still heard: its user may answer later. */
  private ended(attempt: number, failure: ChainError | undefined): void {
    if (attempt !== this.attempt || this.state.kind !== 'connecting') return;
    this.set({ kind: 'signedOut', failure });
  }

  private async enter(wallet: Wallet, account: Address, silently: boolean): Promise<void> {
    const { attempt, lastAccount } = this;
    const { clock, chain } = this.options;
    this.cancelEmpty();
    this.lastAccount = account;
    if (!silently) this.memory.write(wallet.id);
    const chainId = await chainOf(wallet.provider, { clock, ms: answerMs }).catch(() => undefined);
    // Whoever came later has the word: another account, a signing out, another wallet.
    if (attempt !== this.attempt || this.lastAccount !== account) return;
    if (chainId === chain.chainId) this.set({ kind: 'connected', wallet, account, chainId, link: 'up' });
    else this.set({ kind: 'wrongChain', wallet, account, chainId, asking: false, failure: undefined });
    if (lastAccount !== undefined && lastAccount !== account)
      this.tell({ kind: 'accountChanged', from: lastAccount, to: account });
    else if (lastAccount === undefined) this.tell({ kind: 'connected', account, silently });
    if (this.state.kind === 'wrongChain' && !silently && !this.proxy) await this.switchChain();
  }

  private async accountsChanged(list: unknown): Promise<void> {
    const { wallet, state } = this;
    if (wallet === undefined) return;
    const [account] = accountsOf(list);
    if (account !== undefined) {
      this.cancelEmpty();
      const before = accountOf(state);
      if (before === undefined || !(state.kind === 'connected' || state.kind === 'wrongChain')) {
        await this.enter(wallet, account, true);
      } else if (!sameAddress(account, before)) {
        // At once, without asking for the chain again: nothing of the old account may be shown or sent any longer.
        this.lastAccount = account;
        this.set({ ...state, account });
        this.tell({ kind: 'accountChanged', from: before, to: account });
      }
      if (accountOf(this.state) !== undefined) this.memory.write(wallet.id);
    } else if (accountOf(state) !== undefined) {
      this.set({ kind: 'reconnecting' });
      this.cancelEmpty = this.options.clock.after(emptyListMs, () => this.emptied());
    }
  }

  private emptied(): void {
    const account = this.lastAccount;
    this.lastAccount = undefined;
    this.set({ kind: 'signedOut', failure: undefined });
    if (account !== undefined) this.tell({ kind: 'signedOut', account, byWallet: true });
  }

  /** The wallet is on this chain now. */
  private moved(chainId: number | undefined): void {
    const { state } = this;
    const right = chainId === this.options.chain.chainId;
    if (state.kind === 'connected' && !right) {
      const { wallet, account } = state;
      this.set({ kind: 'wrongChain', wallet, account, chainId, asking: false, failure: undefined });
    } else if (state.kind === 'wrongChain' && right && chainId !== undefined) {
      this.set({ kind: 'connected', wallet: state.wallet, account: state.account, chainId, link: 'up' });
    } else if (state.kind === 'wrongChain' && state.chainId !== chainId) {
      this.set({ ...state, chainId });
    } else return;
    this.tell({ kind: 'chainChanged', chainId, right });
  }

  private linkChanged(link: 'up' | 'down'): void {
    if (this.state.kind === 'connected' && this.state.link !== link) this.set({ ...this.state, link });
  }

  /** Makes this wallet the one that is asked and heard, and no other. Returns the number of the attempt. */
  private listen(wallet: Wallet): number {
    if (this.wallet?.provider !== wallet.provider) this.lastAccount = undefined;
    this.leave(this.lastAccount);
    this.wallet = wallet;
    this.stopListening = listenToWallet(wallet.provider, {
      accountsChanged: (list) => void this.accountsChanged(list),
      chainChanged: (chainId) => this.moved(parseChainId(chainId)),
      linkChanged: (link) => this.linkChanged(link),
      heard: (event, detail) => this.tell({ kind: 'heard', event, detail }),
    });
    return this.attempt;
  }

  private leave(keepAccount?: Address): void {
    this.attempt += 1;
    this.proxy = false;
    this.stopWaiting();
    this.stopListening();
    this.cancelEmpty();
    this.wallet = undefined;
    this.lastAccount = keepAccount;
  }

  private set(state: WalletState): void {
    this.state = state;
    for (const listener of Array.from(this.stateListeners)) listener(state);
  }

  private tell(event: WalletEvent): void {
    for (const listener of Array.from(this.eventListeners)) listener(event);
  }
}
