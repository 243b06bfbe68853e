import { erc20 } from '@amswap/contracts/codec';
import type { Address, TokenId } from '@amswap/values';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';
import { tokenAddress } from './tokenAddress.ts';

/**
 * Base units of a token that an account holds. Errors when read: `rpc.*`, `deployment.codeDiffers`, `contract.*` of a
 * token with manners of its own.
 */
export function tokenBalance(deployment: Contracts, token: TokenId, account: Address): Read<bigint> {
  return readOf(tokenAddress(deployment, token), erc20.encodeBalanceOf(account), erc20.decodeBalanceOf);
}
