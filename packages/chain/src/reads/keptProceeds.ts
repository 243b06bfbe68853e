import { tokenSwap } from '@amswap/contracts/codec';
import type { Address } from '@amswap/values';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';

/**
 * Base units of the stable coin that wait for an account because paying them out failed. Errors when read: `rpc.*`,
 * `deployment.codeDiffers`.
 */
export function keptProceeds(deployment: Contracts, account: Address): Read<bigint> {
  const data = tokenSwap.encodeProceedsOf(account);
  return readOf(deployment.contracts.tokenSwap, data, tokenSwap.decodeProceedsOf);
}
