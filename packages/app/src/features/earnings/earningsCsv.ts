import { type RevenueByKind, revenueKinds, totalOf } from '@amswap/chain';
import { formatAmount, secondsOfDay } from '@amswap/values';
import { csvText, utcText } from '../../csv/csvText.ts';

/** Headings of the columns, in the reader's language. */
export interface EarningsCsvWords {
  /** One for each column, in the order of the cells. */
  readonly headings: readonly string[];
  /** Stands in every row where the chain is a simulation; undefined on a real one. */
  readonly simulation: string | undefined;
}

/** What was claimed on one day. */
export interface ClaimedDay {
  /** Days since the epoch. */
  readonly day: bigint;
  readonly amounts: RevenueByKind;
}

/** Claims by day as CSV: exact figures with a point, no grouping, days in UTC. */
export function earningsCsv(
  days: readonly ClaimedDay[],
  decimals: number,
  { headings, simulation }: EarningsCsvWords,
): string {
  const mark = simulation === undefined ? [] : [simulation];
  const rows = days.map(({ day, amounts }) => [
    ...mark,
    utcText(day * secondsOfDay),
    ...revenueKinds.map((kind) => formatAmount(amounts[kind], decimals)),
    formatAmount(totalOf(amounts), decimals),
  ]);
  return csvText([[...mark, ...headings], ...rows]);
}
