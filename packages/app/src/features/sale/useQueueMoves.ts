import type { Sale } from '@amswap/chain';
import { useState } from 'react';
import { leftBetween } from './queueMoves.ts';

const nothing = 0n;

/** How many orders left the queue since the list was opened, as far as it was looked at. */
export function useQueueMoves(sales: ReadonlyMap<number, Sale>): bigint {
  const [seen, setSeen] = useState(sales);
  const [left, setLeft] = useState(nothing);
  if (seen !== sales) {
    // A reading that is on its way has nothing to compare with.
    if (sales.size > 0) setSeen(sales);
    const more = leftBetween(seen, sales);
    if (more > nothing) setLeft(left + more);
  }
  return left;
}
