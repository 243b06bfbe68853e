import { tokenSwap } from '@amswap/contracts/codec';
import { joinReads, readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';

/** What the MV sale has to keep to, and how much is in its queue. */
export interface SaleTerms {
  /** Base units of the stable coin for one whole MV. */
  readonly price: bigint;
  /** Least MV of one listing, base units. */
  readonly minimumListing: bigint;
  /** Most orders that one purchase takes from. */
  readonly rowsPerPurchase: bigint;
  /** MV on sale, base units. */
  readonly onSale: bigint;
  /** How many orders are on sale. */
  readonly rows: bigint;
}

/** Price, least listing and size of the MV sale. Errors when read: `rpc.*`, `deployment.codeDiffers`. */
export function saleTerms(deployment: Contracts): Read<SaleTerms> {
  const { tokenSwap: swap } = deployment.contracts;
  const reads = [
    readOf(swap, tokenSwap.encodeMvPrice(), tokenSwap.decodeMvPrice),
    readOf(swap, tokenSwap.encodeMinimumListing(), tokenSwap.decodeMinimumListing),
    readOf(swap, tokenSwap.encodeROWS_PER_PURCHASE(), tokenSwap.decodeROWS_PER_PURCHASE),
    readOf(swap, tokenSwap.encodeQueueTotal(), tokenSwap.decodeQueueTotal),
  ] as const;
  return joinReads('saleTerms', reads, ([price, minimumListing, rowsPerPurchase, { amount, rows }]) => ({
    price,
    minimumListing,
    rowsPerPurchase,
    onSale: amount,
    rows,
  }));
}
