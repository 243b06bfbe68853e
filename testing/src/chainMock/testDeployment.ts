import type { ContractName, Deployment } from '@amswap/chain';
import { abiHash } from '@amswap/contracts';
import { type Address, checksumAddress } from '@amswap/values';

const contractOrder: readonly ContractName[] = [
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
];

/** An address that says by its digits that it is made up. */
export function madeUpAddress(number: number): Address {
  return checksumAddress(`0x${'00'.repeat(17)}${number.toString(16).padStart(6, '0')}`);
}

/** The address of Multicall3 on every chain. */
const multicall = checksumAddress('0xcA11bde05977b3631167028862bE2a173976CA11');

/** A deployment on chain 56 whose contracts exist in mocks only. */
export const testDeployment: Deployment = {
  environment: 'test',
  chainId: 56,
  chainName: 'BNB Chain (mocked)',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: ['https://node.test.example/'],
  blockExplorerUrls: ['https://explorer.test.example/'],
  baseUrl: undefined,
  accountsUrl: null,
  publicKey: undefined,
  contracts: Object.fromEntries(
    contractOrder.map((name, i) => [name, name === 'multicall' ? multicall : madeUpAddress(0xc0_00_01 + i)]),
  ) as Deployment['contracts'],
  codeHashes: {},
  abiHash,
  keepAddress: [madeUpAddress(0xee_00_01), madeUpAddress(0xee_00_02), madeUpAddress(0xee_00_03)],
  lockNodes: false,
};
