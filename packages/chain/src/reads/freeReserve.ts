import { hashrateMain } from '@amswap/contracts/codec';
import { readOf } from './answer.ts';
import type { Contracts, MainName } from './mains.ts';
import type { Read } from './Read.ts';

/**
 * Base units of ACB of a main contract that are promised to nobody: what new machines can be given. Also one figure of
 * `obligationsOf`, for screens that show the rest as well. Errors when read: `rpc.*`, `deployment.codeDiffers`.
 */
export function freeReserve(deployment: Contracts, main: MainName): Read<bigint> {
  return readOf(deployment.contracts[main], hashrateMain.encodeFreeReserve(), hashrateMain.decodeFreeReserve);
}
