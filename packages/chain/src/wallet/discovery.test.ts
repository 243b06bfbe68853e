import { createManualClock, createTestWallet } from '@amswap/testing';
import { type Address, checksumAddress } from '@amswap/values';
import { describe, expect, it, vi } from 'vitest';
import { createWalletDiscovery } from './discovery.ts';

const A: Address = checksumAddress('0x8ba1f109551bD432803012645Ac136ddd64DBA72');

interface Page extends EventTarget {
  ethereum?: unknown;
  web3?: unknown;
}

function setUp(prepare: (page: Page) => void = () => {}, announced: readonly unknown[] = []) {
  const clock = createManualClock();
  const page: Page = new EventTarget();
  prepare(page);
  const discovery = createWalletDiscovery({
    page,
    clock,
    announcements(heard) {
      announced.forEach(heard);
      return () => {};
    },
  });
  return { clock, page, discovery, ids: () => discovery.wallets.map(({ id }) => id) };
}

const provider = () => createTestWallet({ clock: createManualClock(), accounts: [A], chainId: 56 }).provider;

describe('discovery', () => {
  it('orders: announced, listed, injected, legacy', () => {
    const old = {
      sendAsync: (_: unknown, done: (error: unknown, answer: unknown) => void) => done(null, { result: [A] }),
    };
    const { ids } = setUp(
      (page) => {
        page.ethereum = { ...provider(), isTrust: true };
        page.web3 = { currentProvider: old };
      },
      [
        {
          info: { rdns: 'wallet.one', name: 'One', icon: 'https://evil.example/x.png' },
          provider: provider(),
        },
      ],
    );
    expect(ids()).toEqual(['wallet.one', 'injected:trust', 'legacy:browser']);
  });

  it('counts an object once, however it shows itself', () => {
    const one = provider();
    const { ids } = setUp(
      (page) => {
        page.ethereum = one;
        page.web3 = { currentProvider: one };
      },
      [{ info: { rdns: 'wallet.one', name: 'One' }, provider: one }],
    );
    expect(ids()).toEqual(['wallet.one']);
  });

  it('B03 takes what a multiplexer joins, not the multiplexer', () => {
    const { ids } = setUp((page) => {
      page.ethereum = {
        ...provider(),
        providers: [
          { ...provider(), isMetaMask: true },
          { ...provider(), isMetaMask: true },
        ],
      };
    });
    expect(ids()).toEqual(['listed:metaMask', 'listed:metaMask:2']);
  });

  it('survives announcements that are none, and pictures from elsewhere', () => {
    const trap = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
      },
    );
    const { discovery } = setUp(() => {}, [
      null,
      trap,
      { info: null, provider: provider() },
      { info: { rdns: 'x'.repeat(999), name: 'Long' }, provider: provider() },
      {
        info: { rdns: 'wallet.one', name: '<b>\u202eOne</b>', icon: 'https://evil.example/x.png' },
        provider: provider(),
      },
    ]);
    expect(discovery.wallets).toMatchObject([{ id: 'wallet.one', name: '<b> One</b>', icon: undefined }]);
  });

  it('asks an old wallet through its sendAsync', async () => {
    const sent = vi.fn((_: unknown, done: (error: unknown, answer: unknown) => void) =>
      done(null, { result: '0x38' }),
    );
    const { discovery } = setUp((page) => {
      page.web3 = { currentProvider: { sendAsync: sent } };
    });
    expect(await discovery.wallets[0]?.provider.request({ method: 'eth_chainId' })).toBe('0x38');
    expect(sent).toHaveBeenCalledOnce();
  });
});

describe('B56 odd objects', () => {
  it('reads a getter that cannot be redefined, and a frozen object', async () => {
    const frozen = Object.freeze(provider());
    const { ids } = setUp((page) =>
      Object.defineProperty(page, 'ethereum', { get: () => frozen, configurable: false }),
    );
    expect(ids()).toEqual(['injected:browser']);
  });

  it('takes a getter that throws as no wallet', () => {
    const { ids } = setUp((page) =>
      Object.defineProperty(page, 'ethereum', {
        get() {
          throw new Error('no');
        },
      }),
    );
    expect(ids()).toEqual([]);
  });
});

describe('B57 late wallets', () => {
  it('finds one that appears with an event', async () => {
    const { clock, page, ids } = setUp();
    await clock.advance(1_500);
    page.ethereum = provider();
    page.dispatchEvent(new Event('ethereum#initialized'));
    expect(ids()).toEqual(['injected:browser']);
  });

  it('finds one that appears after 4 s without an event', async () => {
    const { clock, page, ids } = setUp();
    await clock.advance(4_000);
    page.ethereum = provider();
    await clock.advance(300);
    expect(ids()).toEqual(['injected:browser']);
  });

  it('ends the search and leaves no timer; a click looks again', async () => {
    const { clock, page, discovery, ids } = setUp();
    await clock.advance(7_000);
    expect(discovery.searching).toBe(false);
    expect(clock.waiting).toBe(0);
    page.ethereum = provider();
    discovery.look();
    expect(ids()).toEqual(['injected:browser']);
  });
});
