import { tokenSwap } from '@amswap/contracts/codec';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';

/** Where an order of the MV sale stands. */
export interface SalePosition {
  /** Its number among the orders on sale, first 1; 0 when it isn't on sale. */
  readonly index: bigint;
  /** Base units of MV that sell before it; 0 when it isn't on sale. */
  readonly ahead: bigint;
}

/** The place of an order, without the order itself. Errors when read: `rpc.*`, `deployment.codeDiffers`. */
export function salePosition(deployment: Contracts, saleId: bigint): Read<SalePosition> {
  const { tokenSwap: to } = deployment.contracts;
  return readOf(to, tokenSwap.encodePositionOf(saleId), tokenSwap.decodePositionOf);
}
