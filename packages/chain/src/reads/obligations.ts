import { hashrateMain } from '@amswap/contracts/codec';
import { readOf } from './answer.ts';
import type { Contracts, MainName } from './mains.ts';
import type { Read } from './Read.ts';

/** What a main contract holds and what it owes, base units of ACB. `held` covers the sum of the rest. */
export interface Obligations {
  readonly held: bigint;
  readonly freeReserve: bigint;
  readonly machineOwed: bigint;
  readonly sharesOwed: bigint;
  readonly rewardOwed: bigint;
  readonly luckyPool: bigint;
  readonly maxPowerPool: bigint;
}

/** Holds against owes of one main contract. Errors when read: `rpc.*`, `deployment.codeDiffers`. */
export function obligationsOf(deployment: Contracts, main: MainName): Read<Obligations> {
  const data = hashrateMain.encodeObligations();
  return readOf(deployment.contracts[main], data, hashrateMain.decodeObligations);
}

/** Everything that is promised to somebody. Errors: none. */
export function totalOwed(obligations: Obligations): bigint {
  const { machineOwed, sharesOwed, rewardOwed, luckyPool, maxPowerPool } = obligations;
  return machineOwed + sharesOwed + rewardOwed + luckyPool + maxPowerPool;
}
