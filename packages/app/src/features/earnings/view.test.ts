import {
  type ExchangeTerms,
  machineWaitingAt,
  type MainRevenue,
  type Revenue,
  type RevenueByKind,
} from '@amswap/chain';
import { describe, expect, it } from 'vitest';
import type { Figure } from '../../boot/chainAtoms.ts';
import type { EarningsFacts, OwnEarnings } from './EarningsFacts.ts';
import { earningsView, type EarningsWords } from './view.ts';

const unit = 10n ** 18n;
const blockTime = 1_800_000_000n;
const known = <T>(value: T): Figure<T> => ({ kind: 'known', value });
const names = { machine: 'm', dynamic: 'd', preachingFirst: '1', preachingSecond: '2', preachingThird: '3' };
const words: EarningsWords = { kinds: names, terms: names, main: 'main', mainSecondary: 'second' };

const sums = (machine: bigint, rest = 0n): RevenueByKind => ({
  machine,
  dynamic: rest,
  preachingFirst: rest,
  preachingSecond: rest,
  preachingThird: rest,
});

/** 100 power that ran for a day: a hundredth of it a day, one ACB of which nothing was received. */
const running: MainRevenue = {
  waiting: sums(unit, 2n * unit),
  received: sums(0n, unit),
  activePower: 100n,
  powerSeconds: 8_640_000n,
  rate: { numerator: unit, denominator: 8_640_000n },
  nextOutAt: blockTime + 30n,
};
const idle: MainRevenue = {
  ...running,
  waiting: sums(0n),
  received: sums(0n),
  activePower: 0n,
  powerSeconds: 0n,
};

const revenueOf = (main: MainRevenue, mainSecondary: MainRevenue): Revenue => ({
  of: { main, mainSecondary },
  waiting: sums(
    main.waiting.machine + mainSecondary.waiting.machine,
    main.waiting.dynamic + mainSecondary.waiting.dynamic,
  ),
  received: sums(
    main.received.machine + mainSecondary.received.machine,
    main.received.dynamic + mainSecondary.received.dynamic,
  ),
});

const exchange: ExchangeTerms = {
  enabled: true,
  rate: { numerator: 1n, denominator: 1n },
  fee: 1_000,
  maxIn: 0n,
  maxOut: 0n,
  bound: 'rewardBalance',
};

const own: OwnEarnings = {
  revenue: known({ value: revenueOf(running, idle), block: 7n, blockTime }),
  claimTimes: known({ interval: 60n, nextAt: { main: blockTime + 38n, mainSecondary: 0n } }),
  reward: known(0n),
  exchange: known(exchange),
  byDay: { kind: 'loading' },
  fee: { wei: undefined, inAcb: { kind: 'loading' } },
};

const facts: EarningsFacts = {
  own,
  acb: known({ symbol: 'ACB', decimals: 18 }),
  usdt: known({ symbol: 'USDT', decimals: 6 }),
  spot: known({
    buy: { kind: 'refused' },
    sell: { kind: 'priced', amountOut: 5_000_000n },
    probe: 10n ** 19n,
  }),
  obligations: { main: { kind: 'loading' }, mainSecondary: { kind: 'loading' } },
  firstDay: 20_000n,
  native: { symbol: 'BNB', decimals: 18 },
};

const viewOf = (given: Partial<OwnEarnings> = {}, choice: Parameters<typeof earningsView>[1] = 'all') => {
  const view = earningsView({ ...facts, own: { ...own, ...given } }, choice, words);
  if (view.kind !== 'known') throw new Error(`not known but ${view.kind}`);
  return view;
};
const ms = (seconds: bigint): number => Number(seconds) * 1000;

