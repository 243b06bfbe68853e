import type { SaleTerms } from '@amswap/chain';
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
import type { ListMvFacts } from './saleAtoms.ts';

/** Listing MV as ui draws it. Words are the container's. */
export interface ListMvView {
  readonly tokens: { readonly mv: ShownToken; readonly usdt: ShownToken } | undefined;
  readonly terms: SaleTerms | undefined;
  readonly stage: TradeStage;
  readonly balance: bigint | undefined;
  /** What is listed; undefined while no possible amount is typed. */
  readonly amount: ShownAmount | undefined;
  /** What it brings when all of it is sold, at today's price. */
  readonly brings: ShownAmount | undefined;
  /** Estimate, in the chain's own currency. */
  readonly networkFee: ShownAmount | undefined;
  readonly mvChange: ShownChange | undefined;
  readonly authorisation: Authorisation;
  readonly excess: 'none' | 'aboveMost';
}

function stageOf(facts: ListMvFacts, mv: ShownToken | undefined, terms: SaleTerms | undefined): TradeStage {
  const { trade } = facts;
  const before = standingOf(trade, [facts.terms, facts.mv, facts.usdt]) ?? ownStanding(trade);
  if (before !== undefined) return before;
  const balance = trade.trader && valueOf(trade.trader.balance);
  if (mv === undefined || terms === undefined || balance === undefined) return { kind: 'loading' };
  const reading = readAmount(trade.text, { decimals: mv.decimals });
  if (reading.state === 'empty') return { kind: 'empty' };
  if (reading.state === 'problem') return { kind: 'invalid' };
  if (reading.amount > balance)
    return { kind: 'blocked', obstacle: { of: 'balance', token: 'MV', symbol: mv.symbol } };
  if (reading.amount < terms.minimumListing)
    return { kind: 'blocked', obstacle: { of: 'minimum', least: { value: terms.minimumListing, ...mv } } };
  const fee = tradeFee(trade, gasUnits.listForSale, reading.amount);
  return feeObstacle(trade, fee) ?? actStage(trade, reading.amount, mv);
}

/** Facts in, the form's props out. */
export function listMvView(facts: ListMvFacts): ListMvView {
  const { trade } = facts;
  const mv = valueOf(facts.mv);
  const usdt = valueOf(facts.usdt);
  const terms = valueOf(facts.terms);
  const tokens = mv && usdt ? { mv, usdt } : undefined;
  const stage = stageOf(facts, mv, terms);
  const balance = trade.trader && valueOf(trade.trader.balance);
  const reading = mv && readAmount(trade.text, { decimals: mv.decimals });
  const typed = reading?.state === 'ready' ? reading.amount : undefined;
  const above = typed !== undefined && balance !== undefined && typed > balance;
  const brings =
    typed === undefined || terms === undefined || mv === undefined
      ? undefined
      : mulDiv(typed, terms.price, unitOf(mv.decimals), 'up');
  return {
    tokens,
    terms,
    stage,
    balance,
    amount: tokens && typed !== undefined && !above ? { value: typed, ...tokens.mv } : undefined,
    brings: tokens && brings !== undefined ? { value: brings, ...tokens.usdt } : undefined,
    networkFee: typed === undefined ? undefined : tradeFee(trade, gasUnits.listForSale, typed),
    mvChange:
      tokens && trade.trader && changeOf(balance, typed === undefined ? undefined : -typed, tokens.mv),
    authorisation: authorisationOf(stage, trade, tokens?.mv),
    excess: above ? 'aboveMost' : 'none',
  };
}
