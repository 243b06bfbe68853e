import { tokenSwap } from '@amswap/contracts/codec';
import type { TokenId } from '@amswap/values';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';
import { tokenAddress } from './tokenAddress.ts';

/** What the exchange contract holds of a token against what it owes. Base units of that token. */
export interface SwapObligations {
  readonly held: bigint;
  /** For exchanges that give out this token; owed to nobody. */
  readonly stock: bigint;
  /** MV on sale, which belongs to its sellers. */
  readonly deposits: bigint;
  /** Sellers' money kept for pick-up. */
  readonly proceeds: bigint;
}

/**
 * What the exchange contract holds and owes of a token. Errors when read: `rpc.*`, `deployment.codeDiffers`.
 */
export function swapObligations(deployment: Contracts, token: TokenId): Read<SwapObligations> {
  const data = tokenSwap.encodeObligations(tokenAddress(deployment, token));
  return readOf(deployment.contracts.tokenSwap, data, tokenSwap.decodeObligations);
}
