import { hashrateMain } from '@amswap/contracts/codec';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';

/**
 * The next 00:00 UTC, unix seconds, when VIP levels change. Errors when read: `rpc.*`, `deployment.codeDiffers`.
 */
export function vipRefreshAt(deployment: Contracts): Read<bigint> {
  const data = hashrateMain.encodeVipRefreshAt();
  return readOf(deployment.contracts.main, data, hashrateMain.decodeVipRefreshAt);
}
