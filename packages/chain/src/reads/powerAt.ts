import { hashrateMain } from '@amswap/contracts/codec';
import type { Address } from '@amswap/values';
import { joinReads, readOf } from './answer.ts';
import { type Contracts, mainNames } from './mains.ts';
import type { Read } from './Read.ts';

/**
 * Power of an account's machines that ran at a time, both mains together: what its VIP level of a day counts.
 * Errors when read: `rpc.*`, `deployment.codeDiffers`.
 *
 * @param time unix seconds, not later than the block
 */
export function powerAt(deployment: Contracts, account: Address, time: bigint): Read<bigint> {
  const data = hashrateMain.encodePowerAt(account, time);
  const reads = mainNames.map((main) => readOf(deployment.contracts[main], data, hashrateMain.decodePowerAt));
  return joinReads('powerAt', reads, (powers) => powers.reduce((sum, power) => sum + power, 0n));
}
