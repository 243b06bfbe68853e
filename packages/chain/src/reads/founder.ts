import { hashrateMain } from '@amswap/contracts/codec';
import { type Address, checksumAddress } from '@amswap/values';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';

/**
 * The member under whom somebody without a link can join. Freshness: static. Errors when read: `rpc.*`,
 * `deployment.codeDiffers`.
 */
export function founder(deployment: Contracts): Read<Address> {
  return readOf(deployment.contracts.main, hashrateMain.encodeFounder(), (answer) =>
    checksumAddress(hashrateMain.decodeFounder(answer)),
  );
}