describe('what waits', () => {
  it('is at the block what the contract says, and counts on by its own rule until a machine is out', () => {
    const { total } = viewOf().revenue;
    expect(total.at(ms(blockTime))).toBe(9n * unit);
    for (const passed of [1n, 7n, 29n, 30n])
      expect(total.at(ms(blockTime + passed))).toBe(
        8n * unit + machineWaitingAt(running, blockTime, blockTime + passed),
      );
    expect(total.at(ms(blockTime + 90n))).toBe(total.at(ms(blockTime + 30n)));
  });

  it('is an estimate from the second after the block on, and never one where nothing grows', () => {
    expect(viewOf().revenue.total.exactUntil).toBe(ms(blockTime + 1n));
    const still = known({ value: revenueOf(idle, idle), block: 7n, blockTime });
    expect(viewOf({ revenue: still }).revenue.total.exactUntil).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a claim', () => {
  it('waits for the contract that owes, not for the one that does not', () => {
    expect(viewOf().claim?.state).toEqual({ kind: 'waiting', until: ms(blockTime + 38n) });
  });

  it('of nothing is none', () => {
    const nothing = known({ value: revenueOf(idle, idle), block: 7n, blockTime });
    expect(viewOf({ revenue: nothing }).claim?.state).toEqual({ kind: 'nothing' });
  });

  it('that just took everything waits for what the machines make meanwhile', () => {
    const emptied = { ...idle, activePower: 40n };
    const claimed = known({ value: revenueOf(emptied, idle), block: 7n, blockTime });
    expect(viewOf({ revenue: claimed }).claim?.state).toEqual({
      kind: 'waiting',
      until: ms(blockTime + 38n),
    });
    // Other kinds do not grow by themselves, and a wait that is over hides nothing.
    expect(viewOf({ revenue: claimed }, 'dynamic').claim?.state).toEqual({ kind: 'nothing' });
    const later = known({ value: revenueOf(emptied, idle), block: 9n, blockTime: blockTime + 38n });
    expect(viewOf({ revenue: later }).claim?.state).toEqual({ kind: 'nothing' });
  });

  it('of one kind counts that kind alone', () => {
    expect(viewOf({}, 'dynamic').claim?.amount.value).toBe(2n * unit);
  });

  it('tells of a fee that is worth more, and of no other', () => {
    const fee = (amountOut: bigint): OwnEarnings['fee'] => ({
      wei: 5n,
      inAcb: known({ kind: 'priced', amountOut }),
    });
    expect(viewOf({ fee: fee(9n * unit) }).claim?.fee).toBeUndefined();
    expect(viewOf({ fee: fee(9n * unit + 1n) }).claim?.fee?.worth.value).toBe(9n * unit + 1n);
    expect(viewOf({ fee: { wei: 5n, inAcb: known({ kind: 'refused' }) } }).claim?.fee).toBeUndefined();
  });
});

describe('the reward balance', () => {
  it('is worth what the router gives, in its own decimals, cut', () => {
    const { reward } = viewOf({ reward: known(3n * unit) });
    expect(reward?.price).toMatchObject({ value: 500_000n, decimals: 6 });
    expect(reward?.worth?.value).toBe(1_500_000n);
  });

  it('has no price where the router names none', () => {
    const spot = known({ buy: { kind: 'refused' }, sell: { kind: 'refused' }, probe: 1n } as const);
    const view = earningsView({ ...facts, spot }, 'all', words);
    expect(view.kind === 'known' && view.reward?.price).toBeUndefined();
  });

  it.each([
    ['what waits can be claimed and moved', {}, 'ready'],
    ['it is closed', { exchange: known({ ...exchange, enabled: false }) }, 'closed'],
    [
      'nothing is owed',
      { revenue: known({ value: revenueOf(idle, idle), block: 7n, blockTime }) },
      'nothing',
    ],
  ] as const)('where %s', (_, given, move) => {
    expect(viewOf(given).reward?.move).toBe(move);
  });
});

it.each([
  ['noAccount', { ...facts, own: undefined }],
  ['loading', { ...facts, own: { ...own, revenue: { kind: 'loading' } } }],
  ['unanswered', { ...facts, own: { ...own, revenue: { kind: 'missing' } } }],
] as const)('says %s', (kind, given) => {
  expect(earningsView(given, 'all', words).kind).toBe(kind);
});
