import { type Deployment, tokenAt } from '@amswap/chain';
import { type Address, type TokenId, zeroAddress } from '@amswap/values';
import type { TransactionDescription } from 'ethers';
import { revert } from '../node/NodeContracts.ts';
import type { ChainMockState } from './ChainMockState.ts';
import { exchangeAt, quoteOf, termsOf } from './exchangeAnswers.ts';
import { saleAnswers } from './saleAnswers.ts';

type Contracts = Pick<Deployment, 'contracts'>;

/** What the exchange contract answers; calls that change something are only tried. */
export function answerTokenSwap(
  state: ChainMockState,
  { name, args, fragment }: TransactionDescription,
  deployment: Contracts,
): readonly unknown[] {
  const { contracts } = deployment;
  const exchange = () => exchangeAt(deployment, args[0], args[1]);
  const all: Record<string, () => readonly unknown[]> = {
    ...saleAnswers(state, args),
    exchangeTerms: () => [termsOf(state, exchange(), String(args[2]))],
    quoteExchange: () => quoteOf(state, exchange(), args[2] as bigint),
    exchange: () => [quoteOf(state, exchange(), args[2] as bigint)[0]],
    obligations: () => [obligationsOf(state, tokenAt(deployment, String(args[0])))],
    mains: () => [[contracts.mainSecondary, contracts.main]],
    mv: () => [contracts.mv],
    stableCoin: () => [contracts.stableCoin],
    treasury: () => [zeroAddress],
  };
  const known =
    all[name] ??
    (name.startsWith('preview') &&
      (() => (state.refusal === undefined ? [true, '0x'] : [false, state.refusal])));
  if (!known) throw new Error(`The chain mock has no answer to tokenSwap.${name}.`);
  return known().slice(0, fragment.outputs.length);
}

function obligationsOf({ swap }: ChainMockState, token: TokenId | undefined) {
  const onSale = swap.sales.reduce((sum, sale) => sum + (sale.takenOut ? 0n : sale.remaining), 0n);
  const kept = [...swap.keptProceeds.values()].reduce((sum, amount) => sum + amount, 0n);
  const stock = token === 'X' ? swap.stock : 0n;
  const deposits = token === 'MV' ? onSale : 0n;
  const proceeds = token === 'USDT' ? kept : 0n;
  return { held: stock + deposits + proceeds, stock, deposits, proceeds };
}

/** What the constant-product pair gives for an amount, its fee of 0.3 % taken. Throws a revert where there is no pair. */
export function pairOut(
  { swap }: ChainMockState,
  deployment: Contracts,
  amountIn: bigint,
  [from, to]: readonly unknown[],
): bigint {
  const { pair } = swap;
  const [fromToken, toToken] = [tokenAt(deployment, String(from)), tokenAt(deployment, String(to))];
  if (pair === undefined || amountIn === 0n || toToken === undefined) throw revert();
  const [reserveIn, reserveOut] = fromToken === 'USDT' ? [pair.usdt, pair.acb] : [pair.acb, pair.usdt];
  if (reserveIn === 0n || reserveOut === 0n) throw revert();
  const paid = amountIn * 997n;
  return (paid * reserveOut) / (reserveIn * 1_000n + paid);
}

/** Along a path: of one pair, or from the chain's own coin by way of USDT to ACB. */
function amountsOut(
  state: ChainMockState,
  deployment: Contracts,
  amountIn: bigint,
  path: readonly Address[],
): readonly bigint[] {
  if (path.length === 2) return [amountIn, pairOut(state, deployment, amountIn, path)];
  const { nativeInAcb } = state.swap;
  if (nativeInAcb === undefined) throw revert();
  const acb = (amountIn * nativeInAcb) / 10n ** 18n;
  return [amountIn, acb, acb];
}

/** What the router answers; swaps are only tried. */
export function answerRouter(
  state: ChainMockState,
  { name, args }: TransactionDescription,
  deployment: Contracts,
): readonly unknown[] {
  const amountIn = args[0] as bigint;
  switch (name) {
    case 'getAmountsOut':
      return [amountsOut(state, deployment, amountIn, args[1] as Address[])];
    case 'swapExactTokensForTokens':
      return [[amountIn, pairOut(state, deployment, amountIn, args[2] as Address[])]];
    case 'WETH':
      return [deployment.contracts.nativeCoin];
    default:
      throw new Error(`The chain mock has no answer to swapRouter.${name}.`);
  }
}
