import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLocale } from './formatLocale.ts';
import { createNumberFormat } from './numberFormat.ts';

const locales = ['en', 'zh-Hans', 'zh-Hant'] as const;
const en = createNumberFormat('en');
const wei = 10n ** 18n;

describe.each(locales)('numbers in %s', (locale) => {
  const format = createNumberFormat(locale);

  test('amounts are grouped and cut, never rounded up', () => {
    expect(format.amount(12_840_550_299_999_999_999_999n, 18)).toBe('12,840.5502');
    expect(format.amount(35_752_963_841_123_456_789n, 18)).toBe('35.7529');
    expect(format.amount(999_999n, 6)).toBe('0.9999');
    expect(format.amount(9300n * wei, 18)).toBe('9,300');
    expect(format.amount(0n, 18)).toBe('0');
    expect(format.amount(7n, 0)).toBe('7');
  });

  test('at least so many digits behind the point', () => {
    expect(format.amount(3120n * wei, 18, { least: 2, most: 2 })).toBe('3,120.00');
    expect(format.amount(0n, 18, { least: 2 })).toBe('0.00');
  });

  test('what is too small to show says so', () => {
    expect(format.amount(1n, 18)).toBe('<0.0001');
    expect(format.amount(-1n, 18)).toBe('>-0.0001');
    expect(format.amount(1n, 18, { most: 0 })).toBe('<1');
    expect(format.amount(1n, 18, { least: 2, most: 2 })).toBe('<0.01');
  });

  test('significant digits reach as far as they must', () => {
    expect(format.amount(210_987_654_321_000n, 18, { significant: 2 })).toBe('0.00021');
    expect(format.amount(1n, 18, { significant: 3 })).toBe('0.000000000000000001');
    expect(format.amount(5n * wei, 18, { significant: 3 })).toBe('5');
  });

  test('never a minus zero', () => {
    expect(format.integer(-0)).toBe('0');
    expect(format.integer(1_234_567n)).toBe('1,234,567');
    expect(format.amount(-0n, 18)).toBe('0');
    expect(format.signed(0n, 18)).toBe('0');
    expect(format.percent(0n, 7n)).toBe('0%');
  });

  test('changes carry their sign', () => {
    expect(format.signed(4120n, 0)).toBe('+4,120');
    expect(format.signed(-3n * wei, 18)).toBe('-3');
  });

  test('per cent is cut', () => {
    expect(format.percent(419n, 1000n)).toBe('41%');
    expect(format.percent(9_999_999n, 10_000_000n)).toBe('99%');
    expect(format.percent(1n, 10n ** 40n)).toBe('<1%');
    expect(format.percent(3n, 1000n, 2)).toBe('0.3%');
    expect(format.percent(1n, 0n)).toBe('0%');
  });
});

test('compact numbers by locale', () => {
  const value = 123_456_789n * wei;
  expect(locales.map((locale) => createNumberFormat(locale).compact(value, 18))).toEqual([
    '123M',
    '1.23亿',
    '1.23億',
  ]);
  expect(locales.map((locale) => createNumberFormat(locale).compact(48_210n))).toEqual([
    '48.2K',
    '4.82万',
    '4.82萬',
  ]);
  expect(locales.map((locale) => createNumberFormat(locale).compact(10n ** 15n))).toEqual([
    '1,000T',
    '1,000万亿',
    '1,000兆',
  ]);
  expect(en.compact(2n ** 256n - 1n, 18)).toBe('1.15×10⁵⁹');
  expect(en.compact(10n ** 16n)).toBe('1×10¹⁶');
  expect(en.compact(999_999n)).toBe('999K');
  expect(en.compact(884_129n, 3)).toBe('884');
  expect(en.compact(5n, 18)).toBe('<0.01');
  expect(en.compact(0n, 18)).toBe('0');
});

test('every other locale is written as English', () => {
  expect(['pseudo-LOCALE', 'fr', '', 'zh-Hant'].map(formatLocale)).toEqual(['en', 'en', 'en', 'zh-Hant']);
});

test('no shown amount is above the exact one', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
      fc.integer({ min: 0, max: 36 }),
      (value, decimals) => {
        const shown = en.amount(value, decimals);
        if (!shown.startsWith('<')) {
          const [shownWhole = '', shownFraction = ''] = shown.replaceAll(',', '').split('.');
          expect(
            BigInt(shownWhole + shownFraction.slice(0, decimals).padEnd(decimals, '0')),
          ).toBeLessThanOrEqual(value);
        }
      },
    ),
  );
});
