import type { Deployment } from '@amswap/chain';
import { sameAddress, type TokenId } from '@amswap/values';
import type { TransactionDescription } from 'ethers';
import type { NodeCall } from '../node/NodeContracts.ts';
import type { ChainMockState, MockSpender } from './ChainMockState.ts';
import { accountIn } from './emptyState.ts';

const spenders: readonly MockSpender[] = ['main', 'tokenSwap', 'swapRouter'];

/** The spender that stands at an address; undefined for anybody else. */
export function spenderAt(
  { contracts }: Pick<Deployment, 'contracts'>,
  address: unknown,
): MockSpender | undefined {
  return spenders.find((name) => sameAddress(contracts[name], String(address)));
}

/** What a token answers; calls that change something are only tried. */
export function answerToken(
  state: ChainMockState,
  token: TokenId,
  { name, args }: TransactionDescription,
  _asked: NodeCall,
  deployment: Pick<Deployment, 'contracts'>,
): readonly unknown[] {
  const { symbol, name: title, decimals, totalSupply } = state.tokens[token];
  switch (name) {
    case 'symbol':
      return [symbol];
    case 'name':
      return [title];
    case 'decimals':
      return [decimals];
    case 'totalSupply':
      return [totalSupply];
    case 'balanceOf':
      return [accountIn(state, String(args[0])).balances[token]];
    case 'allowance': {
      const spender = spenderAt(deployment, args[1]);
      return [(spender && accountIn(state, String(args[0])).allowances[token]?.[spender]) ?? 0n];
    }
    case 'approve':
    case 'transfer':
    case 'transferFrom':
      return [true];
    default:
      throw new Error(`The chain mock has no answer to ${token}.${name}.`);
  }
}
