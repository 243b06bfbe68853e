import { formatUnits, parseUnits } from 'ethers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountDigits, formatAmount, maxUint256, parseAmount, unitOf } from './amounts.ts';

const anyAmount = fc.bigInt({ min: 0n, max: maxUint256 });
const anyDecimals = fc.integer({ min: 0, max: 77 });
const loose = { decimals: 18, requirePositive: false };

describe('parseAmount', () => {
  it('reads back every amount that formatAmount writes', () => {
    fc.assert(
      fc.property(anyAmount, anyDecimals, (amount, decimals) => {
        const parsed = parseAmount(formatAmount(amount, decimals), { decimals, requirePositive: false });
        expect(parsed).toEqual({ value: amount });
      }),
    );
  });

  it('agrees with ethers on every plain number', () => {
    const plain = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.stringMatching(/^\d{0,18}$/));
    fc.assert(
      fc.property(plain, ([whole, fraction]) => {
        const text = fraction === '' ? `${whole}` : `${whole}.${fraction}`;
        expect(parseAmount(text, loose)).toEqual({ value: parseUnits(text, 18) });
      }),
    );
  });

  it('never throws, and gives a value only for text with a digit', () => {
    const alphabet = fc.constantFrom(..."0123456789.,-+eExX \u00a0\u3000'’_。，．１９－abc");
    fc.assert(
      fc.property(fc.string({ unit: alphabet, maxLength: 140 }), (text) => {
        const parsed = parseAmount(text, loose);
        if ('value' in parsed) {
          expect(text).toMatch(/[0-9１９]/);
          expect(parsed.value).toBeGreaterThanOrEqual(0n);
          expect(parsed.value).toBeLessThanOrEqual(maxUint256);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('reads a full-width number as its narrow form', () => {
    const widen = (text: string): string =>
      text.replace(/\d/g, (d) => String.fromCharCode(d.charCodeAt(0) + 0xfee0)).replace('.', '．');
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const text = formatAmount(amount, 18);
        expect(parseAmount(widen(text), loose)).toEqual({ value: amount });
      }),
    );
  });

  it.each([
    ['-', 'invalid-character'],
    [',', 'empty'],
    ['-12abc', 'negative'],
    ['−3', 'negative'],
    ['5-', 'invalid-character'],
    ['1,234e5', 'exponent'],
    ['1e', 'invalid-character'],
    ['_5', 'invalid-character'],
    ['1, 234', 'grouping'],
    ['1\u202f000', 'grouping'],
    ['1,,5', 'grouping'],
    ['1\u200b5', 'invalid-character'],
    ['٣', 'invalid-character'],
  ])('refuses %j as %s', (text, error) => {
    expect(parseAmount(text, loose)).toEqual({ error });
  });

  it('counts a multiple in whole units', () => {
    const rules = { decimals: 2, requirePositive: true, multipleOf: 20n };
    expect(parseAmount('40', rules)).toEqual({ value: 4000n });
    expect(parseAmount('30', rules)).toEqual({ error: 'not-multiple' });
  });

  it('does not take decimals that no token has', () => {
    expect(() => parseAmount('1', { decimals: 256, requirePositive: false })).toThrow(RangeError);
    expect(() => unitOf(-1)).toThrow(RangeError);
    expect(() => unitOf(1.5)).toThrow(RangeError);
  });
});

describe('formatAmount', () => {
  it('writes what ethers writes, without a lone zero behind the dot', () => {
    fc.assert(
      fc.property(anyAmount, anyDecimals, (amount, decimals) => {
        expect(formatAmount(amount, decimals)).toBe(formatUnits(amount, decimals).replace(/\.0$/, ''));
        expect(formatAmount(-amount, decimals)).toBe(formatUnits(-amount, decimals).replace(/\.0$/, ''));
      }),
    );
  });

  it('B23: writes one base unit in full', () => {
    expect(formatAmount(1n, 18)).toBe('0.000000000000000001');
  });

  it('gives the parts for those who format by locale', () => {
    expect(amountDigits(-1_050_000n, 6)).toEqual({ negative: true, whole: 1n, fraction: '05' });
    expect(amountDigits(7n, 0)).toEqual({ negative: false, whole: 7n, fraction: '' });
  });
});
