import type { AcbSpot, RouterAnswer } from '@amswap/chain';
import { describe, expect, it } from 'vitest';
import { acbPrice } from './acbPrice.ts';

const unit = 10n ** 18n;
const probe = 10_000_000n;

interface Pair {
  readonly usdt: bigint;
  readonly acb: bigint;
  /** Thousandths of a payment that the pair swaps. */
  readonly kept: bigint;
}

const out = (amount: bigint, from: bigint, to: bigint, kept: bigint): bigint =>
  (amount * kept * to) / (from * 1_000n + amount * kept);
const priced = (amountOut: bigint): RouterAnswer => ({ kind: 'priced', amountOut });

const spotOf = ({ usdt, acb, kept }: Pair): AcbSpot => ({
  buy: priced(out(probe, usdt, acb, kept)),
  sell: priced(out(probe, acb, usdt, kept)),
  probe,
});

/** What the next buyer pays for one ACB, the fee in it, straight from the reserves. */
const priceOf = ({ usdt, acb, kept }: Pair): bigint => (usdt * unit * 1_000n) / (acb * kept);

const isNear = (found: bigint | undefined, expected: bigint): boolean =>
  found !== undefined && (found > expected ? found - expected : expected - found) * 1_000_000n <= expected;

const pairs: readonly (Pair & { readonly name: string })[] = [
  { name: 'a deep one', usdt: 512_400n * unit, acb: 1_000_000n * unit, kept: 997n },
  { name: 'a thin one', usdt: 90n * unit, acb: 4_000n * unit, kept: 998n },
  { name: 'one of dear ACB', usdt: 3_000_000n * unit, acb: 800_000n * unit, kept: 990n },
];

describe('the prices that a router’s answers tell', () => {
  it.each(pairs)('agree with the reserves of $name', (pair) => {
    for (const share of [1_000_000n, 1_000n, 50n, 4n]) {
      const amountIn = pair.usdt / share;
      const amountOut = out(amountIn, pair.usdt, pair.acb, pair.kept);
      const price = acbPrice(spotOf(pair), priced(amountOut), amountIn, 18);
      const after = { ...pair, usdt: pair.usdt + amountIn, acb: pair.acb - amountOut };
      expect(isNear(price?.before, priceOf(pair))).toBe(true);
      expect(isNear(price?.after, priceOf(after))).toBe(true);
      const unmoved = (amountIn * unit) / priceOf(pair);
      const impact = ((unmoved - amountOut) * 10_000n) / unmoved;
      // The price itself is cut to a base unit of USDT.
      expect(Math.abs(Number((price?.impact ?? -9n) - impact))).toBeLessThanOrEqual(1);
      expect(price?.fee).toBe((1_000n - pair.kept) * 10n);
    }
  });

  it('do not take the fee of the pair for an impact', () => {
    const [pair] = pairs;
    if (pair === undefined) throw new Error('there is no pair');
    const amountIn = unit / 1_000n;
    const quote = priced(out(amountIn, pair.usdt, pair.acb, pair.kept));
    expect(acbPrice(spotOf(pair), quote, amountIn, 18)?.impact).toBe(0n);
  });

  it('say nothing where the router names no price', () => {
    const refused: RouterAnswer = { kind: 'refused' };
    expect(acbPrice({ buy: refused, sell: refused, probe }, undefined, 0n, 18)).toBeUndefined();
  });

  it('have neither impact nor price after without a quote', () => {
    const [pair] = pairs;
    if (pair === undefined) throw new Error('there is no pair');
    expect(acbPrice(spotOf(pair), undefined, 0n, 18)).toMatchObject({ after: undefined, impact: undefined });
  });
});
