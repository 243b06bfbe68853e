import { createWalletSession, type Wallet, type WalletDiscovery } from '@amswap/chain/wallet';
import { createManualClock, createTestWallet, madeUpAddress, testDeployment } from '@amswap/testing';
import type { ChainStart, ConfiguredChain } from '../../boot/ChainState.ts';
import { openEntryStore } from '../../boot/entryStore.ts';
import { memoryHost } from '../../boot/memoryHost.fixture.ts';
import { createSessionStore } from '../../boot/sessionStore.ts';
import { createWalletDesk, type OpenSession, rememberedUnder } from './WalletDesk.ts';

export const alice = madeUpAddress(0xa1);
export const bob = madeUpAddress(0xb0);

/** A discovery that has just these wallets, as the tour's has. */
function discoveryOf(wallets: readonly Wallet[]): WalletDiscovery {
  return { wallets, searching: false, subscribe: () => () => {}, look() {}, stop() {} };
}

/** A page with one scriptable wallet, before its desk is opened. `open` opens a desk, as a reload would. */
export function walletPage(stored: Readonly<Record<string, string>> = {}) {
  const clock = createManualClock();
  const host = memoryHost(stored);
  const wallet = createTestWallet({ clock, accounts: [alice, bob], chainId: testDeployment.chainId });
  const { info, provider } = wallet;
  const shown: Wallet = { id: info.rdns, name: info.name, icon: info.icon, origin: 'announced', provider };
  // What a session asks of its chain; nothing here reads from it.
  const configured = { state: 'configured', deployment: testDeployment, tour: undefined } as ConfiguredChain;
  const chain: ChainStart = { read: () => configured, follow: () => () => {} };
  let loads = 0;
  const openSession: OpenSession = ({ clock: time, entries, session }, { deployment }) => {
    const discovery = discoveryOf([shown]);
    const storage = {
      getItem: () => entries.read(rememberedUnder(configured)),
      setItem: (_: string, text: string) => entries.write(rememberedUnder(configured), text),
      removeItem: () => entries.remove(rememberedUnder(configured)),
    };
    return {
      discovery,
      session: createWalletSession({
        discovery,
        storage,
        clock: time,
        chain: deployment,
        expected: session.read().account ?? undefined,
      }),
    };
  };
  const open = async () => {
    const entries = openEntryStore(host);
    const session = createSessionStore(entries, () => 'id');
    const desk = createWalletDesk({ clock, entries, session, chain }, async () => {
      loads += 1;
      return openSession;
    });
    await clock.settle();
    return { desk, session, entries };
  };
  return { clock, host, wallet, walletId: shown.id, open, loads: () => loads };
}
