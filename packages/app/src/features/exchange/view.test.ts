import type { ExchangeId, ExchangeTerms } from '@amswap/chain';
import { describe, expect, it } from 'vitest';
import type { Figure } from '../../boot/chainAtoms.ts';
import type { ExchangeFacts } from './ExchangeFacts.ts';
import type { TradeFacts } from './TradeFacts.ts';
import { exchangeView } from './view.ts';

const unit = 10n ** 18n;
const known = <T>(value: T): Figure<T> => ({ kind: 'known', value });
const loading: Figure<never> = { kind: 'loading' };
const missing: Figure<never> = { kind: 'missing' };

const terms: ExchangeTerms = {
  enabled: true,
  rate: { numerator: 1n, denominator: 2n },
  fee: 30,
  maxIn: 310n * unit,
  maxOut: 154n * unit,
  bound: 'balance',
};

const trader = { balance: known(310n * unit), allowance: known(0n), native: known(unit) };

const trade: TradeFacts = {
  text: '120',
  wallet: 'ready',
  framed: false,
  underWay: 'nothing',
  native: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  gasPrice: 10n ** 9n,
  trader,
};

const factsOf = (
  given: Partial<ExchangeFacts> & { readonly of?: Partial<TradeFacts> } = {},
): ExchangeFacts => {
  const { of, ...rest } = given;
  return {
    exchange: 'mvToX',
    trade: { ...trade, ...of },
    terms: known(terms),
    pays: known({ symbol: 'MV', decimals: 18 }),
    gets: known({ symbol: 'X', decimals: 18 }),
    getsBalance: known(0n),
    reward: undefined,
    books: known({ held: 0n, stock: 50n * unit, deposits: 0n, proceeds: 0n }),
    ...rest,
  };
};

describe('the stage of an exchange', () => {
  const inTheWay: readonly (readonly [string, ExchangeFacts, object])[] = [
    ['framed', factsOf({ of: { framed: true } }), { kind: 'framed' }],
    ['under way', factsOf({ of: { underWay: 'other' } }), { kind: 'underWay' }],
    ['terms that do not come', factsOf({ terms: missing }), { kind: 'unanswered' }],
    ['terms on their way', factsOf({ terms: loading }), { kind: 'loading' }],
    ['no wallet', factsOf({ of: { wallet: 'none', trader: undefined } }), { kind: 'noWallet' }],
    ['a wallet that is asked', factsOf({ of: { wallet: 'busy' } }), { kind: 'connecting' }],
    ['another chain', factsOf({ of: { wallet: 'wrongChain' } }), { kind: 'wrongNetwork' }],
    ['a lost link', factsOf({ of: { wallet: 'unlinked' } }), { kind: 'unlinked' }],
    ['closed', factsOf({ terms: known({ ...terms, enabled: false }) }), { kind: 'closed' }],
    [
      'own figures missing',
      factsOf({ of: { trader: { ...trader, balance: missing } } }),
      { kind: 'unanswered' },
    ],
    ['nothing typed', factsOf({ of: { text: '' } }), { kind: 'empty' }],
    ['no amount', factsOf({ of: { text: '1e5' } }), { kind: 'invalid' }],
    [
      'nothing out',
      factsOf({ of: { text: '0.000000000000000001' } }),
      { kind: 'blocked', obstacle: { of: 'nothingOut' } },
    ],
    [
      'no fee',
      factsOf({ of: { trader: { ...trader, native: known(0n) } } }),
      { kind: 'blocked', obstacle: { of: 'fee', symbol: 'BNB' } },
    ],
  ];
  it.each(inTheWay)('%s', (_, facts, stage) => {
    expect(exchangeView(facts).stage).toEqual(stage);
  });

  it('is blocked by less of the chain’s own currency than the fee is', () => {
    const fee = 245_000n * 10n ** 9n;
    const having = (native: bigint) =>
      exchangeView(factsOf({ of: { trader: { ...trader, native: known(native) } } }));
    expect(having(fee).networkFee?.value).toBe(fee);
    expect(having(fee).stage.kind).toBe('authorise');
    expect(having(fee - 1n).stage).toEqual({ kind: 'blocked', obstacle: { of: 'fee', symbol: 'BNB' } });
  });

  it.each([
    ['balance', { of: 'balance', token: 'MV', symbol: 'MV' }],
    ['stock', { of: 'stock', symbol: 'X' }],
    ['rewardBalance', { of: 'rewardBalance' }],
  ] as const)('above the most, bounded by %s', (bound, obstacle) => {
    const view = exchangeView(
      factsOf({ terms: known({ ...terms, bound }), of: { text: '310.000000000000000001' } }),
    );
    expect(view.stage).toEqual({ kind: 'blocked', obstacle });
    expect(view.excess).toBe('aboveMost');
    expect(view.amountOut).toBeUndefined();
  });

  it('authorises what is short, acts where enough is authorised', () => {
    expect(exchangeView(factsOf()).stage.kind).toBe('authorise');
    const enough = { ...trader, allowance: known(120n * unit) };
    expect(exchangeView(factsOf({ of: { trader: enough } })).stage).toEqual({ kind: 'act' });
  });

  it('needs no authorisation for the reward balance', () => {
    const facts = factsOf({ exchange: 'rewardToAcb' satisfies ExchangeId, reward: known(200n * unit) });
    expect(exchangeView(facts).stage).toEqual({ kind: 'act' });
    expect(exchangeView(facts).paysChange).toBeUndefined();
    expect(exchangeView(facts).networkFee?.value).toBe(190_000n * 10n ** 9n);
  });
});

describe('the figures of an exchange', () => {
  it('are the contract’s own sum: rounded down, the fee up', () => {
    const { amountOut, fee, open } = exchangeView(factsOf({ of: { text: '0.000000000000000333' } }));
    // 333 units give 166, of which 0.3 % is less than one unit and costs one.
    expect(amountOut?.value).toBe(165n);
    expect(fee?.value).toBe(1n);
    expect(open?.rate.gives.value).toBe(unit / 2n);
  });

  it('take fee and all from the reward balance', () => {
    const ofReward = {
      ...terms,
      rate: { numerator: 1n, denominator: 1n },
      fee: 1_000,
      bound: 'rewardBalance' as const,
    };
    const view = exchangeView(
      factsOf({ exchange: 'rewardToAcb', terms: known(ofReward), reward: known(200n * unit) }),
    );
    expect(view.amountOut?.value).toBe(108n * unit);
    expect(view.rewardChange?.after?.value).toBe(80n * unit);
    expect(view.getsChange?.after?.value).toBe(108n * unit);
  });
});
