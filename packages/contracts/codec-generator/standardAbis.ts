import { parseAbi } from 'abitype';
import type { Abi } from './abi.ts';

// Interfaces that are not ours: what a BEP-20 token, and a router, factory and pair in the manner of Uniswap V2 offer.

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

export const routerAbi: Abi = parseAbi([
  'function factory() view returns (address)',
  'function WETH() view returns (address)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
  'function getAmountsIn(uint256 amountOut, address[] path) view returns (uint256[] amounts)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
]);

export const factoryAbi: Abi = parseAbi([
  'function getPair(address tokenA, address tokenB) view returns (address pair)',
]);

export const pairAbi: Abi = parseAbi([
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast)',
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function totalSupply() view returns (uint256)',
]);
