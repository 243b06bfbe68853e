import { hashrateMain } from '@amswap/contracts/codec';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';

/** Least figures for the levels 1 to 5, whole power. */
export interface LevelThresholds {
  /** Team performance for an S level. */
  readonly teamPerformance: readonly bigint[];
  /** Active power at the last 00:00 UTC for a VIP level. */
  readonly activePower: readonly bigint[];
}

/** What each level takes. Freshness: static. Errors when read: `rpc.*`, `deployment.codeDiffers`. */
export function levelThresholds(deployment: Contracts): Read<LevelThresholds> {
  return readOf(
    deployment.contracts.main,
    hashrateMain.encodeLevelThresholds(),
    hashrateMain.decodeLevelThresholds,
  );
}
