import type { Sale } from '@amswap/chain';

type Orders = ReadonlyMap<number, Sale>;

/**
 * How many orders left the queue between two readings, sold out or taken out, as far as those in sight tell: an order that
 * both readings have moves up by one for each that left before it.
 */
export function leftBetween(before: Orders, after: Orders): bigint {
  const indexes = new Map([...after.values()].map(({ saleId, index }) => [saleId, index]));
  const last = [...before.values()].findLast(({ saleId }) => indexes.has(saleId));
  const now = last && indexes.get(last.saleId);
  return last === undefined || now === undefined || now > last.index ? 0n : last.index - now;
}
