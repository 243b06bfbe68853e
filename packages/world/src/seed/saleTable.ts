import type { Somebody } from './synthesisTable.ts';

/** When something of the sale happens: days before the world's day, and the hour of that day. */
interface SaleTime {
  readonly daysBefore: bigint;
  readonly hour: bigint;
}

/** One listing of MV. Sale ids are the places in the table, the first is 1. */
export interface ListingRow extends SaleTime {
  readonly who: Somebody;
  /** Whole MV. */
  readonly mv: bigint;
}

/** A purchase from the front of the queue. */
export interface PurchaseRow extends SaleTime {
  readonly who: Somebody;
  /** Whole MV. */
  readonly mv: bigint;
}

/** A listing that its owner takes out. */
export interface TakeOutRow extends SaleTime {
  readonly saleId: bigint;
}

const listing = (daysBefore: bigint, hour: bigint, who: Somebody, mv: bigint): ListingRow => ({
  daysBefore,
  hour,
  who,
  mv,
});

/** In the order of their times, which gives each its sale id. */
export const listings: readonly ListingRow[] = [
  listing(10n, 9n, 2, 400n),
  listing(10n, 15n, 'member', 250n),
  listing(9n, 8n, 7, 600n),
  listing(9n, 13n, 12, 120n),
  listing(8n, 10n, 'referrer', 350n),
  listing(8n, 16n, 19, 80n),
  listing(7n, 9n, 4, 500n),
  listing(7n, 14n, 23, 60n),
  listing(6n, 11n, 'member', 300n),
  listing(6n, 17n, 28, 900n),
  listing(5n, 10n, 31, 45n),
  listing(5n, 15n, 9, 210n),
  listing(4n, 12n, 'member', 800n),
  listing(4n, 18n, 16, 150n),
  listing(3n, 9n, 33, 1_200n),
  listing(3n, 13n, 1, 75n),
  listing(3n, 19n, 21, 330n),
  listing(2n, 8n, 14, 640n),
  listing(2n, 12n, 'referrer', 180n),
  listing(2n, 16n, 36, 10n),
  listing(1n, 10n, 25, 260n),
  listing(1n, 11n, 'member', 150n),
  listing(1n, 18n, 6, 420n),
  listing(0n, 3n, 29, 95n),
  listing(0n, 7n, 11, 1_000n),
];

/** The member's third row, the thirteenth of all, is the one that the last purchase leaves sold in part. */
export const purchases: readonly PurchaseRow[] = [
  { daysBefore: 9n, hour: 22n, who: 17, mv: 500n },
  { daysBefore: 8n, hour: 19n, who: 26, mv: 700n },
  { daysBefore: 6n, hour: 22n, who: 17, mv: 900n },
  { daysBefore: 4n, hour: 22n, who: 34, mv: 850n },
  { daysBefore: 2n, hour: 22n, who: 26, mv: 640n },
  { daysBefore: 0n, hour: 5n, who: 30, mv: 200n },
];

export const takeOuts: readonly TakeOutRow[] = [
  { daysBefore: 5n, hour: 8n, saleId: 9n },
  { daysBefore: 4n, hour: 8n, saleId: 11n },
  { daysBefore: 1n, hour: 16n, saleId: 17n },
];
