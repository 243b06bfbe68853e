import {
  announceWallet,
  createManualClock,
  createTestWallet,
  type TestWallet,
  type TestWalletOptions,
} from '@amswap/testing';
import { type Address, checksumAddress } from '@amswap/values';
import { describe, expect, it } from 'vitest';
import { createWalletDiscovery } from './discovery.ts';
import type { WalletChain } from './switchChain.ts';
import { accountOf, mayWrite, type WalletEvent, type WalletState } from './WalletState.ts';
import { walletStorageKey } from './walletMemory.ts';
import { createWalletSession } from './walletSession.ts';

const A = checksumAddress('0x8ba1f109551bD432803012645Ac136ddd64DBA72');
const B = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const bnb: WalletChain = {
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
function setUp(options: Partial<TestWalletOptions> & { announced?: readonly TestWallet[] } = {}) {
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
    session.onEvent((event) => events.push(event));
    return { discovery, session, states, events };
  };
  return { clock, page, wallet, storage, open };
}

async function connected(options: Partial<TestWalletOptions> = {}) {
  const set = setUp(options);
  const opened = set.open();
  await opened.session.connect(set.wallet.info.rdns);
  return { ...set, ...opened };
}

describe('connecting', () => {
  it('connects on the right chain and remembers the wallet', async () => {
    const { session, storage, wallet, states, events } = await connected();
    expect(session.state).toMatchObject({ kind: 'connected', account: A, chainId: 56, link: 'up' });
    expect(states.map(({ kind }) => kind)).toEqual(['signedOut', 'connecting', 'connected']);
    expect(events).toEqual([{ kind: 'connected', account: A, silently: false }]);
    expect(storage.getItem(walletStorageKey)).toBe(wallet.info.rdns);
    expect(wallet.count('wallet_switchEthereumChain')).toBe(0);
  });

  it('reconnects silently after a reload, and asks for nothing', async () => {
    const { session, open, wallet, clock } = await connected();
    session.stop();
    const again = open();
    expect(again.session.state.kind).toBe('reconnecting');
    await clock.settle();
    expect(again.session.state).toMatchObject({ kind: 'connected', account: A });
    expect(wallet.count('eth_requestAccounts')).toBe(1);
    expect(wallet.listeners('accountsChanged')).toBe(1);
  });

  it('B01 stays signed out after a reload, without a request to the wallet', async () => {
    const { session, open, wallet, clock } = await connected();
    session.disconnect();
    expect(session.state).toEqual({ kind: 'signedOut', failure: undefined });
    const before = wallet.requests.length;
    const again = open();
    await clock.advance(20_000);
    expect(again.session.state.kind).toBe('signedOut');
    expect(wallet.requests.length).toBe(before);
  });

  it('B03 asks and hears only the wallet that was chosen', async () => {
    const clock = createManualClock();
    const one = createTestWallet({ clock, accounts: [A], chainId: 56, rdns: 'wallet.one' });
    const two = createTestWallet({ clock, accounts: [B], chainId: 56, rdns: 'wallet.two' });
    const { page, open } = setUp({ announced: [one, two] });
    page.ethereum = {
      isCoinbaseWallet: true,
      providers: [one.provider, two.provider],
      request: () => Promise.reject(new Error('not me')),
    };
    const { discovery, session } = open();
    expect(discovery.wallets.map(({ id }) => id)).toEqual(['wallet.one', 'wallet.two']);
    await session.connect('wallet.one');
    two.chooseAccounts([B]);
    two.moveToChain(1);
    expect(two.requests).toEqual([]);
    expect(one.count('eth_requestAccounts')).toBe(1);
    expect(session.state).toMatchObject({ kind: 'connected', account: A, chainId: 56 });
  });

  it('B16 frees the button when the wallet never answers, hints when it waits already, and connects by its event', async () => {
    const { open, wallet, clock } = setUp({ behaviour: { user: 'ignores' } });
    const { session } = open();
    void session.connect(wallet.info.rdns);
    await clock.advance(9_000);
    expect(session.state).toMatchObject({ kind: 'signedOut', failure: { code: 'wallet.noAnswer' } });
    wallet.script.once('eth_requestAccounts', {
      throws: { code: -32002, message: 'Already processing eth_requestAccounts. Please wait.' },
    });
    await session.connect(wallet.info.rdns);
    expect(session.state).toMatchObject({ kind: 'signedOut', failure: { code: 'wallet.requestPending' } });
    await clock.advance(60_000);
    expect(wallet.count('eth_requestAccounts')).toBe(2);
    wallet.chooseAccounts([A]);
    await clock.settle();
    expect(session.state).toMatchObject({ kind: 'connected', account: A });
  });

  it('takes a late answer of the latest attempt', async () => {
    const { open, wallet, clock } = setUp();
    const { session } = open();
    wallet.script.once('eth_requestAccounts', { afterMs: 20_000 });
    void session.connect(wallet.info.rdns);
    await clock.advance(9_000);
    expect(session.state.kind).toBe('signedOut');
    await clock.advance(20_000);
    expect(session.state).toMatchObject({ kind: 'connected', account: A });
  });

  it('B06 is quiet about a refusal', async () => {
    const { session } = await connected({
      behaviour: { user: 'refuses', refusal: 'User rejected the request' },
    });
    expect(session.state).toEqual({ kind: 'signedOut', failure: undefined });
  });

  it('asks once for two clicks', async () => {
    const { open, wallet, clock } = setUp();
    const { session } = open();
    void session.connect(wallet.info.rdns);
    void session.connect(wallet.info.rdns);
    await clock.settle();
    expect(wallet.count('eth_requestAccounts')).toBe(1);
  });

  it('says when there is no such wallet', async () => {
    const { open } = setUp({ announced: [] });
    const { session } = open();
    await session.connect('injected:browser');
    expect(session.state).toMatchObject({ kind: 'signedOut', failure: { code: 'wallet.notFound' } });
  });

  it('B46 connects with a storage that throws', async () => {
    const set = setUp();
    set.storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { session } = set.open();
    await session.connect(set.wallet.info.rdns);
    expect(session.state.kind).toBe('connected');
    session.disconnect();
    expect(session.state.kind).toBe('signedOut');
  });
});

