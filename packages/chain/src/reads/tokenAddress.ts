import type { Address, TokenId } from '@amswap/values';
import { tokenIds } from '@amswap/values';
import type { ContractName, Deployment } from '../deployment/Deployment.ts';

/** Names of the seven tokens in the config. */
export const tokenContractNames = {
  ACB: 'acb',
  MV: 'mv',
  X: 'x',
  USDT: 'stableCoin',
  WXB: 'wxb',
  LBT: 'lbt',
  FTB: 'ftb',
} as const satisfies Record<TokenId, ContractName>;

/** Address of a token. Errors: none. */
export function tokenAddress(deployment: Pick<Deployment, 'contracts'>, token: TokenId): Address {
  return deployment.contracts[tokenContractNames[token]];
}

/** The token at an address in any letter case; undefined when it is none of the seven. Errors: none. */
export function tokenAt(deployment: Pick<Deployment, 'contracts'>, address: string): TokenId | undefined {
  const wanted = address.toLowerCase();
  return tokenIds.find((token) => tokenAddress(deployment, token).toLowerCase() === wanted);
}
