import type { Address, Hex } from '@amswap/values';

/** The contracts a deployment names, in the order in which they are shown and checked. */
export const contractNames = [
  'tokenSwap',
  'main',
  'mainSecondary',
  'mv',
  'acb',
  'stableCoin',
  'x',
  'wxb',
  'lbt',
  'ftb',
  'swapRouter',
  'nativeCoin',
  'multicall',
] as const;
export type ContractName = (typeof contractNames)[number];

/** Contracts that can be authorised to spend. Nothing else ever is. */
export const spenderNames = ['main', 'tokenSwap', 'swapRouter'] as const satisfies readonly ContractName[];
export type SpenderName = (typeof spenderNames)[number];

export interface NativeCurrency {
  readonly name: string;
  readonly symbol: string;
  /** Always 18: wallets refuse to add a chain with anything else. */
  readonly decimals: 18;
}

/**
 * Where the product runs: what `deployment.json` says, checked. `docs/deployment.md` explains every field.
 * Only `parseDeployment` makes one out of text.
 */
export interface Deployment {
  /** Name of the environment, shown on the test page. */
  readonly environment: string;
  readonly chainId: number;
  readonly chainName: string;
  readonly nativeCurrency: NativeCurrency;
  /** Nodes to read from, the preferred one first; at least one. */
  readonly rpcUrls: readonly string[];
  /** Explorers, the preferred one first; may be empty (local chains have none). */
  readonly blockExplorerUrls: readonly string[];
  /** Origin that links are made with; the page's own where undefined. */
  readonly baseUrl: string | undefined;
  /** Origin of the accounts service; undefined: the same as the base; null: bind is not offered. */
  readonly accountsUrl: string | null | undefined;
  /** Public key that bind encrypts for, base64 of an SPKI document; undefined: bind cannot encrypt. */
  readonly publicKey: string | undefined;
  readonly contracts: Readonly<Record<ContractName, Address>>;
  /** Expected keccak-256 of the code at an address. A difference stops writes. */
  readonly codeHashes: Readonly<Partial<Record<ContractName, Hex>>>;
  /** Hash of the interfaces that the contracts were built from. */
  readonly abiHash: Hex;
  /** Three wallets of unknown purpose: shown on the test page, read by nothing else. */
  readonly keepAddress: readonly [Address, Address, Address];
  /** Whether users may only choose among `rpcUrls`. */
  readonly lockNodes: boolean;
}

/** What can be wrong with a field of the config, or with what the chain answers about it. */
export type DeploymentProblemCode =
  | 'notJson'
  | 'missing'
  | 'unknownField'
  | 'wrongType'
  | 'empty'
  | 'outOfRange'
  | 'badUrl'
  | 'insecureUrl'
  | 'badAddress'
  | 'badHash'
  | 'duplicate'
  | 'interfaceDiffers'
  | 'noAnswer'
  | 'wrongChain'
  | 'noCode'
  | 'codeDiffers';

/** One thing wrong with a deployment. */
export interface DeploymentProblem {
  /** Path of the field as one writes it, e.g. `contracts.main` or `rpcUrls[1]`; empty for the whole file. */
  readonly field: string;
  readonly problem: DeploymentProblemCode;
}

export type ParsedDeployment =
  | { readonly ok: true; readonly deployment: Deployment }
  | { readonly ok: false; readonly problems: readonly DeploymentProblem[] };
