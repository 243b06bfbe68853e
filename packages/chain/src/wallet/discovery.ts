import type { Clock } from '@amswap/values';
import { requestProviders } from 'mipd';
import { foreignText } from '../errors/foreignText.ts';
import { providerOf, readForeign, vendorOf } from './injectedObject.ts';
import type { Wallet, WalletOrigin } from './Wallet.ts';

/** The part of a window in which wallets leave their objects. Only read, never written. */
export interface InjectionTarget {
  readonly ethereum?: unknown;
  readonly web3?: unknown;
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
}

export interface WalletDiscoveryOptions {
  readonly page: InjectionTarget;
  readonly clock: Clock;
  /** Hears EIP-6963 announcements and asks for them; the page's own by default. */
  readonly announcements?: (heard: (detail: unknown) => void) => (() => void) | undefined;
}

/** The wallets of this browser, as far as they have shown themselves. Errors: none, of any method. */
export interface WalletDiscovery {
  /** Wallets found so far, in the order of preference. The array is a new one whenever it changed. */
  readonly wallets: readonly Wallet[];
  /** Whether the time in which wallets usually inject themselves is not over yet. */
  readonly searching: boolean;
  /** Calls back on every change of `wallets` or `searching`. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Looks again now, without waiting: for a click on "connect". */
  look(): void;
  stop(): void;
}

/** Wallet browsers inject up to some seconds late, some without saying so. */
const searchMs = 6_000;
const lookEveryMs = 250;
/** Nobody has more wallets than this; a hostile extension may announce without end. */
const announcedLimit = 30;
const pictureLimit = 40_000;
const nameLimit = 40;

/**
 * Looks for wallets in the product's order: those that announce themselves, those in the `providers` array of a multiplexer,
 * the injected one, the legacy web3 one. Each object counts once. Asks no wallet for anything. Never throws, whatever
 * stands in the page.
 */
export function createWalletDiscovery(options: WalletDiscoveryOptions): WalletDiscovery {
  const { page, clock, announcements = requestProviders } = options;
  const listeners = new Set<() => void>();
  const announced = new Map<string, Wallet>();
  let wallets: readonly Wallet[] = [];
  let searching = true;
  const tell = () => {
    for (const listener of Array.from(listeners)) listener();
  };

  const look = () => {
    const found = [...announced.values(), ...injectedWallets(page, [...announced.values()])];
    const same =
      found.length === wallets.length &&
      found.every(({ id, provider }, i) => id === wallets[i]?.id && provider === wallets[i]?.provider);
    if (same) return;
    wallets = found;
    tell();
  };

  const stopHearing = announcements((detail) => {
    const wallet = announcedWallet(detail);
    if (wallet === undefined || announced.has(wallet.id) || announced.size >= announcedLimit) return;
    announced.set(wallet.id, wallet);
    look();
  });
  page.addEventListener('ethereum#initialized', look);
  look();
  const stopLooking = clock.every(lookEveryMs, look);
  const endSearch = () => {
    if (!searching) return;
    searching = false;
    stopLooking();
    cancelEnd();
    tell();
  };
  const cancelEnd = clock.after(searchMs, endSearch);

  return {
    get wallets() {
      return wallets;
    },
    get searching() {
      return searching;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    look,
    stop() {
      listeners.clear();
      endSearch();
      stopHearing?.();
      page.removeEventListener('ethereum#initialized', look);
    },
  };
}

/** A wallet out of an announcement; undefined when the announcement is not one. */
function announcedWallet(detail: unknown): Wallet | undefined {
  const info = readForeign(detail, 'info');
  const provider = providerOf(readForeign(detail, 'provider'));
  const rdns = readForeign(info, 'rdns');
  const name = readForeign(info, 'name');
  const icon = readForeign(info, 'icon');
  if (provider === undefined || typeof rdns !== 'string' || !/^[a-z0-9_.-]{1,100}$/i.test(rdns))
    return undefined;
  return {
    id: rdns,
    name: typeof name === 'string' ? foreignText(name.slice(0, nameLimit)).text : rdns,
    icon:
      typeof icon === 'string' && icon.startsWith('data:image/') && icon.length < pictureLimit
        ? icon
        : undefined,
    origin: 'announced',
    provider,
  };
}

function injectedWallets(page: InjectionTarget, announced: readonly Wallet[]): readonly Wallet[] {
  const injected = readForeign(page, 'ethereum');
  const list = readForeign(injected, 'providers');
  const candidates: (readonly [unknown, WalletOrigin])[] =
    // A multiplexer answers with one wallet and sends the events of another: only what it joins is used.
    Array.isArray(list) && list.length > 0
      ? list.slice(0, announcedLimit).map((entry: unknown) => [entry, 'listed'] as const)
      : [[injected, 'injected']];
  candidates.push([readForeign(readForeign(page, 'web3'), 'currentProvider'), 'legacy']);

  const found: Wallet[] = [];
  for (const [object, origin] of candidates) {
    const provider = providerOf(object);
    if (provider === undefined) continue;
    const vendor = vendorOf(object);
    const known = [...announced, ...found].some(
      (wallet) => wallet.provider === provider || (announced.includes(wallet) && wallet.id === vendor.rdns),
    );
    if (known) continue;
    const base = `${origin}:${vendor.key}`;
    const twins = found.filter(({ id }) => id === base || id.startsWith(`${base}:`)).length;
    found.push({
      id: twins === 0 ? base : `${base}:${twins + 1}`,
      name: vendor.name,
      icon: undefined,
      origin,
      provider,
    });
  }
  return found;
}
