import { hashrateMain } from '@amswap/contracts/codec';
import type { BasisPoints } from '@amswap/values';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';

/** What the people around an account receive of the worth of its power (power times 1 ACB), at each of its syntheses. */
export interface LineShares {
  /** For its referrer. */
  readonly dynamic: BasisPoints;
  /** For its settler, the settler's settler, and the next. */
  readonly preaching: readonly BasisPoints[];
}

/**
 * Shares of a synthesis for the lines above the payer, out of the contract's reserve. Freshness: static. Errors when
 * read: `rpc.*`, `deployment.codeDiffers`.
 */
export function lineShares(deployment: Contracts): Read<LineShares> {
  return readOf(deployment.contracts.main, hashrateMain.encodeFigures(), (answer) => {
    const { dynamicBps, preachingBps } = hashrateMain.decodeFigures(answer);
    return { dynamic: Number(dynamicBps), preaching: preachingBps.map(Number) };
  });
}
