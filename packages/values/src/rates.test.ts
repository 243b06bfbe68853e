import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterFee, applyRate, basisPointsOf, leastAfterSlippage, mulDiv, shareOf } from './rates.ts';

describe('rates', () => {
  it('gives the reference exchanges: 2 MV for 1 X, 1 WXB for 8 X, fee 0.3 % of what comes out', () => {
    expect(applyRate(5n, { numerator: 1n, denominator: 2n })).toBe(2n);
    expect(applyRate(5n, { numerator: 1n, denominator: 2n }, 'up')).toBe(3n);
    expect(afterFee(applyRate(1000n, { numerator: 8n, denominator: 1n }), 30)).toBe(7976n);
  });

  it('rounds a fee up and a result down: never in favour of the caller', () => {
    expect(afterFee(1n, 30)).toBe(0n);
    expect(shareOf(9999n, 1)).toBe(0n);
    expect(shareOf(9999n, 1, 'up')).toBe(1n);
  });

  it('never allows more slippage than was said', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 30n }),
        fc.integer({ min: 0, max: 10_000 }),
        (out, points) => {
          const least = leastAfterSlippage(out, points);
          expect(least).toBeLessThanOrEqual(out);
          expect((out - least) * 10_000n).toBeLessThanOrEqual(out * BigInt(points));
        },
      ),
    );
  });

  it('rounds both ways around the exact value', () => {
    const size = fc.bigInt({ min: 0n, max: 10n ** 40n });
    fc.assert(
      fc.property(size, size, fc.bigInt({ min: 1n, max: 10n ** 20n }), (amount, up, down) => {
        const [low, high] = [mulDiv(amount, up, down, 'down'), mulDiv(amount, up, down, 'up')];
        expect(high - low).toBe((amount * up) % down === 0n ? 0n : 1n);
        expect(low * down).toBeLessThanOrEqual(amount * up);
      }),
    );
  });

  it('refuses what is no rate', () => {
    expect(() => mulDiv(1n, 1n, 0n, 'down')).toThrow(RangeError);
    expect(() => shareOf(1n, 10_001)).toThrow(RangeError);
    expect(() => shareOf(1n, 0.5)).toThrow(RangeError);
  });

  it('gives a part in basis points', () => {
    expect(basisPointsOf(1n, 3n)).toBe(3333);
    expect(basisPointsOf(1n, 0n)).toBe(0);
  });
});
