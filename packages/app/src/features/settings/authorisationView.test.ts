import { madeUpAddress } from '@amswap/testing';
import { maxUint256 } from '@amswap/values';
import { describe, expect, it } from 'vitest';
import type { AuthorisationFacts, TokenAuthorisationFacts } from './AuthorisationFacts.ts';
import { authorisationView } from './authorisationView.ts';

const words = { main: 'main', tokenSwap: 'exchange', swapRouter: 'router' };
const spenders = { main: madeUpAddress(1), tokenSwap: madeUpAddress(2), swapRouter: madeUpAddress(3) };
const known = <T>(value: T) => ({ kind: 'known', value }) as const;
const nothing = { main: known(0n), tokenSwap: known(0n), swapRouter: known(0n) };

const viewOf = (change: Partial<TokenAuthorisationFacts>) => {
  const token: TokenAuthorisationFacts = {
    token: 'X',
    metadata: known({ symbol: 'X', decimals: 18 }),
    allowances: nothing,
    ...change,
  };
  const facts: AuthorisationFacts = { spenders, tokens: [token] };
  return authorisationView(facts, words)[0]?.authorisations;
};

describe('what contracts may take of a token', () => {
  it('names each spender that may take some, and none that may not', () => {
    expect(viewOf({ allowances: { ...nothing, main: known(16n), swapRouter: known(maxUint256) } })).toEqual({
      kind: 'known',
      spenders: [
        {
          id: 'main',
          name: 'main',
          address: spenders.main,
          sum: { kind: 'limited', amount: { value: 16n, symbol: 'X', decimals: 18 } },
        },
        { id: 'swapRouter', name: 'router', address: spenders.swapRouter, sum: { kind: 'unlimited' } },
      ],
    });
  });

  it('is empty where nothing is authorised, and not before all three are known', () => {
    expect(viewOf({})).toEqual({ kind: 'known', spenders: [] });
    expect(viewOf({ allowances: { ...nothing, tokenSwap: { kind: 'loading' } } })).toEqual({
      kind: 'loading',
    });
    expect(viewOf({ metadata: { kind: 'loading' } })).toEqual({ kind: 'loading' });
  });

  it('says that one could not be read rather than that it is zero', () => {
    expect(viewOf({ allowances: { ...nothing, main: { kind: 'missing' } } })).toEqual({ kind: 'missing' });
  });
});
