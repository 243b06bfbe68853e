import { multicall3 } from '@amswap/contracts/codec';
import type { Address } from '@amswap/values';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';

/**
 * Wei of the native currency that an account holds (BNB on BNB Chain): what network fees are paid from. Errors when
 * read: `rpc.*`, `deployment.codeDiffers`.
 */
export function nativeBalance(deployment: Contracts, account: Address): Read<bigint> {
  const data = multicall3.encodeGetEthBalance(account);
  return readOf(deployment.contracts.multicall, data, multicall3.decodeGetEthBalance);
}
