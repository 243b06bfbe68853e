import { abiHash } from '@amswap/contracts';
import type { Address, Hex } from '@amswap/values';
import { accountDeriver } from './accounts.ts';
import type { World } from './deployWorld.ts';

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

/** The config with which the product runs on a world. */
export function deploymentRecord(world: World, options: RecordOptions): DeploymentRecord {
  const { tokens, main, mainSecondary, tokenSwap, swapRouter, nativeCoin, multicall } = world.contracts;
  const account = accountDeriver();
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
    // Numbers of the test phrase that play no other part.
    keepAddress: [account(6).address, account(7).address, account(8).address],
    lockNodes: false,
  };
}
