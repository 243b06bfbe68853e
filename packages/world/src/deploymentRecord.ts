import { abiHash } from '@amswap/contracts';
import { type Address, checksumAddress, type Hex } from '@amswap/values';
import type { WorldContracts } from './WorldContracts.ts';

/** Where and under which name the world is reached. */
export interface RecordOptions {
  readonly environment: string;
  readonly chainName: string;
  readonly rpcUrls: readonly string[];
}

/** The world as a `deployment.json`: the shape that the product's config has. */
export interface DeploymentRecord extends RecordOptions {
  readonly chainId: number;
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: 18 };
  readonly blockExplorerUrls: readonly string[];
  readonly accountsUrl: null;
  readonly contracts: Readonly<
    Record<
      | 'tokenSwap'
      | 'main'
      | 'mainSecondary'
      | 'mv'
      | 'acb'
      | 'stableCoin'
      | 'x'
      | 'wxb'
      | 'lbt'
      | 'ftb'
      | 'swapRouter'
      | 'nativeCoin'
      | 'multicall',
      Address
    >
  >;
  readonly abiHash: Hex;
  readonly keepAddress: readonly [Address, Address, Address];
  readonly lockNodes: boolean;
}

/** A world as far as its config goes: one just deployed, or the shipped one. */
export interface WorldPlace {
  readonly chainId: bigint | number;
  readonly contracts: WorldContracts;
}

/** Accounts 6, 7 and 8 of the test phrase, which play no other part. */
export const keepAddresses: readonly [Address, Address, Address] = [
  checksumAddress('0x976ea74026e726554db657fa54763abd0c3a0aa9'),
  checksumAddress('0x14dc79964da2c08b23698b3d3cc7ca32193d9955'),
  checksumAddress('0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f'),
];

/** The config with which the product runs on a world. */
export function deploymentRecord(world: WorldPlace, options: RecordOptions): DeploymentRecord {
  const { tokens, main, mainSecondary, tokenSwap, swapRouter, nativeCoin, multicall } = world.contracts;
  return {
    ...options,
    chainId: Number(world.chainId),
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    blockExplorerUrls: [],
    accountsUrl: null,
    contracts: {
      tokenSwap,
      main,
      mainSecondary,
      mv: tokens.MV,
      acb: tokens.ACB,
      stableCoin: tokens.USDT,
      x: tokens.X,
      wxb: tokens.WXB,
      lbt: tokens.LBT,
      ftb: tokens.FTB,
      swapRouter,
      nativeCoin,
      multicall,
    },
    abiHash,
    keepAddress: keepAddresses,
    lockNodes: false,
  };
}
