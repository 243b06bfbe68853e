import {
  announceWallet,
  createManualClock,
  createTestWallet,
  type TestWallet,
  type TestWalletOptions,
} from '@amswap/testing';
import { checksumAddress } from '@amswap/values';
import { createWalletDiscovery } from '../../src/wallet/discovery.ts';
import type { WalletChain } from '../../src/wallet/switchChain.ts';
import type { WalletEvent, WalletState } from '../../src/wallet/WalletState.ts';
import { createWalletSession } from '../../src/wallet/walletSession.ts';

export const A = checksumAddress('0x8ba1f109551bD432803012645Ac136ddd64DBA72');
export const B = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
export const bnb: WalletChain = {
  chainId: 56,
  chainName: 'BNB Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: ['https://node.example'],
  blockExplorerUrls: ['https://explorer.example'],
};

class Storage {
  readonly entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
}

interface Page extends EventTarget {
  ethereum?: unknown;
}

/** A page with wallets in it; `open` loads it, again for a reload. */
export function setUp(options: Partial<TestWalletOptions> & { announced?: readonly TestWallet[] } = {}) {
  const clock = createManualClock();
  const page: Page = new EventTarget();
  const wallet = createTestWallet({ clock, accounts: [A], chainId: 56, ...options });
  for (const each of options.announced ?? [wallet]) announceWallet(page, each);
  const storage = new Storage();
  const open = () => {
    const discovery = createWalletDiscovery({
      page,
      clock,
      announcements(heard) {
        const listener = (event: Event) => heard((event as CustomEvent<unknown>).detail);
        page.addEventListener('eip6963:announceProvider', listener);
        page.dispatchEvent(new Event('eip6963:requestProvider'));
        return () => page.removeEventListener('eip6963:announceProvider', listener);
      },
    });
    const session = createWalletSession({ discovery, storage, clock, chain: bnb });
    const states: WalletState[] = [session.state];
    const events: WalletEvent[] = [];
    session.subscribe((state) => states.push(state));
    const heard: WalletEvent[] = [];
    session.onEvent((event) => (event.kind === 'heard' ? heard : events).push(event));
    return { discovery, session, states, events, heard };
  };
  return { clock, page, wallet, storage, open };
}

/** The page with the wallet connected. */
export async function connected(options: Partial<TestWalletOptions> = {}) {
  const set = setUp(options);
  const opened = set.open();
  await opened.session.connect(set.wallet.info.rdns);
  return { ...set, ...opened };
}
