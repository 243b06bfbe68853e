import {
  createWalletDiscovery,
  createWalletSession,
  type TextStorage,
  walletStorageKey,
} from '@amswap/chain/wallet';
import type { EntryStore } from '../../boot/entryStore.ts';
import { type OpenSession, rememberedUnder } from './WalletDesk.ts';

/** The page's entries as the storage of a session, which keeps one entry: under `key`. */
function storageOver(entries: EntryStore, key: string): TextStorage {
  const named = (asked: string): string => (asked === walletStorageKey ? key : asked);
  return {
    getItem: (asked) => entries.read(named(asked)),
    setItem: (asked, text) => entries.write(named(asked), text),
    removeItem: (asked) => entries.remove(named(asked)),
  };
}

/** Opens a session over the browser's wallets, or over the chain's own wallet where it has one. */
export const openSession: OpenSession = ({ clock, entries, session: kept }, chain) => {
  const discovery = chain.tour?.wallets ?? createWalletDiscovery({ page: window, clock });
  const storage = storageOver(entries, rememberedUnder(chain));
  const expected = kept.read().account ?? undefined;
  const session = createWalletSession({ discovery, storage, clock, chain: chain.deployment, expected });
  // Wallets forget to tell a page that slept what changed meanwhile.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void session.recheck();
  });
  return { discovery, session };
};
