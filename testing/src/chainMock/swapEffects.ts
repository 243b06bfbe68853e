import { type Deployment, exchangePairs } from '@amswap/chain';
import type { Address, TokenId } from '@amswap/values';
import type { TransactionDescription } from 'ethers';
import { type NodeBlock, type NodeTransaction, revert } from '../node/NodeContracts.ts';
import type { ChainMockState, MockSpender } from './ChainMockState.ts';
import { accountIn } from './emptyState.ts';
import { exchangeAt, quoteOf, rewardOf } from './exchangeAnswers.ts';
import { fillsOf } from './saleAnswers.ts';
import { pairOut } from './swapAnswers.ts';

/** Takes what was authorised from an account; reverts where that, or the balance, is too little. */
function take(state: ChainMockState, from: Address, token: TokenId, spender: MockSpender, amount: bigint) {
  const account = accountIn(state, from);
  const allowed = account.allowances[token]?.[spender] ?? 0n;
  if (amount > allowed || amount > account.balances[token]) throw revert();
  account.balances[token] -= amount;
  account.allowances[token] = { ...account.allowances[token], [spender]: allowed - amount };
}

function spendReward(state: ChainMockState, from: Address, amount: bigint): void {
  if (amount > rewardOf(state, from)) throw revert();
  const { mains } = accountIn(state, from);
  const older = mains.mainSecondary.rewardBalance < amount ? mains.mainSecondary.rewardBalance : amount;
  mains.mainSecondary.rewardBalance -= older;
  mains.main.rewardBalance -= amount - older;
}

function exchange(
  state: ChainMockState,
  deployment: Pick<Deployment, 'contracts'>,
  args: readonly unknown[],
  from: Address,
): void {
  const [fromAddress, toAddress, amountIn, least] = args as [Address, Address, bigint, bigint];
  const id = exchangeAt(deployment, fromAddress, toAddress);
  const [amountOut, fee] = quoteOf(state, id, amountIn);
  if (id === undefined || amountOut < least) throw revert();
  const { from: paid, to } = exchangePairs[id];
  if (to === 'ACB') spendReward(state, from, amountOut + fee);
  else if (amountOut > state.swap.stock) throw revert();
  else state.swap.stock -= amountOut;
  if (id !== 'rewardToAcb') take(state, from, paid, 'tokenSwap', amountIn);
  accountIn(state, from).balances[to] += amountOut;
}

function buyMv(state: ChainMockState, args: readonly unknown[], from: Address): void {
  const [wanted, least, most] = args as [bigint, bigint, bigint];
  const { fills, filled, payment } = fillsOf(state.swap, wanted);
  if (filled === 0n || filled < least || payment > most) throw revert();
  take(state, from, 'USDT', 'tokenSwap', payment);
  for (const { sale, amount, payment: part } of fills) {
    sale.remaining -= amount;
    sale.proceeds += part;
    accountIn(state, sale.owner).balances.USDT += part;
  }
  accountIn(state, from).balances.MV += filled;
}

function takeOut(state: ChainMockState, saleId: unknown, from: Address): void {
  const sale = state.swap.sales[Number(saleId) - 1];
  if (sale === undefined || sale.owner !== from || sale.takenOut || sale.remaining === 0n) throw revert();
  sale.takenOut = true;
  accountIn(state, from).balances.MV += sale.remaining;
}

/** What a mined transaction to the exchange contract changes. */
export function applyToTokenSwap(
  state: ChainMockState,
  { name, args }: TransactionDescription,
  { from }: NodeTransaction,
  block: NodeBlock,
  deployment: Pick<Deployment, 'contracts'>,
): void {
  switch (name) {
    case 'exchange':
      return exchange(state, deployment, args, from);
    case 'listForSale': {
      const amount = args[0] as bigint;
      take(state, from, 'MV', 'tokenSwap', amount);
      const listedAt = BigInt(block.time);
      const sale = {
        owner: from,
        deposit: amount,
        remaining: amount,
        proceeds: 0n,
        listedAt,
        takenOut: false,
      };
      state.swap.sales.push(sale);
      return;
    }
    case 'buyMv':
      return buyMv(state, args, from);
    case 'takeOut':
      return takeOut(state, args[0], from);
    case 'withdrawProceeds': {
      const kept = state.swap.keptProceeds.get(from.toLowerCase()) ?? 0n;
      if (kept === 0n) throw revert();
      accountIn(state, String(args[0])).balances.USDT += kept;
      state.swap.keptProceeds.delete(from.toLowerCase());
      return;
    }
    default:
      throw new Error(`The chain mock does not carry out tokenSwap.${name}.`);
  }
}

/** What a mined swap through the router changes. */
export function applyToRouter(
  state: ChainMockState,
  { name, args }: TransactionDescription,
  { from }: NodeTransaction,
  deployment: Pick<Deployment, 'contracts'>,
): void {
  if (name !== 'swapExactTokensForTokens')
    throw new Error(`The chain mock does not carry out swapRouter.${name}.`);
  const [amountIn, least, path] = args as unknown as [bigint, bigint, Address[]];
  const amountOut = pairOut(state, deployment, amountIn, path);
  const { pair } = state.swap;
  if (pair === undefined || amountOut < least) throw revert();
  take(state, from, 'USDT', 'swapRouter', amountIn);
  pair.usdt += amountIn;
  pair.acb -= amountOut;
  accountIn(state, from).balances.ACB += amountOut;
}
