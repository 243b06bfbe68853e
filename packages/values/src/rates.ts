/** A ratio of two base-unit amounts: `numerator` units come out for `denominator` units that go in. */
export interface Rate {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Parts of ten thousand. 30 is 0.3 %. */
export type BasisPoints = number;

export const basisPointsOfWhole = 10_000;

/** 10^18: the scale of contract figures that have no token. */
export const wad = 10n ** 18n;

export type Rounding = 'down' | 'up';

/**
 * `amount * numerator / denominator`, rounded as said, without passing through a floating-point number. For amounts of zero and above.
 *
 * @throws RangeError if the denominator is not above zero.
 */
export function mulDiv(amount: bigint, numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator <= 0n) throw new RangeError('the denominator of a rate must be above zero');
  const product = amount * numerator;
  return rounding === 'up' ? (product + denominator - 1n) / denominator : product / denominator;
}

/** What `amount` gives at a rate, before fees. Rounded down by default: against the one who receives. */
export const applyRate = (amount: bigint, rate: Rate, rounding: Rounding = 'down'): bigint =>
  mulDiv(amount, rate.numerator, rate.denominator, rounding);

const wholeBasisPoints = (points: BasisPoints): bigint => {
  if (!Number.isInteger(points) || points < 0 || points > basisPointsOfWhole) {
    throw new RangeError(
      `basis points must be a whole number from 0 to ${basisPointsOfWhole}, not ${points}`,
    );
  }
  return BigInt(points);
};

/** That share of an amount. @throws RangeError outside 0 to 10,000. */
export const shareOf = (amount: bigint, points: BasisPoints, rounding: Rounding = 'down'): bigint =>
  mulDiv(amount, wholeBasisPoints(points), BigInt(basisPointsOfWhole), rounding);

/** What is left after a fee; the fee is rounded up, against the caller. */
export const afterFee = (amount: bigint, fee: BasisPoints): bigint => amount - shareOf(amount, fee, 'up');

/** The least one accepts when `expected` may come out lower by the slippage. Rounded up: never more loss than was said. */
export const leastAfterSlippage = (expected: bigint, slippage: BasisPoints): bigint =>
  shareOf(expected, basisPointsOfWhole - slippage, 'up');

/** `part` of `whole` in basis points, rounded down; 0 of nothing. */
export const basisPointsOf = (part: bigint, whole: bigint): BasisPoints =>
  whole <= 0n ? 0 : Number((part * BigInt(basisPointsOfWhole)) / whole);
