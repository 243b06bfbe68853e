import { erc20 } from '@amswap/contracts/codec';
import { type Address, maxUint256, type TokenId } from '@amswap/values';
import type { SpenderName } from '../deployment/Deployment.ts';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';
import { tokenAddress } from './tokenAddress.ts';

/**
 * Base units of a token that a spender may take from an account: what "authorised" means, and nothing else does.
 * Errors when read: `rpc.*`, `deployment.codeDiffers`, `contract.*` of a token with manners of its own.
 */
export function tokenAllowance(
  deployment: Contracts,
  token: TokenId,
  account: Address,
  spender: SpenderName,
): Read<bigint> {
  const data = erc20.encodeAllowance(account, deployment.contracts[spender]);
  return readOf(tokenAddress(deployment, token), data, erc20.decodeAllowance);
}

/**
 * Whether an allowance reads as "unlimited": tokens that never lower the largest one may have lowered it a little.
 * Errors: none.
 */
export function isUnlimited(allowance: bigint): boolean {
  return allowance > maxUint256 / 2n;
}
