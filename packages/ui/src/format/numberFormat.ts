import { cutDecimal, digitsForSignificant } from './decimal.ts';
import type { FormatLocale } from './formatLocale.ts';

/** How many digits an amount shows behind the point. */
export interface ShownDigits {
  /** At least so many, filled up with zeros. Default 0. */
  readonly least?: number;
  /** At most so many; what follows is cut. Default 4. */
  readonly most?: number;
  /** For values below 1: as many digits as it takes to show this many significant ones, whatever `most` says. */
  readonly significant?: number;
}

/** Numbers as one locale writes them. All of it is exact: bigint in, digits out, no floating point between. */
export interface NumberFormat {
  readonly locale: FormatLocale;
  /** A whole number, grouped: `1,860`. */
  integer(value: bigint | number): string;
  /** Hashrate, always a whole number: `12,400`. */
  power(value: bigint): string;
  /** A token amount of `value` base units, cut and never rounded up: `12,840.5502`, or `<0.0001`. */
  amount(value: bigint, decimals: number, digits?: ShownDigits): string;
  /** An amount with its sign, for changes: `+4,120`, `-3`, `0`. */
  signed(value: bigint, decimals: number, digits?: ShownDigits): string;
  /**
   * A short form of a large amount, cut to three significant digits: `48.2K`, `4.82万`, `1.2億`; beyond what the
   * words of the language reach, `1.15×10⁵⁹`.
   */
  compact(value: bigint, decimals?: number): string;
  /** `part` of `whole` in per cent, cut: `41%`. Some never reads 0%, almost all never 100%. */
  percent(part: bigint, whole: bigint, most?: number): string;
}

/** Powers of ten with the word that stands behind the number, largest first. */
const compactUnits: Record<FormatLocale, readonly (readonly [power: number, word: string])[]> = {
  en: [
    [12, 'T'],
    [9, 'B'],
    [6, 'M'],
    [3, 'K'],
  ],
  'zh-Hans': [
    [12, '万亿'],
    [8, '亿'],
    [4, '万'],
  ],
  'zh-Hant': [
    [12, '兆'],
    [8, '億'],
    [4, '萬'],
  ],
};

/** Whole digits from which on no word of ours helps. */
const wordless = 16;
const superscript = (power: number): string =>
  String(power).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '');

const defaultMost = 4;
const percentDecimals = 18;

/** The number format of a locale. `useFormat` keeps one for each. */
export function createNumberFormat(locale: FormatLocale): NumberFormat {
  const grouped = new Intl.NumberFormat(locale);
  // Intl takes exact decimal strings only from Chromium 106 and Firefox 116 on, so it writes the whole part
  // (a bigint) and names the point; the digits behind it are put there as they are.
  const point = grouped.formatToParts(0.5).find((part) => part.type === 'decimal')?.value ?? '.';

  const write = (value: bigint, decimals: number, least: number, most: number): string => {
    const { negative, whole, fraction, inexact } = cutDecimal(value, decimals, least, most);
    if (whole === 0n && inexact && !/[1-9]/.test(fraction)) {
      return `${negative ? '>-' : '<'}${most ? `0${point}${'1'.padStart(most, '0')}` : '1'}`;
    }
    const digits = grouped.format(whole) + (fraction && point + fraction);
    return negative && value !== 0n ? `-${digits}` : digits;
  };

  const amount: NumberFormat['amount'] = (value, decimals, digits = {}) => {
    const most = digits.most ?? defaultMost;
    const needed = digits.significant ? digitsForSignificant(value, decimals, digits.significant) : 0;
    return write(value, decimals, digits.least ?? 0, Math.max(most, needed));
  };

  return {
    locale,
    integer: (value) => grouped.format(value === 0 ? 0 : value),
    power: (value) => grouped.format(value),
    amount,
    signed: (value, decimals, digits) => (value > 0n ? '+' : '') + amount(value, decimals, digits),
    compact(value, decimals = 0) {
      const length = (value < 0n ? -value : value).toString().length - decimals;
      if (length > wordless) {
        return `${write(value, decimals + length - 1, 0, 2)}×10${superscript(length - 1)}`;
      }
      const [power, word] = compactUnits[locale].find(([least]) => length > least) ?? [0, ''];
      return write(value, decimals + power, 0, Math.max(0, 3 + power - Math.max(length, 1))) + word;
    },
    percent(part, whole, most = 0) {
      if (whole === 0n) return '0%';
      const scaled = (part * 10n ** BigInt(percentDecimals + 2)) / whole;
      return `${write(scaled === 0n && part > 0n ? 1n : scaled, percentDecimals, 0, most)}%`;
    },
  };
}