describe('accounts', () => {
  it.each([[[[]]], [[undefined, []]]])('B04 goes from A to B through empty lists %j', async (lists) => {
    const { session, wallet, clock, events } = await connected();
    for (const list of lists) wallet.provider.emit('accountsChanged', list);
    expect(mayWrite(session.state)).toBe(false);
    await clock.advance(50);
    wallet.chooseAccounts([B]);
    await clock.settle();
    expect(session.state).toMatchObject({ kind: 'connected', account: B });
    expect(events.at(-1)).toEqual({ kind: 'accountChanged', from: A, to: B });
    await clock.advance(5_000);
    expect(accountOf(session.state)).toBe(B);
  });

  it('B04 ends signed out by an empty list alone, and the button works again', async () => {
    const { session, wallet, clock, events } = await connected();
    wallet.lock();
    await clock.advance(1_000);
    expect(session.state).toEqual({ kind: 'signedOut', failure: undefined });
    expect(events.at(-1)).toEqual({ kind: 'signedOut', account: A, byWallet: true });
    wallet.script.once('eth_requestAccounts', { result: [] });
    await session.connect(wallet.info.rdns);
    expect(session.state).toMatchObject({ kind: 'signedOut', failure: { code: 'wallet.locked' } });
    await session.connect(wallet.info.rdns);
    expect(session.state).toMatchObject({ kind: 'connected', account: A });
  });

  it('B13 replaces the account at once', async () => {
    const { session, wallet, events } = await connected();
    wallet.chooseAccounts([B]);
    expect(session.state).toMatchObject({ kind: 'connected', account: B });
    expect(events.at(-1)).toEqual({ kind: 'accountChanged', from: A, to: B });
  });

  it('hears the same account in another letter case as no change', async () => {
    const { wallet, events } = await connected();
    wallet.chooseAccounts([A.toLowerCase() as Address]);
    expect(events).toHaveLength(1);
  });

  it('finds out about a change without an event', async () => {
    const { session, wallet } = await connected();
    wallet.behaviour.accounts = [B];
    wallet.behaviour.chainId = 1;
    await session.recheck();
    expect(session.state).toMatchObject({ kind: 'wrongChain', account: B, chainId: 1 });
  });
});

