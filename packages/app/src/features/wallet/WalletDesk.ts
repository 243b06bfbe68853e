import type { Wallet, WalletDiscovery, WalletEvent, WalletSession, WalletState } from '@amswap/chain/wallet';
import type { AppServices } from '../../boot/AppServices.ts';
import type { ConfiguredChain } from '../../boot/ChainState.ts';
import { storageKeys } from '../../boot/storageKeys.ts';

/** A session over the wallets that it can be made with. */
export interface OpenedSession {
  readonly discovery: WalletDiscovery;
  readonly session: WalletSession;
}

/** Opens a session on a chain; its code is a chunk that comes when a wallet is remembered or asked for. */
export type OpenSession = (services: WalletServices, chain: ConfiguredChain) => OpenedSession;

/** What the desk works with. */
export type WalletServices = Pick<AppServices, 'clock' | 'entries' | 'session' | 'chain'>;

/** The wallets of the page, as far as they have shown themselves. */
export interface FoundWallets {
  readonly wallets: readonly Wallet[];
  /** Whether more may still show themselves. */
  readonly searching: boolean;
  /** Id of the wallet that was connected last. */
  readonly remembered: string | undefined;
}

/**
 * The page's wallet. Without a remembered wallet or a session nothing of it is loaded before it is asked for; with one it
 * reconnects silently. The session of `am-local` follows it.
 */
export interface WalletDesk {
  state(): WalletState;
  found(): FoundWallets;
  /** Told at every change of the state or of the wallets found. Returns a function that stops it. */
  follow(changed: () => void): () => void;
  /** Told of what a user is to be told. Returns a function that stops it. */
  onEvent(told: (event: WalletEvent) => void): () => void;
  /** Begins to look for wallets. Resolves when the code is here; rejects when it, or a chain, cannot be had. */
  look(): Promise<void>;
  /** Asks a wallet for its account; how it ended stands in the state. Rejects as `look` does. */
  connect(walletId: string): Promise<void>;
  /** The same without asking for the chain. */
  connectProxy(walletId: string): Promise<void>;
  /** Asks the connected wallet for the chain; how it ended stands in the state. */
  switchChain(): Promise<void>;
  signOut(): void;
}

const nothingFound: FoundWallets = { wallets: [], searching: true, remembered: undefined };
const signedOut: WalletState = { kind: 'signedOut', failure: undefined };

/** Under this key the wallet is remembered: the tour's own wallet never takes the place of a real one. */
export const rememberedUnder = (chain: ConfiguredChain): string =>
  chain.tour === undefined ? storageKeys.wallet : storageKeys.tourWallet;

/** Resolves with the chain once there is one. */
function whenConfigured(chain: AppServices['chain']): Promise<ConfiguredChain> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const state = chain.read();
      if (state.state === 'starting') return;
      stop();
      if (state.state === 'configured') resolve(state);
      else reject(new Error('there is no chain to connect a wallet for'));
    };
    const stop = chain.follow(look);
    look();
  });
}

/** Opens the desk and reconnects to the remembered wallet, if there is one. */
export function createWalletDesk(services: WalletServices, load: () => Promise<OpenSession>): WalletDesk {
  return new Desk(services, load);
}

class Desk implements WalletDesk {
  private opened: OpenedSession | undefined;
  private opening: Promise<WalletSession> | undefined;
  private before: WalletState = signedOut;
  private wallets = nothingFound;
  private readonly followers = new Set<() => void>();
  private readonly listeners = new Set<(event: WalletEvent) => void>();

  constructor(
    private readonly services: WalletServices,
    private readonly load: () => Promise<OpenSession>,
  ) {
    void this.reconnect();
    // Signed out in another tab is signed out here as well.
    services.session.follow(() => {
      if (services.session.read().token === null && this.hasAccount()) this.signOut();
    });
  }

  state = (): WalletState => this.opened?.session.state ?? this.before;
  found = (): FoundWallets => this.wallets;

  follow = (changed: () => void): (() => void) => {
    this.followers.add(changed);
    return () => void this.followers.delete(changed);
  };

  onEvent = (told: (event: WalletEvent) => void): (() => void) => {
    this.listeners.add(told);
    return () => void this.listeners.delete(told);
  };

  look = async (): Promise<void> => {
    await this.open();
    this.opened?.discovery.look();
  };

  connect = async (walletId: string): Promise<void> => (await this.open()).connect(walletId);
  connectProxy = async (walletId: string): Promise<void> => (await this.open()).connectProxy(walletId);
  switchChain = async (): Promise<void> => (await this.open()).switchChain();
  signOut = (): void => this.opened?.session.disconnect();

  private async reconnect(): Promise<void> {
    const { entries, chain, session } = this.services;
    const keys = [storageKeys.wallet, storageKeys.tourWallet];
    const kept = (): boolean => session.read().token !== null;
    if (kept() || keys.some((key) => entries.read(key) !== null)) this.before = { kind: 'reconnecting' };
    try {
      const configured = await whenConfigured(chain);
      if (kept() || entries.read(rememberedUnder(configured)) !== null) await this.open();
    } catch {
      // Without a chain, or without the code, nobody is signed in; a click asks again.
    }
    if (this.opened !== undefined) return;
    this.before = signedOut;
    this.changed();
  }

  private open(): Promise<WalletSession> {
    this.opening ??= this.start().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  private async start(): Promise<WalletSession> {
    const [chain, open] = await Promise.all([whenConfigured(this.services.chain), this.load()]);
    const opened = open(this.services, chain);
    const { discovery, session } = opened;
    const remembered = this.services.entries.read(rememberedUnder(chain)) ?? undefined;
    const lookAtWallets = (): void => {
      this.wallets = { wallets: discovery.wallets, searching: discovery.searching, remembered };
      this.changed();
    };
    this.opened = opened;
    discovery.subscribe(lookAtWallets);
    session.subscribe(() => this.changed());
    session.onEvent((event) => {
      for (const told of [...this.listeners]) told(event);
    });
    lookAtWallets();
    return session;
  }

  private hasAccount(): boolean {
    const state = this.state();
    return state.kind === 'connected' || state.kind === 'wrongChain';
  }

  /** The session of the page says what the wallet says; while that is not known it stays as it is. */
  private keepSession(): void {
    const { session } = this.services;
    const state = this.state();
    const { token, account } = session.read();
    if (state.kind === 'connected' || state.kind === 'wrongChain') {
      if (token === null || account !== state.account) session.signIn(state.account);
    } else if (state.kind === 'signedOut' && token !== null) session.signOut();
  }

  private changed(): void {
    this.keepSession();
    for (const follower of [...this.followers]) follower();
  }
}
