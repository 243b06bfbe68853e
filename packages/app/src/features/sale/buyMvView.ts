import type { SaleQuote, SaleTerms } from '@amswap/chain';
import { type Authorisation, readAmount, type ShownAmount } from '@amswap/ui';
import { mulDiv, unitOf } from '@amswap/values';
import { valueOf } from '../../boot/chainAtoms.ts';
import { gasUnits } from '../../boot/gasUnits.ts';
import {
  actStage,
  authorisationOf,
  changeOf,
  feeObstacle,
  ownStanding,
  type ShownChange,
  type ShownToken,
  standingOf,
  tradeFee,
  type TradeStage,
} from '../exchange/index.ts';
import type { BuyMvFacts } from './saleAtoms.ts';

/** What keeps a purchase from being filled whole. */
export type Shortfall =
  | { readonly kind: 'none' }
  /** The queue has no more. */
  | { readonly kind: 'queueEnds'; readonly filled: ShownAmount }
  /** One purchase takes from so many orders at most. */
  | { readonly kind: 'rowsEnd'; readonly filled: ShownAmount; readonly rows: bigint };

/** Buying MV as ui draws it. Words are the container's. */
export interface BuyMvView {
  readonly tokens: { readonly mv: ShownToken; readonly usdt: ShownToken } | undefined;
  readonly terms: SaleTerms | undefined;
  readonly stage: TradeStage;
  /** What fills the field at most: what is on sale, as far as the balance pays for it. */
  readonly most: bigint | undefined;
  readonly wanted: bigint | undefined;
  /** What the queue gives now; undefined while nothing is asked. */
  readonly filled: ShownAmount | undefined;
  readonly payment: ShownAmount | undefined;
  readonly orders: bigint | undefined;
  /** Estimate, in the chain's own currency. */
  readonly networkFee: ShownAmount | undefined;
  readonly shortfall: Shortfall;
  /** Least MV or nothing. */
  readonly least: bigint | undefined;
  readonly usdtChange: ShownChange | undefined;
  readonly mvChange: ShownChange | undefined;
  readonly authorisation: Authorisation;
  readonly excess: 'none' | 'aboveMost';
}

/** A whole base unit: the least that can be bought at all. */
const leastFilled = 1n;

/** Each further order that a purchase takes from costs more. */
function feeOf({ trade }: BuyMvFacts, { rows, payment }: SaleQuote): ShownAmount | undefined {
  const further = rows > 1n ? rows - 1n : 0n;
  return tradeFee(trade, gasUnits.buyMv + further * gasUnits.buyMvPerOrder, payment);
}

function quotedStage(facts: BuyMvFacts, usdt: ShownToken): TradeStage {
  const { trade, quote } = facts;
  const answer = quote && valueOf(quote.answer);
  if (quote?.answer.kind === 'missing') return { kind: 'unanswered' };
  if (answer === undefined) return { kind: 'quoting' };
  if (answer.filled === 0n) return { kind: 'blocked', obstacle: { of: 'emptyQueue' } };
  const balance = trade.trader && valueOf(trade.trader.balance);
  if (balance === undefined) return { kind: 'loading' };
  if (balance < answer.payment)
    return { kind: 'blocked', obstacle: { of: 'balance', token: 'USDT', symbol: usdt.symbol } };
  return feeObstacle(trade, feeOf(facts, answer)) ?? actStage(trade, answer.payment, usdt);
}

function stageOf(facts: BuyMvFacts, tokens: BuyMvView['tokens']): TradeStage {
  const { trade } = facts;
  const before = standingOf(trade, [facts.terms, facts.mv, facts.usdt]) ?? ownStanding(trade);
  if (before !== undefined) return before;
  const terms = valueOf(facts.terms);
  if (tokens === undefined || terms === undefined) return { kind: 'loading' };
  if (terms.onSale === 0n) return { kind: 'blocked', obstacle: { of: 'emptyQueue' } };
  const reading = readAmount(trade.text, { decimals: tokens.mv.decimals });
  if (reading.state === 'empty') return { kind: 'empty' };
  if (reading.state === 'problem') return { kind: 'invalid' };
  return quotedStage(facts, tokens.usdt);
}

function shortfallOf(
  quote: SaleQuote | undefined,
  wanted: bigint | undefined,
  terms: SaleTerms | undefined,
  mv: ShownToken | undefined,
): Shortfall {
  if (quote === undefined || wanted === undefined || terms === undefined || mv === undefined)
    return { kind: 'none' };
  if (quote.filled === 0n || quote.filled >= wanted) return { kind: 'none' };
  const filled = { value: quote.filled, ...mv };
  return quote.rows < terms.rowsPerPurchase || quote.filled >= terms.onSale
    ? { kind: 'queueEnds', filled }
    : { kind: 'rowsEnd', filled, rows: terms.rowsPerPurchase };
}

/** MV that a balance pays for, as far as it is on sale. */
function mostOf(terms: SaleTerms | undefined, balance: bigint | undefined, mv: ShownToken | undefined) {
  if (terms === undefined || balance === undefined || mv === undefined) return undefined;
  if (terms.price === 0n) return terms.onSale;
  const paid = mulDiv(balance, unitOf(mv.decimals), terms.price, 'down');
  return paid < terms.onSale ? paid : terms.onSale;
}

/** Facts in, the form's props out. */
export function buyMvView(facts: BuyMvFacts): BuyMvView {
  const { trade, less } = facts;
  const mv = valueOf(facts.mv);
  const usdt = valueOf(facts.usdt);
  const terms = valueOf(facts.terms);
  const tokens = mv && usdt ? { mv, usdt } : undefined;
  const quote = facts.quote && valueOf(facts.quote.answer);
  const wanted = facts.quote?.wanted;
  const stage = stageOf(facts, tokens);
  const balance = trade.trader && valueOf(trade.trader.balance);
  const mvBalance = facts.mvBalance && valueOf(facts.mvBalance);
  const short = quote !== undefined && balance !== undefined && quote.payment > balance;
  return {
    tokens,
    terms,
    stage,
    most: mostOf(terms, balance, mv),
    wanted,
    filled: tokens && quote ? { value: quote.filled, ...tokens.mv } : undefined,
    payment: tokens && quote ? { value: quote.payment, ...tokens.usdt } : undefined,
    orders: quote?.rows,
    networkFee: quote && feeOf(facts, quote),
    shortfall: shortfallOf(quote, wanted, terms, mv),
    least: quote && (less === 'accepted' ? leastFilled : quote.filled),
    usdtChange: tokens && trade.trader && changeOf(balance, quote && -quote.payment, tokens.usdt),
    mvChange: tokens && trade.trader && changeOf(mvBalance, quote?.filled, tokens.mv),
    authorisation: authorisationOf(stage, trade, tokens?.usdt),
    excess: short ? 'aboveMost' : 'none',
  };
}
