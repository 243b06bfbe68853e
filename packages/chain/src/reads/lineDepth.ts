import { hashrateMain } from '@amswap/contracts/codec';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';

/**
 * How many levels of the referral line below an account count into its team's figures. Freshness: static. Errors when
 * read: `rpc.*`, `deployment.codeDiffers`.
 */
export function lineDepth(deployment: Contracts): Read<bigint> {
  return readOf(deployment.contracts.main, hashrateMain.encodeLINE_DEPTH(), hashrateMain.decodeLINE_DEPTH);
}
