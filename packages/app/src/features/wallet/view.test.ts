import { ChainError } from '@amswap/chain';
import type { Wallet, WalletState } from '@amswap/chain/wallet';
import { describe, expect, it } from 'vitest';
import { failureOf, linkedApps, offeredWays, pickerStateOf, shownWallets } from './view.ts';

const wallet = (id: string, origin: Wallet['origin'] = 'announced'): Wallet => ({
  id,
  name: id,
  icon: undefined,
  origin,
  provider: { request: async () => null },
});
const signedOut = (code?: ConstructorParameters<typeof ChainError>[0]): WalletState => ({
  kind: 'signedOut',
  failure: code === undefined ? undefined : new ChainError(code),
});

describe('shownWallets', () => {
  it('puts the wallet used last first and keeps the order of the rest', () => {
    const wallets = [wallet('a'), wallet('b', 'legacy'), wallet('c', 'injected')];
    const shown = shownWallets({ wallets, searching: false, remembered: 'c' });
    expect(shown.map(({ id, origin }) => [id, origin])).toEqual([
      ['c', 'lastUsed'],
      ['a', 'detected'],
      ['b', 'legacy'],
    ]);
  });
});

describe('pickerStateOf', () => {
  it.each([
    ['nothing asked', signedOut(), undefined, { kind: 'choosing' }],
    ['asking', { kind: 'connecting', wallet: wallet('a') }, 'a', { kind: 'connecting', walletId: 'a' }],
    [
      'B16: no answer for some seconds',
      signedOut('wallet.noAnswer'),
      'a',
      { kind: 'connecting', walletId: 'a' },
    ],
    [
      'B16: still open in the wallet',
      signedOut('wallet.requestPending'),
      'a',
      { kind: 'pending', walletId: 'a' },
    ],
    ['B06: refused', signedOut('wallet.refused'), 'a', { kind: 'choosing' }],
  ] as const)('%s', (_, state, asked, picker) => {
    expect(pickerStateOf(state, asked)).toEqual(picker);
  });
});

describe('failureOf', () => {
  it.each([
    [signedOut(), undefined],
    [signedOut('wallet.refused'), undefined],
    [signedOut('wallet.requestPending'), undefined],
    [signedOut('wallet.locked'), 'wallet.locked'],
    [signedOut('rpc.unreachable'), 'rpc.unreachable'],
  ] as const)('%o', (state, code) => {
    expect(failureOf(state)).toBe(code);
  });
});

it('offers every wallet app that has a link', () => {
  expect(linkedApps.map(({ app }) => app)).toEqual(['tokenPocket', 'imToken', 'trust', 'okx', 'metaMask']);
});

describe('offeredWays', () => {
  const address = 'https://app.example/?ref=0x8ba1f109551bD432803012645Ac136ddd64DBA72#/pages/index/myLink';
  const none = { wallets: [], searching: false };
  const phone = { touched: true, insideApp: undefined };
  const computer = { touched: false, insideApp: undefined };
  const ids = (apps: readonly { readonly app: string }[]) => apps.map(({ app }) => app);

  it('B57: nothing while a wallet is there, or may still show itself', () => {
    for (const found of [
      { wallets: [wallet('a')], searching: false },
      { wallets: [], searching: true },
    ])
      for (const device of [phone, computer, { touched: true, insideApp: 'weChat' as const }])
        expect(offeredWays(found, device, address)).toEqual({ apps: [], way: undefined });
  });

  it('apps on a phone', () => {
    const { apps, way } = offeredWays(none, phone, address);
    expect(ids(apps)).toEqual(['tokenPocket', 'imToken', 'trust', 'okx', 'metaMask']);
    expect(way).toBeUndefined();
  });

  it('the page itself for a phone on a computer, with route and referral', () => {
    expect(offeredWays(none, computer, address)).toEqual({ apps: [], way: { kind: 'otherDevice', address } });
  });

  it.each([
    ['weChat', 0],
    ['qq', 0],
    ['telegram', 5],
  ] as const)('the way out of %s, and what links can open from there', (insideApp, apps) => {
    const ways = offeredWays(none, { touched: true, insideApp }, address);
    expect(ways.way).toEqual({ kind: 'insideApp', app: insideApp, address });
    expect(ways.apps).toHaveLength(apps);
  });
});
