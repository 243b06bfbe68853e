import type { Address, Hex, RpcRequest } from '@amswap/values';
import { checksumAddress } from '@amswap/values';
import { AbiCoder, Interface } from 'ethers';
import { type ContractName, contractNames, type Deployment } from '../src/deployment/Deployment.ts';

/** Distinct addresses for tests: `0x…01`, `0x…02`. */
export const testAddress = (number: number): Address =>
  checksumAddress(`0x${number.toString(16).padStart(40, '0')}`);

export const testContracts = Object.fromEntries(
  contractNames.map((name, i) => [name, testAddress(0x1000 + i)]),
) as Record<ContractName, Address>;

export const testDeployment: Deployment = {
  environment: 'test',
  chainId: 56,
  chainName: 'BNB Smart Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: ['https://node.example'],
  blockExplorerUrls: ['https://explorer.example'],
  baseUrl: undefined,
  accountsUrl: undefined,
  publicKey: undefined,
  contracts: testContracts,
  codeHashes: {},
  abiHash: `0x${'11'.repeat(32)}`,
  keepAddress: [testAddress(1), testAddress(2), testAddress(3)],
  lockNodes: false,
};

const multicall = new Interface([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) returns ((bool success, bytes returnData)[])',
  'function getBlockNumber() view returns (uint256)',
  'function getCurrentBlockTimestamp() view returns (uint256)',
  'function getChainId() view returns (uint256)',
]);

/** What a fake contract answers to call data: returned bytes, or a failure with revert bytes. */
export type FakeAnswer = Hex | { readonly reverts: Hex };

/** A chain in a test: its block is set by hand, its contracts are answers. ethers encodes, so that the codec is not its own judge. */
export class FakeChain {
  block = 100n;
  blockTime = 1_767_225_600n;
  chainId = 56n;
  /** Whether the multicall contract knows `getChainId`. */
  tellsChain = true;
  /** Every request that came in. */
  readonly requests: RpcRequest[] = [];
  /** Set to fail every request until cleared. */
  failure: unknown;
  private readonly answers = new Map<string, FakeAnswer | (() => FakeAnswer)>();

  /** Makes a call of a contract answer. Unknown calls answer with nothing, as an address without code does. */
  answer(to: string, data: string, answer: FakeAnswer | (() => FakeAnswer)): void {
    this.answers.set(to.toLowerCase() + data.toLowerCase(), answer);
  }

  /** A transport and an EIP-1193 `request` in one. */
  readonly request = async (request: RpcRequest): Promise<unknown> => {
    this.requests.push(request);
    if (this.failure !== undefined) throw this.failure;
    const [{ to, data }] = request.params as [{ to: string; data: string }];
    return this.aggregate(to, data);
  };

  /** Number of calls inside the aggregate of a request, the three of the head included. */
  callsOf(request: RpcRequest | undefined): number {
    if (request === undefined) throw new Error('there was no such request');
    const [{ data }] = request.params as [{ data: string }];
    return multicall.decodeFunctionData('aggregate3', data)[0].length;
  }

  private aggregate(to: string, data: string): string {
    if (to !== testContracts.multicall) return '0x';
    const [calls] = multicall.decodeFunctionData('aggregate3', data);
    const results = [...calls].map(({ target, callData }: { target: string; callData: string }) => {
      const answer = this.answerTo(target, callData);
      return typeof answer === 'string' ? [true, answer] : [false, answer.reverts];
    });
    return multicall.encodeFunctionResult('aggregate3', [results]);
  }

  private answerTo(target: string, callData: string): FakeAnswer {
    const known = this.answers.get(target.toLowerCase() + callData.toLowerCase());
    if (known !== undefined) return typeof known === 'function' ? known() : known;
    const name = multicall.getFunction(callData.slice(0, 10))?.name;
    if (name === 'getBlockNumber') return word(this.block);
    if (name === 'getCurrentBlockTimestamp') return word(this.blockTime);
    if (name === 'getChainId') return this.tellsChain ? word(this.chainId) : { reverts: '0x' };
    return '0x';
  }
}

/** One 32-byte word. */
export const word = (value: bigint | number): Hex => abi(['uint256'], [value]);

/** ABI-encoded values, by ethers. */
export const abi = (types: readonly string[], values: readonly unknown[]): Hex =>
  AbiCoder.defaultAbiCoder().encode(types, values) as Hex;
