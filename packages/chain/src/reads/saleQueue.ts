import { tokenSwap } from '@amswap/contracts/codec';
import { type Address, checksumAddress } from '@amswap/values';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';

const saleStates = ['onSale', 'soldOut', 'takenOut'] as const;
export type SaleState = (typeof saleStates)[number];

/** One order of the MV sale. Amounts are base units: of MV, and of the stable coin for proceeds. */
export interface Sale {
  readonly saleId: bigint;
  /** Its number among the orders on sale, first 1; 0 when it isn't on sale. */
  readonly index: bigint;
  readonly owner: Address;
  /** MV put in. */
  readonly deposit: bigint;
  /** MV neither sold nor taken out. */
  readonly remaining: bigint;
  /** MV left in the queue up to and including this order; 0 when it isn't on sale. */
  readonly total: bigint;
  /** What it brought its owner, paid out or kept for pick-up. */
  readonly proceeds: bigint;
  /** Unix seconds. */
  readonly listedAt: bigint;
  readonly state: SaleState;
}

export interface SalePage {
  readonly rows: readonly Sale[];
  /** How many there are in all. */
  readonly total: bigint;
}

/**
 * Orders on sale, in the order in which they sell. At most 100 rows a page. Errors when read: `rpc.*`,
 * `deployment.codeDiffers`, `contract.PageTooLarge`.
 */
export function saleQueue(deployment: Contracts, offset: bigint, limit: bigint): Read<SalePage> {
  const data = tokenSwap.encodeSaleQueue(offset, limit);
  return readOf(deployment.contracts.tokenSwap, data, (answer) =>
    salePage(tokenSwap.decodeSaleQueue(answer)),
  );
}

/**
 * Orders of an account in any state, newest first. At most 100 rows a page. Errors when read: `rpc.*`,
 * `deployment.codeDiffers`, `contract.PageTooLarge`.
 */
export function salesOf(
  deployment: Contracts,
  owner: Address,
  offset: bigint,
  limit: bigint,
): Read<SalePage> {
  const data = tokenSwap.encodeSalesOf(owner, offset, limit);
  return readOf(deployment.contracts.tokenSwap, data, (answer) => salePage(tokenSwap.decodeSalesOf(answer)));
}

const salePage = ({ page, total }: tokenSwap.SaleQueueResult): SalePage => ({
  rows: page.map((row) => ({
    ...row,
    owner: checksumAddress(row.owner),
    state: saleStates[row.state] ?? 'takenOut',
  })),
  total,
});
