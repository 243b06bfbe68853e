import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isValidPower,
  largestAffordablePower,
  lowestValidPower,
  neighbouringPowers,
  parsePower,
  validPowerAtLeast,
  validPowerAtMost,
} from './power.ts';

const terms = { step: 20n, lowest: 40n };

describe('parsePower', () => {
  it.each([
    ['40', { value: 40n }],
    ['６０', { value: 60n }],
    ['20', { error: 'below-lowest' }],
    ['50', { error: 'not-multiple' }],
    ['40.0', { error: 'fraction' }],
    ['0', { error: 'zero' }],
    ['', { error: 'empty' }],
    ['1,000', { error: 'grouping' }],
  ])('%j', (text, expected) => {
    expect(parsePower(text, terms)).toEqual(expected);
  });

  it('refuses what the reserve does not cover', () => {
    expect(parsePower('100', { ...terms, highest: 90n })).toEqual({ error: 'above-highest' });
  });
});

describe('valid powers', () => {
  const anyTerms = fc.record({
    step: fc.bigInt({ min: 1n, max: 500n }),
    lowest: fc.bigInt({ min: 0n, max: 2000n }),
    highest: fc.option(fc.bigInt({ min: 0n, max: 5000n }), { nil: undefined }),
  });

  it('are the nearest ones, as counting finds them', () => {
    fc.assert(
      fc.property(anyTerms, fc.bigInt({ min: 0n, max: 6000n }), (some, power) => {
        const all: bigint[] = [];
        for (let p = some.step; p <= (some.highest ?? 9000n); p += some.step)
          if (p >= some.lowest) all.push(p);
        expect(validPowerAtMost(power, some)).toBe(all.filter((p) => p <= power).pop());
        expect(validPowerAtLeast(power, some)).toBe(all.find((p) => p >= power));
        expect(isValidPower(power, some)).toBe(all.includes(power));
        expect(neighbouringPowers(power, some)).toEqual(
          [all.filter((p) => p < power).pop(), all.find((p) => p > power)].filter((p) => p !== undefined),
        );
      }),
    );
  });

  it('start at the first multiple above a minimum that is none', () => {
    expect(lowestValidPower({ step: 20n, lowest: 50n })).toBe(60n);
    expect(lowestValidPower({ step: 20n, lowest: 0n })).toBe(20n);
  });

  it('hold when a contract says a step of zero', () => {
    expect(lowestValidPower({ step: 0n, lowest: 7n })).toBe(7n);
  });
});

describe('largestAffordablePower', () => {
  it('is paid by the balance, and one step more is not', () => {
    const price = 4n * 10n ** 17n;
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), (balance) => {
        const power = largestAffordablePower(balance, price, terms);
        if (power === undefined) {
          expect(balance).toBeLessThan(terms.lowest * price);
          return;
        }
        expect(power * price).toBeLessThanOrEqual(balance);
        expect((power + terms.step) * price).toBeGreaterThan(balance);
      }),
    );
  });

  it('is nothing while the price is not known', () => {
    expect(largestAffordablePower(100n, 0n, terms)).toBeUndefined();
  });
});
