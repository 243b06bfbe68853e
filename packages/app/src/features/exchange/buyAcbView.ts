import { type Authorisation, impactLevel, readAmount, type ShownAmount } from '@amswap/ui';
import { type BasisPoints, leastAfterSlippage } from '@amswap/values';
import { valueOf } from '../../boot/chainAtoms.ts';
import { gasUnits } from '../../boot/gasUnits.ts';
import { type AcbPrice, acbPrice } from './acbPrice.ts';
import type { BuyAcbFacts } from './buyAcbAtoms.ts';
import { changeOf, type ShownChange, type ShownToken } from './shownChange.ts';
import type { TradeStage } from './TradeStage.ts';
import { tradeFee } from './tradeFee.ts';
import { actStage, authorisationOf, feeObstacle, ownStanding, standingOf } from './tradeStanding.ts';

/** Buying ACB as ui draws it. Words are the container's. */
export interface BuyAcbView {
  readonly tokens: { readonly usdt: ShownToken; readonly acb: ShownToken } | undefined;
  readonly stage: TradeStage;
  readonly price: AcbPrice | undefined;
  /** What is paid; undefined while no possible amount is typed. */
  readonly amountIn: ShownAmount | undefined;
  /** What the router would give now. */
  readonly expected: ShownAmount | undefined;
  /** The least that is accepted: the router gives it, or takes nothing. */
  readonly least: ShownAmount | undefined;
  readonly slippage: BasisPoints;
  /** Estimate, in the chain's own currency. */
  readonly networkFee: ShownAmount | undefined;
  readonly balance: bigint | undefined;
  readonly usdtChange: ShownChange | undefined;
  readonly acbChange: ShownChange | undefined;
  readonly authorisation: Authorisation;
  readonly excess: 'none' | 'aboveMost';
}

function quotedStage(facts: BuyAcbFacts, usdt: ShownToken, price: AcbPrice | undefined): TradeStage {
  const { trade, quote } = facts;
  const answer = quote && valueOf(quote.answer);
  if (quote?.answer.kind === 'missing') return { kind: 'unanswered' };
  if (quote === undefined || answer === undefined) return { kind: 'quoting' };
  if (answer.kind === 'refused' || price?.impact === undefined)
    return { kind: 'blocked', obstacle: { of: 'noPrice' } };
  if (impactLevel(price.impact) === 'large') return { kind: 'blocked', obstacle: { of: 'impact' } };
  const fee = tradeFee(trade, gasUnits.buyAcb, quote.amountIn);
  return feeObstacle(trade, fee) ?? actStage(trade, quote.amountIn, usdt);
}

function stageOf(facts: BuyAcbFacts, tokens: BuyAcbView['tokens'], price: AcbPrice | undefined): TradeStage {
  const { trade } = facts;
  const before = standingOf(trade, [facts.spot, facts.usdt, facts.acb]) ?? ownStanding(trade);
  if (before !== undefined) return before;
  const balance = trade.trader && valueOf(trade.trader.balance);
  if (tokens === undefined || balance === undefined) return { kind: 'loading' };
  if (valueOf(facts.spot)?.buy.kind === 'refused') return { kind: 'blocked', obstacle: { of: 'noPrice' } };
  const { usdt } = tokens;
  const reading = readAmount(trade.text, { decimals: usdt.decimals });
  if (reading.state === 'empty') return { kind: 'empty' };
  if (reading.state === 'problem') return { kind: 'invalid' };
  if (reading.amount > balance)
    return { kind: 'blocked', obstacle: { of: 'balance', token: 'USDT', symbol: usdt.symbol } };
  return quotedStage(facts, usdt, price);
}

/** Facts in, the form's props out. */
export function buyAcbView(facts: BuyAcbFacts): BuyAcbView {
  const { trade, quote, slippage } = facts;
  const usdt = valueOf(facts.usdt);
  const acb = valueOf(facts.acb);
  const spot = valueOf(facts.spot);
  const answer = quote && valueOf(quote.answer);
  const tokens = usdt && acb ? { usdt, acb } : undefined;
  const price = spot && acb ? acbPrice(spot, answer, quote?.amountIn ?? 0n, acb.decimals) : undefined;
  const stage = stageOf(facts, tokens, price);
  const out = answer?.kind === 'priced' ? answer.amountOut : undefined;
  const balance = trade.trader && valueOf(trade.trader.balance);
  const acbBalance = facts.acbBalance && valueOf(facts.acbBalance);
  const paid = quote?.amountIn;
  return {
    tokens,
    stage,
    price,
    amountIn: tokens && paid !== undefined ? { value: paid, ...tokens.usdt } : undefined,
    expected: tokens && out !== undefined ? { value: out, ...tokens.acb } : undefined,
    least:
      tokens && out !== undefined ? { value: leastAfterSlippage(out, slippage), ...tokens.acb } : undefined,
    slippage,
    networkFee: paid === undefined ? undefined : tradeFee(trade, gasUnits.buyAcb, paid),
    balance,
    usdtChange:
      tokens && trade.trader && changeOf(balance, paid === undefined ? undefined : -paid, tokens.usdt),
    acbChange: tokens && trade.trader && changeOf(acbBalance, out, tokens.acb),
    authorisation: authorisationOf(stage, trade, tokens?.usdt),
    excess: paid !== undefined && balance !== undefined && paid > balance ? 'aboveMost' : 'none',
  };
}
