import { type ExchangeBound, exchangePairs, type ExchangeTerms } from '@amswap/chain';
import { type Authorisation, readAmount, type ShownAmount } from '@amswap/ui';
import { afterFee, applyRate, shareOf, unitOf } from '@amswap/values';
import { valueOf } from '../../boot/chainAtoms.ts';
import { gasUnits } from '../../boot/gasUnits.ts';
import type { ExchangeFacts } from './ExchangeFacts.ts';
import { changeOf, type ShownChange, type ShownToken } from './shownChange.ts';
import type { Obstacle, TradeStage } from './TradeStage.ts';
import { tradeFee } from './tradeFee.ts';
import { actStage, authorisationOf, feeObstacle, ownStanding, standingOf } from './tradeStanding.ts';

/** Terms of an exchange that is open. */
export interface OpenExchange {
  readonly pays: ShownToken;
  readonly gets: ShownToken;
  /** What one whole token gives before the fee. */
  readonly rate: { readonly one: ShownAmount; readonly gives: ShownAmount };
  /** Hundredths of a percent of what comes out. */
  readonly feeBps: bigint;
  /** The most that can be exchanged now, and what bounds it. */
  readonly most: ShownAmount;
  readonly bound: ExchangeBound;
  /** What the contract has left to give out; undefined where it gives none of its own. */
  readonly stock: ShownAmount | undefined;
}

/** A fixed-rate exchange as ui draws it. Words are the container's. */
export interface ExchangeView {
  readonly open: OpenExchange | undefined;
  readonly stage: TradeStage;
  /** What is exchanged, base units; undefined while no possible amount is typed. */
  readonly amountIn: ShownAmount | undefined;
  /** What comes out after the fee, exactly: the least that is accepted. */
  readonly amountOut: ShownAmount | undefined;
  readonly fee: ShownAmount | undefined;
  /** Estimate, in the chain's own currency. */
  readonly networkFee: ShownAmount | undefined;
  readonly getsChange: ShownChange | undefined;
  readonly paysChange: ShownChange | undefined;
  /** Undefined where the exchange does not touch the reward balance. */
  readonly rewardChange: ShownChange | undefined;
  readonly authorisation: Authorisation;
  /** Whether more is typed than can be exchanged. */
  readonly excess: 'none' | 'aboveMost';
}

function openOf(facts: ExchangeFacts): OpenExchange | undefined {
  const terms = valueOf(facts.terms);
  const pays = valueOf(facts.pays);
  const gets = valueOf(facts.gets);
  if (!terms?.enabled || pays === undefined || gets === undefined) return undefined;
  const one = unitOf(pays.decimals);
  const books = facts.books && valueOf(facts.books);
  return {
    pays,
    gets,
    rate: { one: { value: one, ...pays }, gives: { value: applyRate(one, terms.rate), ...gets } },
    feeBps: BigInt(terms.fee),
    most: { value: terms.maxIn, ...pays },
    bound: terms.bound,
    stock: books && { value: books.stock, ...gets },
  };
}

/** What is typed as base units, where it is an amount at all; more than is possible counts as one. */
function typedOf({ trade: { text } }: ExchangeFacts, open: OpenExchange): bigint | undefined {
  const reading = readAmount(text, { decimals: open.pays.decimals });
  return reading.state === 'ready' ? reading.amount : undefined;
}

function obstacleOf({ bound, gets, pays }: OpenExchange, facts: ExchangeFacts): Obstacle {
  switch (bound) {
    case 'balance':
      return { of: 'balance', token: exchangePairs[facts.exchange].from, symbol: pays.symbol };
    case 'stock':
      return { of: 'stock', symbol: gets.symbol };
    case 'rewardBalance':
      return { of: 'rewardBalance' };
  }
}

const networkFeeOf = ({ trade, exchange }: ExchangeFacts, amountIn: bigint): ShownAmount | undefined =>
  tradeFee(trade, gasUnits.exchange, exchange === 'rewardToAcb' ? 0n : amountIn);

function stageOf(
  facts: ExchangeFacts,
  open: OpenExchange | undefined,
  terms: ExchangeTerms | undefined,
): TradeStage {
  const { trade, exchange } = facts;
  if (!trade.framed && trade.underWay === 'nothing' && terms?.enabled === false) return { kind: 'closed' };
  const before = standingOf(trade, [facts.terms, facts.pays, facts.gets]) ?? ownStanding(trade);
  if (before !== undefined) return before;
  if (open === undefined || terms === undefined) return { kind: 'loading' };
  const reading = readAmount(trade.text, { decimals: open.pays.decimals });
  // With nothing to exchange at all that is what is to be said, whatever is typed.
  if (open.most.value === 0n) return { kind: 'blocked', obstacle: obstacleOf(open, facts) };
  if (reading.state === 'empty') return { kind: 'empty' };
  if (reading.state === 'problem') return { kind: 'invalid' };
  if (reading.amount > open.most.value) return { kind: 'blocked', obstacle: obstacleOf(open, facts) };
  if (afterFee(applyRate(reading.amount, terms.rate), terms.fee) === 0n)
    return { kind: 'blocked', obstacle: { of: 'nothingOut' } };
  return (
    feeObstacle(trade, networkFeeOf(facts, reading.amount)) ??
    (exchange === 'rewardToAcb' ? { kind: 'act' } : actStage(trade, reading.amount, open.pays))
  );
}

/** Facts in, the form's props out. */
export function exchangeView(facts: ExchangeFacts): ExchangeView {
  const { trade, exchange } = facts;
  const terms = valueOf(facts.terms);
  const open = openOf(facts);
  const typed = open && typedOf(facts, open);
  const stage = stageOf(facts, open, terms);
  const possible = open && typed !== undefined && typed <= open.most.value ? typed : undefined;
  const gross = terms && possible !== undefined ? applyRate(possible, terms.rate) : undefined;
  const fee = terms && gross !== undefined ? shareOf(gross, terms.fee, 'up') : undefined;
  const out = gross === undefined || fee === undefined ? undefined : gross - fee;
  const spends = exchange !== 'rewardToAcb';
  const balance = trade.trader && valueOf(trade.trader.balance);
  const got = facts.getsBalance && valueOf(facts.getsBalance);
  const reward = facts.reward && valueOf(facts.reward);
  return {
    open,
    stage,
    amountIn: open && possible !== undefined ? { value: possible, ...open.pays } : undefined,
    amountOut: open && out !== undefined ? { value: out, ...open.gets } : undefined,
    fee: open && fee !== undefined ? { value: fee, ...open.gets } : undefined,
    networkFee: possible === undefined ? undefined : networkFeeOf(facts, possible),
    getsChange: open && trade.trader && changeOf(got, out, open.gets),
    paysChange:
      open && trade.trader && spends
        ? changeOf(balance, possible === undefined ? undefined : -possible, open.pays)
        : undefined,
    rewardChange:
      open && facts.reward && changeOf(reward, gross === undefined ? undefined : -gross, open.gets),
    authorisation: authorisationOf(stage, trade, spends ? open?.pays : undefined),
    excess: open && typed !== undefined && typed > open.most.value ? 'aboveMost' : 'none',
  };
}
