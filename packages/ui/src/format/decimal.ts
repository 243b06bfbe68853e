/** A whole number of base units taken apart at its decimal point. Digits are cut, never rounded. */
export interface CutDecimal {
  readonly negative: boolean;
  /** What stands before the point, without sign. */
  readonly whole: bigint;
  /** The digits behind the point that are kept, without trailing zeros beyond the least number asked for. */
  readonly fraction: string;
  /** True where digits other than zero were cut away. */
  readonly inexact: boolean;
}

const splitDigits = (value: bigint, decimals: number): { whole: bigint; digits: string } => {
  const unit = 10n ** BigInt(decimals);
  const size = value < 0n ? -value : value;
  return { whole: size / unit, digits: decimals > 0 ? (size % unit).toString().padStart(decimals, '0') : '' };
};

const withoutTrailingZeros = (digits: string): string => digits.replace(/0+$/, '');

/**
 * Cuts `value` (base units with `decimals` digits behind the point) to at most `most` and at least `least`
 * digits behind the point.
 */
export function cutDecimal(value: bigint, decimals: number, least: number, most: number): CutDecimal {
  const { whole, digits } = splitDigits(value, decimals);
  const kept = withoutTrailingZeros(digits.slice(0, most));
  return {
    negative: value < 0n,
    whole,
    fraction: kept.padEnd(least, '0'),
    inexact: withoutTrailingZeros(digits).length > kept.length,
  };
}

/** How many digits behind the point are needed to show `wanted` significant ones of a value below 1. */
export function digitsForSignificant(value: bigint, decimals: number, wanted: number): number {
  const { whole, digits } = splitDigits(value, decimals);
  return whole > 0n ? 0 : digits.length - digits.replace(/^0+/, '').length + wanted;
}

/**
 * The exact value as plain digits: no grouping, a dot, nothing cut, no trailing zeros. Every amount field
 * takes it back.
 * @example exactDecimal(35752963841123456789n, 18) // '35.752963841123456789'
 */
export function exactDecimal(value: bigint, decimals: number): string {
  const { whole, digits } = splitDigits(value, decimals);
  const fraction = withoutTrailingZeros(digits);
  return `${value < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}
