import type { Sale } from '@amswap/chain';
import { madeUpAddress } from '@amswap/testing';
import { describe, expect, it } from 'vitest';
import { newsOf, seenWith } from './orderNews.ts';
import { leftBetween } from './queueMoves.ts';
import { pagesOf } from './rankingAtoms.ts';
import { placeIn, rankedSale, shownOrder } from './saleView.ts';

const own = madeUpAddress(1);

const saleOf = (saleId: bigint, index: bigint, given: Partial<Sale> = {}): Sale => ({
  saleId,
  index,
  owner: own,
  deposit: 100n,
  remaining: 100n,
  total: index * 100n,
  proceeds: 0n,
  listedAt: 0n,
  state: 'onSale',
  ...given,
});

const reading = (first: number, ids: readonly bigint[], shift = 0n): ReadonlyMap<number, Sale> =>
  new Map(ids.map((id, at) => [first + at, saleOf(id, BigInt(first + at + 1) + shift)]));

describe('orders that left the queue', () => {
  it.each([
    ['none', reading(0, [1n, 2n, 3n]), reading(0, [1n, 2n, 3n]), 0n],
    ['the first', reading(0, [1n, 2n, 3n]), reading(0, [2n, 3n, 4n]), 1n],
    ['one in the middle', reading(0, [1n, 2n, 3n]), reading(0, [1n, 3n, 4n]), 1n],
    ['five, far ahead', reading(50, [51n, 52n, 53n]), reading(45, [51n, 52n, 53n]), 5n],
    ['all in sight', reading(0, [1n, 2n]), reading(0, [8n, 9n]), 0n],
    ['none, scrolled', reading(0, [1n, 2n]), reading(50, [51n, 52n]), 0n],
    ['nothing read yet', reading(0, [1n]), new Map<number, Sale>(), 0n],
  ])('%s', (_, before, after, left) => {
    expect(leftBetween(before, after)).toBe(left);
  });
});

it.each([
  ['the start', { first: 0, last: 14 }, 100_000, [0]],
  ['across a border', { first: 40, last: 54 }, 100_000, [0, 50]],
  ['deep', { first: 89_999, last: 90_013 }, 100_000, [89_950, 90_000]],
  ['the end', { first: 99_986, last: 99_999 }, 100_000, [99_950]],
  ['a place beyond a queue that was cut', { first: 900, last: 910 }, 60, []],
  ['a short queue', { first: 0, last: 5 }, 6, [0]],
])('reads the pages of %s', (_, seen, count, pages) => {
  expect(pagesOf(seen, count)).toEqual(pages);
});

describe('news of own orders', () => {
  const first = [saleOf(7n, 3n), saleOf(8n, 9n), saleOf(2n, 0n, { state: 'soldOut', remaining: 0n })];
  const seen = seenWith(new Map(), first);
  it('are none while nothing changed, and of orders that are new', () => {
    expect(newsOf(seen, first)).toEqual([]);
    expect(newsOf(seen, [saleOf(9n, 10n, { remaining: 1n })])).toEqual([]);
    expect(seenWith(seen, first)).toBe(seen);
  });
  it('tell what was sold, sold out and taken out', () => {
    const now = [
      saleOf(7n, 1n, { remaining: 60n, proceeds: 20n }),
      saleOf(8n, 0n, { remaining: 0n, proceeds: 50n, state: 'soldOut' }),
    ];
    expect(newsOf(seen, now)).toEqual([
      { kind: 'sold', saleId: 7n, mv: 40n, proceeds: 20n },
      { kind: 'soldOut', saleId: 8n, proceeds: 50n },
    ]);
    expect(newsOf(seen, [saleOf(7n, 0n, { state: 'takenOut' })])).toEqual([{ kind: 'takenOut', saleId: 7n }]);
  });
});

it('marks own orders whatever the letter case of the address', () => {
  expect(rankedSale(saleOf(1n, 1n), own).owner).toBe('oneself');
  expect(rankedSale(saleOf(1n, 1n), madeUpAddress(2)).owner).toBe('other');
  expect(rankedSale(saleOf(1n, 1n), undefined).owner).toBe('other');
});

it('says how much is ahead, and of one taken out what its proceeds tell', () => {
  const price = { price: 5n, unit: 10n };
  expect(shownOrder(saleOf(1n, 3n, { total: 320n }), price)).toMatchObject({ ahead: 220n, sold: 0n });
  const out = saleOf(1n, 0n, { state: 'takenOut', remaining: 0n, total: 0n, proceeds: 20n });
  expect(shownOrder(out, price)).toMatchObject({ ahead: 0n, sold: 40n });
});

it.each([
  ['90000', 90_000],
  [' 7 ', 7],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['x', undefined],
  [undefined, undefined],
])('reads %j as place %s', (text, place) => {
  expect(placeIn(text)).toBe(place);
});
