import { parseAbi } from 'abitype';
import type { Abi } from './abi.ts';

/** What any BEP-20 token offers; the tokens' own ABI says more. */
export const erc20Abi: Abi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function transfer(address receiver, uint256 amount) returns (bool)',
  'function transferFrom(address owner, address receiver, uint256 amount) returns (bool)',
]);
