import { swapRouter } from '@amswap/contracts/codec';
import type { Address } from '@amswap/values';
import { isChainError } from '../errors/ChainError.ts';
import { returned } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Call, CallAnswer, Read } from './Read.ts';

/** What the router says to an amount: base units out, or that it names no price: no pair, no liquidity, or an amount that gives nothing. */
export type RouterAnswer =
  | { readonly kind: 'priced'; readonly amountOut: bigint }
  | { readonly kind: 'refused' };

/** What the router gives for two probes too small to move the price. */
export interface AcbSpot {
  /** ACB for `probe` of USDT: the price that a buyer pays before anything moves, the router's fee in it. */
  readonly buy: RouterAnswer;
  /** USDT for `probe` of ACB: with the other one it tells the router's own fee, which nothing else names. */
  readonly sell: RouterAnswer;
  /** Base units of either probe. */
  readonly probe: bigint;
}

/**
 * Small enough for a coin of six decimals (ten of it) and large enough for one of eighteen (seven good digits): the amount
 * does not depend on decimals, so that a page asks for everything at once.
 */
const probe = 10_000_000n;

/**
 * The price of ACB in the router's pair now, as a buyer and as a seller meet it. Errors when read: `rpc.*`,
 * `deployment.codeDiffers`.
 */
export function acbSpot(deployment: Contracts): Read<AcbSpot> {
  const { stableCoin, acb } = deployment.contracts;
  const buy = routerCall(deployment, probe, [stableCoin, acb]);
  const sell = routerCall(deployment, probe, [acb, stableCoin]);
  return {
    key: `acbSpot:${buy.to}`,
    calls: [buy, sell],
    decode: ([bought, sold]) => ({ buy: routerAnswer(buy, bought), sell: routerAnswer(sell, sold), probe }),
  };
}

/**
 * What the router gives in ACB for `amountIn` base units of USDT. A router that refuses is an answer, not a failure.
 * Errors when read: `rpc.*`, `deployment.codeDiffers`.
 */
export function acbQuote(deployment: Contracts, amountIn: bigint): Read<RouterAnswer> {
  const { stableCoin, acb } = deployment.contracts;
  const call = routerCall(deployment, amountIn, [stableCoin, acb]);
  return { key: `acbQuote:${call.data}`, calls: [call], decode: ([answer]) => routerAnswer(call, answer) };
}

/**
 * What a network fee of `wei` is worth in base units of ACB, by way of USDT. Refused where the router has no pair for the
 * chain's own currency. Errors when read: `rpc.*`, `deployment.codeDiffers`.
 */
export function feeInAcb({ contracts }: Contracts, wei: bigint): Read<RouterAnswer> {
  const { nativeCoin, stableCoin, acb } = contracts;
  const call = routerCall({ contracts }, wei, [nativeCoin, stableCoin, acb]);
  return { key: `feeInAcb:${call.data}`, calls: [call], decode: ([answer]) => routerAnswer(call, answer) };
}

const routerCall = ({ contracts }: Contracts, amount: bigint, path: readonly Address[]): Call => ({
  to: contracts.swapRouter,
  data: swapRouter.encodeGetAmountsOut(amount, path),
});

/** Throws what is no revert: an address without code, or no answer at all. */
function routerAnswer(call: Call, answer: CallAnswer | undefined): RouterAnswer {
  try {
    const amountOut = swapRouter.decodeGetAmountsOut(returned(call, answer)).at(-1);
    return amountOut === undefined || amountOut === 0n ? { kind: 'refused' } : { kind: 'priced', amountOut };
  } catch (thrown) {
    if (isChainError(thrown) && thrown.code.startsWith('contract.')) return { kind: 'refused' };
    throw thrown;
  }
}
