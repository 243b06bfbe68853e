import { sumOf } from '../ShareBar/seriesOf.ts';

/** What one day brought, by kind in the order of the kinds. */
export interface EarningsDay {
  /** Unix seconds of 00:00 UTC of the day. */
  readonly at: bigint;
  /** Base units. */
  readonly amounts: readonly bigint[];
}

/** A day as a column: its sum, and each kind as a part of the highest column, 0 to 1000. */
export interface ChartColumn {
  readonly at: bigint;
  readonly sum: bigint;
  readonly parts: readonly number[];
}

const whole = 1000n;

/** Columns of a chart, as high as the highest day allows; a part that is not nothing is never drawn as nothing. */
export function chartColumns(days: readonly EarningsDay[]): readonly ChartColumn[] {
  const sums = days.map(({ amounts }) => sumOf(amounts));
  const highest = sums.reduce((most, sum) => (sum > most ? sum : most), 0n);
  const part = (amount: bigint) => {
    if (amount <= 0n || highest === 0n) return 0;
    const share = (amount * whole) / highest;
    return share === 0n ? 1 : Number(share);
  };
  return days.map(({ at, amounts }, index) => ({ at, sum: sums[index] ?? 0n, parts: amounts.map(part) }));
}
