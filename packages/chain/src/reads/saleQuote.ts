import { tokenSwap } from '@amswap/contracts/codec';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';

/** What a purchase from the front of the queue would fill now. */
export interface SaleQuote {
  /** MV that one call gets, base units: less than was asked for where the queue or its rows a call end. */
  readonly filled: bigint;
  /** What that costs, base units of the stable coin. */
  readonly payment: bigint;
  /** How many orders it takes from. */
  readonly rows: bigint;
}

/**
 * What buying `amount` (base units of MV) would fill now. Errors when read: `rpc.*`, `deployment.codeDiffers`.
 */
export function saleQuote(deployment: Contracts, amount: bigint): Read<SaleQuote> {
  const data = tokenSwap.encodeQuoteBuyMv(amount);
  return readOf(deployment.contracts.tokenSwap, data, tokenSwap.decodeQuoteBuyMv);
}
