import { amountDigits } from '@amswap/values';

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

/**
 * Cuts `value` (base units with `decimals` digits behind the point) to at most `most` and at least `least`
 * digits behind the point.
 */
export function cutDecimal(value: bigint, decimals: number, least: number, most: number): CutDecimal {
  const { negative, whole, fraction } = amountDigits(value, decimals);
  const kept = fraction.slice(0, most).replace(/0+$/, '');
  return { negative, whole, fraction: kept.padEnd(least, '0'), inexact: fraction.length > kept.length };
}

/** How many digits behind the point are needed to show `wanted` significant ones of a value below 1. */
export function digitsForSignificant(value: bigint, decimals: number, wanted: number): number {
  const { whole, fraction } = amountDigits(value, decimals);
  return whole > 0n ? 0 : fraction.search(/[1-9]/) + wanted;
}