describe('chains', () => {
  it.each(['hex', 'upperCase', 'padded', 'decimalText', 'number'] as const)(
    'B11 takes a chain id as %s',
    async (chainIdForm) => {
      const { session, wallet } = await connected({ behaviour: { chainIdForm } });
      wallet.moveToChain(56);
      expect(session.state).toMatchObject({ kind: 'connected', chainId: 56 });
      expect(wallet.count('wallet_switchEthereumChain')).toBe(0);
    },
  );

  it('B11 asks with 0x38', async () => {
    const { wallet } = await connected({ behaviour: { chainId: 1, knownChains: [1] } });
    const asked = wallet.requests
      .filter(({ method }) => /EthereumChain$/.test(method))
      .map(({ params }) => params);
    expect(asked).toEqual([
      [{ chainId: '0x38' }],
      [
        {
          chainId: '0x38',
          chainName: 'BNB Chain',
          nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
          rpcUrls: ['https://node.example'],
          blockExplorerUrls: ['https://explorer.example'],
        },
      ],
    ]);
  });

  it.each<[string, unknown]>([
    ['nested', { code: -32603, data: { originalError: { code: 4902 } } }],
    ['by text only', { code: -32603, message: 'Unrecognized chain ID "0x38". Try adding the chain first.' }],
    ['missing method', { code: -32601, message: 'The method does not exist/is not available' }],
  ])('B08 adds a chain after a failed switch (%s)', async (_, throws) => {
    const { open, wallet } = setUp({ behaviour: { chainId: 1, knownChains: [1] } });
    const { session } = open();
    wallet.script.once('wallet_switchEthereumChain', { throws });
    await session.connect(wallet.info.rdns);
    expect(wallet.count('wallet_addEthereumChain')).toBe(1);
    expect(session.state).toMatchObject({ kind: 'connected', chainId: 56 });
  });

  it('B08 asks once more after an addition that did not move the wallet, then turns writes off', async () => {
    const { open, wallet, clock } = setUp({
      behaviour: { chainId: 1, knownChains: [1], staysOnChain: true },
    });
    const { session } = open();
    void session.connect(wallet.info.rdns);
    await clock.advance(60_000);
    expect(wallet.count('wallet_addEthereumChain')).toBe(1);
    expect(wallet.count('wallet_switchEthereumChain')).toBe(2);
    expect(session.state).toMatchObject({
      kind: 'wrongChain',
      account: A,
      chainId: 1,
      asking: false,
      failure: { code: 'wallet.wrongChain' },
    });
    expect(mayWrite(session.state)).toBe(false);
  });

  it.each([
    ['refused', { code: 4001 }, undefined],
    ['pending', { code: -32002 }, { code: 'wallet.requestPending' }],
  ])('B08 asks nothing further when the switch is %s', async (_, throws, failure) => {
    const { open, wallet } = setUp({ behaviour: { chainId: 1, knownChains: [1] } });
    const { session } = open();
    wallet.script.once('wallet_switchEthereumChain', { throws });
    await session.connect(wallet.info.rdns);
    expect(wallet.count('wallet_addEthereumChain')).toBe(0);
    expect(session.state).toMatchObject({ kind: 'wrongChain', asking: false });
    expect(session.state).toHaveProperty(
      'failure',
      failure === undefined ? undefined : expect.objectContaining(failure),
    );
  });

  it('connects a proxy wallet without asking for a chain', async () => {
    const { open, wallet } = setUp({ behaviour: { chainId: 1 } });
    const { session } = open();
    await session.connectProxy(wallet.info.rdns);
    expect(session.state).toMatchObject({ kind: 'wrongChain', account: A, chainId: 1 });
    expect(wallet.requests.some(({ method }) => method.startsWith('wallet_'))).toBe(false);
  });

  it('B15 keeps the session when the wallet loses its chain, and comes back', async () => {
    const { session, wallet, storage } = await connected();
    wallet.provider.emit('disconnect', { code: 1013 });
    expect(session.state).toMatchObject({ kind: 'connected', link: 'up' });
    wallet.provider.emit('disconnect', { code: 4900 });
    expect(session.state).toMatchObject({ kind: 'connected', account: A, link: 'down' });
    expect(mayWrite(session.state)).toBe(false);
    expect(storage.getItem(walletStorageKey)).not.toBeNull();
    wallet.provider.emit('connect', { chainId: '0x38' });
    expect(mayWrite(session.state)).toBe(true);
  });

  it('turns writes off on another chain and on again', async () => {
    const { session, wallet, events } = await connected();
    wallet.moveToChain(97);
    expect(session.state).toMatchObject({ kind: 'wrongChain', chainId: 97 });
    wallet.behaviour.knownChains.push(56);
    await session.switchChain();
    expect(session.state).toMatchObject({ kind: 'connected', chainId: 56 });
    expect(events.slice(1)).toEqual([
      { kind: 'chainChanged', chainId: 97, right: false },
      { kind: 'chainChanged', chainId: 56, right: true },
    ]);
  });
});
