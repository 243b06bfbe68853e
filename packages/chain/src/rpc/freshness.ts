/**
 * How old a figure may become, as words. A read is given a word, never a number, so that the whole product's appetite
 * for requests is decided in this one table.
 */
export const freshnessMs = {
  /** Never changes while the page is open: symbol, decimals, founder, claim interval. */
  static: Number.POSITIVE_INFINITY,
  /** Changes by the day or by an administrator: daily history, terms. */
  slow: 60_000,
  /** What a screen shows as of now. One refresh for all of them. */
  live: 3_000,
  /** While an own transaction is on its way and its figures are awaited. Not for idle screens: it exceeds their budget. */
  urgent: 1_000,
} as const;

export type Freshness = keyof typeof freshnessMs;
