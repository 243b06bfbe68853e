import { hashrateMain } from '@amswap/contracts/codec';
import { type Address, checksumAddress } from '@amswap/values';
import { readOf } from './answer.ts';
import type { Contracts, MainName } from './mains.ts';
import type { Read } from './Read.ts';

/**
 * Addresses of the tokens that a main contract takes for a synthesis, enabled or not, in its own order. Freshness: static.
 * Errors when read: `rpc.*`, `deployment.codeDiffers`.
 */
export function payTokens(deployment: Contracts, main: MainName): Read<readonly Address[]> {
  return readOf(deployment.contracts[main], hashrateMain.encodePayTokens(), (answer) =>
    hashrateMain.decodePayTokens(answer).map(checksumAddress),
  );
}
