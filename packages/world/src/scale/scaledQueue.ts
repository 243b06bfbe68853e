import type { Address } from '@amswap/values';
import { entrySlot, figureAt, firstElement, pack, type StoragePlan } from './storage.ts';
import { swapSlots } from './slots.ts';

/** One row to be listed: its seller, and base units of MV. */
export interface ScaledListing {
  readonly owner: Address;
  readonly amount: bigint;
}

/** As in SaleQueue.sol: a sum covers 16 of the level below, over five levels. */
const BITS = 4n;
const LEVELS = 5n;
const IDS_IN_WORD = 4n;
const ID_BITS = 64n;

/**
 * Plans what `listForSale` would write for each of the rows in their order, at `time` (unix seconds).
 * The MV they list is not moved here.
 */
export async function planListings(
  plan: StoragePlan,
  listings: readonly ScaledListing[],
  time: bigint,
): Promise<void> {
  const ends = await plan.read(swapSlots.ends);
  const [first, last, count, live] = [0n, 64n, 128n, 192n].map((at) => figureAt(ends, at, 64n)) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const added = BigInt(listings.length);
  for (const [i, { owner, amount }] of listings.entries()) {
    const id = count + BigInt(i) + 1n;
    const row = entrySlot(id, swapSlots.rows);
    const before = i === 0 ? last : id - 1n;
    const behind = i === listings.length - 1 ? 0n : id + 1n;
    plan.put(row, pack([BigInt(owner), 160n], [time, 64n]));
    plan.put(row + 1n, amount);
    plan.put(row + 2n, pack([0n, 128n], [before, 64n], [behind, 64n]));
  }
  // The row that was the last has one behind it now.
  if (last !== 0n) await plan.add(entrySlot(last, swapSlots.rows) + 2n, (count + 1n) << 192n);
  const newFirst = first === 0n ? count + 1n : first;
  plan.put(
    swapSlots.ends,
    pack([newFirst, 64n], [count + added, 64n], [count + added, 64n], [live + added, 64n]),
  );
  await plan.add(
    swapSlots.unsold,
    listings.reduce((sum, { amount }) => sum + amount, 0n),
  );
  await planSums(plan, listings, count);
  await planSaleIds(plan, listings, count);
}

/** Adds the rows to the sums that count them: a sum is an amount of 192 bits and a number of rows. */
async function planSums(plan: StoragePlan, listings: readonly ScaledListing[], count: bigint): Promise<void> {
  // Sale ids begin at 1, buckets at 0. Each level is made of the one below.
  let below: readonly (readonly [bucket: bigint, sum: bigint])[] = listings.map(({ amount }, i) => [
    count + BigInt(i),
    pack([amount, 192n], [1n, 64n]),
  ]);
  for (let level = 1n; level <= LEVELS; level++) {
    const sums = entrySlot(level, swapSlots.sums);
    const added = new Map<bigint, bigint>();
    for (const [bucket, sum] of below) {
      const above = bucket >> BITS;
      added.set(above, (added.get(above) ?? 0n) + sum);
    }
    for (const [bucket, sum] of added) {
      const slot = entrySlot(bucket, sums);
      // Only the first of them can have counted rows before.
      if (bucket === count >> (BITS * level)) await plan.add(slot, sum);
      else plan.put(slot, sum);
    }
    below = [...added];
  }
}

/** Each seller's list of sale ids, four in a word. */
async function planSaleIds(
  plan: StoragePlan,
  listings: readonly ScaledListing[],
  count: bigint,
): Promise<void> {
  const byOwner = new Map<Address, bigint[]>();
  for (const [i, { owner }] of listings.entries()) {
    const ids = byOwner.get(owner) ?? [];
    ids.push(count + BigInt(i) + 1n);
    byOwner.set(owner, ids);
  }
  for (const [owner, ids] of byOwner) {
    const array = entrySlot(BigInt(owner), swapSlots.saleIds);
    const length = await plan.read(array);
    await planIds(plan, firstElement(array), length, ids);
    plan.put(array, length + BigInt(ids.length));
  }
}

async function planIds(
  plan: StoragePlan,
  elements: bigint,
  length: bigint,
  ids: readonly bigint[],
): Promise<void> {
  const words = new Map<bigint, bigint>();
  for (const [i, id] of ids.entries()) {
    const place = length + BigInt(i);
    const at = place / IDS_IN_WORD;
    words.set(at, (words.get(at) ?? 0n) | (id << (ID_BITS * (place % IDS_IN_WORD))));
  }
  for (const [at, packed] of words) {
    // Only the first word can hold ids already.
    if (at === length / IDS_IN_WORD) await plan.add(elements + at, packed);
    else plan.put(elements + at, packed);
  }
}
