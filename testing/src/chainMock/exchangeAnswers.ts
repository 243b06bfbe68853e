import { type Deployment, type ExchangeId, exchangePairs, tokenAt } from '@amswap/chain';
import { zeroAddress } from '@amswap/values';
import { revert } from '../node/NodeContracts.ts';
import type { ChainMockState } from './ChainMockState.ts';
import { accountIn } from './emptyState.ts';

const bps = 10_000n;
const bounds = { balance: 0, stock: 1, rewardBalance: 2 } as const;

type Contracts = Pick<Deployment, 'contracts'>;

/** The exchange between two addresses; undefined where there is no rate. */
export function exchangeAt(contracts: Contracts, from: unknown, to: unknown): ExchangeId | undefined {
  const [fromToken, toToken] = [tokenAt(contracts, String(from)), tokenAt(contracts, String(to))];
  const ids = Object.keys(exchangePairs) as ExchangeId[];
  return ids.find((id) => exchangePairs[id].from === fromToken && exchangePairs[id].to === toToken);
}

/** Reward balance of an account in both main contracts. */
export function rewardOf(state: ChainMockState, address: string): bigint {
  const { mains } = accountIn(state, address);
  return mains.main.rewardBalance + mains.mainSecondary.rewardBalance;
}

/** What an amount gives after the fee, and the fee. Throws a revert for an exchange without a rate. */
export function quoteOf(
  state: ChainMockState,
  id: ExchangeId | undefined,
  amountIn: bigint,
): readonly [amountOut: bigint, fee: bigint] {
  const exchange = id && state.swap.exchanges[id];
  if (!exchange?.enabled) throw revert();
  const gross = (amountIn * exchange.rateNumerator) / exchange.rateDenominator;
  const fee = (gross * exchange.feeBps + bps - 1n) / bps;
  return [gross - fee, fee];
}

const noTerms = {
  enabled: false,
  rateNumerator: 0n,
  rateDenominator: 0n,
  feeBps: 0n,
  maxAmountIn: 0n,
  maxAmountOut: 0n,
  bound: 0,
};

/** Terms of an exchange for an account, by the contract's own rules. */
export function termsOf(state: ChainMockState, id: ExchangeId | undefined, address: string) {
  const exchange = id && state.swap.exchanges[id];
  if (id === undefined || !exchange?.enabled) return noTerms;
  const { rateNumerator, rateDenominator, feeBps } = exchange;
  const ofReward = exchangePairs[id].to === 'ACB';
  const available = ofReward ? rewardOf(state, address) : state.swap.stock;
  const gross = ofReward ? available : ((available + 1n) * bps - 1n) / (bps - feeBps);
  let maxAmountIn = ((gross + 1n) * rateDenominator - 1n) / rateNumerator;
  let bound: number = ofReward ? bounds.rewardBalance : bounds.stock;
  if (address !== zeroAddress && id !== 'rewardToAcb') {
    const balance = accountIn(state, address).balances[exchangePairs[id].from];
    if (balance <= maxAmountIn) [maxAmountIn, bound] = [balance, bounds.balance];
  }
  const [maxAmountOut] = quoteOf(state, id, maxAmountIn);
  return { ...exchange, maxAmountIn: maxAmountOut === 0n ? 0n : maxAmountIn, maxAmountOut, bound };
}
