import { hashrateMain } from '@amswap/contracts/codec';
import { joinReads, readOf } from './answer.ts';
import { type Contracts, mainNames } from './mains.ts';
import type { Read } from './Read.ts';

/**
 * Base units of ACB that both main contracts ever burned. Errors when read: `rpc.*`, `deployment.codeDiffers`.
 */
export function totalBurned(deployment: Contracts): Read<bigint> {
  const data = hashrateMain.encodeTotalBurned();
  const reads = mainNames.map((name) =>
    readOf(deployment.contracts[name], data, hashrateMain.decodeTotalBurned),
  );
  return joinReads('totalBurned', reads, (burned) => burned.reduce((sum, part) => sum + part, 0n));
}
