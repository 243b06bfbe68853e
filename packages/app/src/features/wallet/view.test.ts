import { ChainError } from '@amswap/chain';
import type { Wallet, WalletState } from '@amswap/chain/wallet';
import { describe, expect, it } from 'vitest';
import { failureOf, linkedApps, pickerStateOf, shownWallets } from './view.ts';

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
      { kind: 'pending', walletId: 'a' },
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
