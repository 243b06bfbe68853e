import { hashrateMain } from '@amswap/contracts/codec';
import type { Address } from '@amswap/values';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';
import { someAddress } from './someAddress.ts';

/** The pool that the largest synthesis of the UTC day wins. Amounts are base units of ACB, times unix seconds. */
export interface MaxPowerPool {
  readonly balance: bigint;
  /** The 00:00 UTC that ends the period. */
  readonly periodEnd: bigint;
  /** Who leads; undefined until somebody synthesised in the period. */
  readonly leader: Address | undefined;
  /** Power of the leader's synthesis. */
  readonly power: bigint;
  readonly lastWinner: Address | undefined;
  readonly lastPrize: bigint;
}

/** The maximum-power pool of the main contract. Errors when read: `rpc.*`, `deployment.codeDiffers`. */
export function maxPowerPool(deployment: Contracts): Read<MaxPowerPool> {
  return readOf(deployment.contracts.main, hashrateMain.encodeMaxPowerPool(), (answer) => {
    const raw = hashrateMain.decodeMaxPowerPool(answer);
    return { ...raw, leader: someAddress(raw.leader), lastWinner: someAddress(raw.lastWinner) };
  });
}

/** Where the day stands: nobody leads, somebody leads, or the day has ended and nobody has settled it yet. */
export type MaxPowerPhase = 'waiting' | 'open' | 'notSettled';

/** Phase of the pool at chain time `nowMs` (milliseconds since the epoch). Errors: none. */
export function maxPowerPhase(pool: MaxPowerPool, nowMs: number): MaxPowerPhase {
  if (pool.leader === undefined) return 'waiting';
  return nowMs < Number(pool.periodEnd) * 1000 ? 'open' : 'notSettled';
}
