import { createManualClock, createTestWallet, madeUpAddress, testDeployment } from '@amswap/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppServices } from '../../boot/AppServices.ts';
import { openEntryStore } from '../../boot/entryStore.ts';
import { memoryHost } from '../../boot/memoryHost.fixture.ts';
import { createAppStore } from '../../boot/serviceAtoms.ts';
import { createSessionStore } from '../../boot/sessionStore.ts';
import { walletDeskOf, walletStateAtom } from './walletAtoms.ts';
import { watchedTokenAtom, watchTokenAtom } from './watchTokenAtoms.ts';

/** A page with a connected wallet; its chain knows one token's symbol and decimals. */
async function openPage() {
  const clock = createManualClock();
  const { chainId } = testDeployment;
  const wallet = createTestWallet({ clock, accounts: [madeUpAddress(0xa1)], chainId });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { ethereum: wallet.provider }));
  vi.stubGlobal('document', new EventTarget());
  const entries = openEntryStore(memoryHost());
  const readOnce = vi.fn(async () => ({ values: [{ symbol: 'FTB', decimals: 8 }] }));
  const chain = { state: 'configured', deployment: testDeployment, reader: { readOnce } };
  const services = {
    clock,
    entries,
    session: createSessionStore(entries, () => 'id'),
    log: { write: vi.fn() },
    chain: { read: () => chain, follow: () => () => {} },
    framed: false,
  } as unknown as AppServices;
  const store = createAppStore(services);
  store.sub(walletStateAtom, () => {});
  const desk = walletDeskOf(services);
  await desk.look();
  const connect = () => desk.connect(desk.found().wallets[0]?.id ?? '');
  return { store, wallet, readOnce, connect };
}

afterEach(() => vi.unstubAllGlobals());

describe('showing a token in the wallet', () => {
  it('asks with what the chain says of it', async () => {
    const { store, wallet, connect } = await openPage();
    await connect();
    expect(await store.set(watchTokenAtom, 'FTB')).toBe('shown');
    expect(wallet.requests.at(-1)).toEqual({
      method: 'wallet_watchAsset',
      params: {
        type: 'ERC20',
        options: { address: testDeployment.contracts.ftb, symbol: 'FTB', decimals: 8 },
      },
    });
  });

  it('asks for one at a time, and for the next one afterwards', async () => {
    const { store, wallet, connect } = await openPage();
    await connect();
    const first = store.set(watchTokenAtom, 'FTB');
    expect(store.get(watchedTokenAtom)).toBe('FTB');
    expect(await store.set(watchTokenAtom, 'X')).toBeUndefined();
    expect(await first).toBe('shown');
    expect(store.get(watchedTokenAtom)).toBeUndefined();
    expect(wallet.count('wallet_watchAsset')).toBe(1);
  });

  it('B06: takes a refusal quietly, and names what a wallet cannot', async () => {
    const { store, wallet, connect } = await openPage();
    await connect();
    wallet.behaviour.user = 'refuses';
    expect(await store.set(watchTokenAtom, 'FTB')).toBe('refused');
    wallet.script.once('wallet_watchAsset', { throws: { code: -32601, message: 'no such method' } });
    expect(await store.set(watchTokenAtom, 'FTB')).toBe('wallet.unsupportedMethod');
  });

  it('asks nobody without an account', async () => {
    const { store, wallet, readOnce } = await openPage();
    expect(await store.set(watchTokenAtom, 'FTB')).toBeUndefined();
    expect(readOnce).not.toHaveBeenCalled();
    expect(wallet.count('wallet_watchAsset')).toBe(0);
  });
});
