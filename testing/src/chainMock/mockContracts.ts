import * as abis from '@amswap/contracts/abi';
import type { Deployment } from '@amswap/chain';
import { type Address, type Hex, sameAddress, type TokenId, tokenIds } from '@amswap/values';
import { Interface, type TransactionDescription } from 'ethers';
import {
  type NodeBlock,
  type NodeCall,
  type NodeContracts,
  type NodeTransaction,
  revert,
} from '../node/NodeContracts.ts';
import type { ChainMockState, MainName } from './ChainMockState.ts';
import { accountIn } from './emptyState.ts';
import { answerMain } from './mainAnswers.ts';
import { applyToMain, applyToToken } from './mockEffects.ts';
import { answerRouter, answerTokenSwap } from './swapAnswers.ts';
import { applyToRouter, applyToTokenSwap } from './swapEffects.ts';
import { answerToken } from './tokenAnswers.ts';

const tokenAbi = new Interface(abis.tokenAbi);
const mainAbi = new Interface(abis.hashrateMainAbi);
const swapAbi = new Interface(abis.tokenSwapAbi);
const routerAbi = new Interface(abis.swapRouterAbi);
const multicallAbi = new Interface(abis.multicall3Abi);

/** What stands at an address. */
export type MockPlace =
  | { readonly kind: 'token'; readonly token: TokenId; readonly abi: Interface }
  | { readonly kind: 'main'; readonly main: MainName; readonly abi: Interface }
  | { readonly kind: 'tokenSwap' | 'swapRouter' | 'multicall'; readonly abi: Interface };

/** Which token stands under which name of a deployment. */
const tokenNames = {
  ACB: 'acb',
  MV: 'mv',
  X: 'x',
  USDT: 'stableCoin',
  WXB: 'wxb',
  LBT: 'lbt',
  FTB: 'ftb',
} as const satisfies Record<TokenId, string>;

export function placesOf({ contracts }: Pick<Deployment, 'contracts'>): ReadonlyMap<string, MockPlace> {
  const places: (readonly [Address, MockPlace])[] = [
    ...tokenIds.map(
      (token) => [contracts[tokenNames[token]], { kind: 'token', token, abi: tokenAbi }] as const,
    ),
    [contracts.main, { kind: 'main', main: 'main', abi: mainAbi }],
    [contracts.mainSecondary, { kind: 'main', main: 'mainSecondary', abi: mainAbi }],
    [contracts.tokenSwap, { kind: 'tokenSwap', abi: swapAbi }],
    [contracts.swapRouter, { kind: 'swapRouter', abi: routerAbi }],
    [contracts.multicall, { kind: 'multicall', abi: multicallAbi }],
  ];
  return new Map(places.map(([address, place]) => [address.toLowerCase(), place]));
}

export interface MockContractsOptions {
  readonly state: () => ChainMockState;
  readonly deployment: Pick<Deployment, 'contracts' | 'chainId'>;
  /** Functions that revert without a word, inside aggregates as well: by name, `luckyPool`. */
  readonly failingReads: ReadonlySet<string>;
}

/**
 * The contracts of the product over a typed state, called through their real ABIs.
 * A call that nobody foresaw throws an `Error` that names it, also out of an aggregate: it is a gap of the test, not an answer.
 */
export function createMockContracts(options: MockContractsOptions): NodeContracts {
  const { state, deployment, failingReads } = options;
  const places = placesOf(deployment);

  const open = ({ to, data }: NodeCall): { place: MockPlace; called: TransactionDescription } => {
    const place = places.get(String(to).toLowerCase());
    const called = place?.abi.parseTransaction({ data }) ?? undefined;
    if (place === undefined || called === undefined)
      throw new Error(`The chain mock has no answer to ${data.slice(0, 10)} at ${to}.`);
    return { place, called };
  };

  const call = (asked: NodeCall, block: NodeBlock): Hex => {
    const { place, called } = open(asked);
    if (failingReads.has(called.name)) throw revert();
    const values = answerOf(place, called, asked, block);
    return place.abi.encodeFunctionResult(called.fragment, values) as Hex;
  };

  const answerOf = (
    place: MockPlace,
    called: TransactionDescription,
    asked: NodeCall,
    block: NodeBlock,
  ): readonly unknown[] => {
    switch (place.kind) {
      case 'token':
        return answerToken(state(), place.token, called, asked, deployment);
      case 'main':
        return answerMain(state(), place.main, called, deployment, places);
      case 'tokenSwap':
        return answerTokenSwap(state(), called, deployment);
      case 'swapRouter':
        return answerRouter(state(), called, deployment);
      case 'multicall':
        return answerMulticall(called, asked, block);
    }
  };

  const answerMulticall = (
    called: TransactionDescription,
    asked: NodeCall,
    block: NodeBlock,
  ): readonly unknown[] => {
    switch (called.name) {
      case 'getBlockNumber':
        return [block.number];
      case 'getCurrentBlockTimestamp':
        return [block.time];
      case 'getChainId':
        return [deployment.chainId];
      case 'getEthBalance':
        return [accountIn(state(), String(called.args[0])).native];
      case 'aggregate3':
        return [aggregate(called, asked, block)];
      default:
        throw new Error(`The chain mock has no answer to multicall.${called.name}.`);
    }
  };

  const aggregate = (called: TransactionDescription, asked: NodeCall, block: NodeBlock) =>
    (called.args[0] as { target: Address; allowFailure: boolean; callData: Hex }[]).map(
      ({ target, allowFailure, callData }) => {
        try {
          return { success: true, returnData: call({ from: asked.to, to: target, data: callData }, block) };
        } catch (thrown) {
          const data = (thrown as { data?: Hex }).data;
          if (thrown instanceof Error || !allowFailure || data === undefined) throw thrown;
          return { success: false, returnData: data };
        }
      },
    );

  return {
    call,
    nativeBalance: (account) => accountIn(state(), account).native,
    // The wrapped native coin answers nothing here, and stands there all the same.
    codeAt: (address) =>
      Object.values(deployment.contracts).some((at) => sameAddress(at, address)) ? '0x00' : '0x',
    apply(transaction: NodeTransaction, block: NodeBlock): boolean {
      try {
        const { place, called } = open(transaction);
        if (place.kind === 'token') applyToToken(state(), place.token, called, transaction, deployment);
        else if (place.kind === 'tokenSwap')
          applyToTokenSwap(state(), called, transaction, block, deployment);
        else if (place.kind === 'swapRouter') applyToRouter(state(), called, transaction, deployment);
        else if (place.kind === 'main') applyToMain(state(), place.main, called, transaction, block, places);
        return true;
      } catch (thrown) {
        if (thrown instanceof Error) throw thrown;
        return false;
      }
    },
  };
}
