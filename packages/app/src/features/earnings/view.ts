import {
  claimableFrom,
  type ClaimTimes,
  mainNames,
  machineWaitingAt,
  type Revenue,
  type RevenueKind,
  revenueKinds,
  totalOf,
  totalOwed,
} from '@amswap/chain';
import type {
  ClaimState,
  EarningsDay,
  Growth,
  HoldsOwesProps,
  ShownAmount,
  WaitingRevenue,
} from '@amswap/ui';
import { applyRate, type Fact, secondOf, secondsOfDay } from '@amswap/values';
import type { ReactNode } from 'react';
import { valueOf } from '../../boot/chainAtoms.ts';
import type { EarningsFacts, OwnEarnings } from './EarningsFacts.ts';

/** Words that the view puts in. */
export interface EarningsWords {
  /** What each kind of revenue is called. */
  readonly kinds: Readonly<Record<RevenueKind, string>>;
  /** The same, where it may explain itself. */
  readonly terms: Readonly<Record<RevenueKind, ReactNode>>;
  readonly main: string;
  readonly mainSecondary: string;
}

/** What of the account's revenue is chosen to be claimed. */
export type ClaimChoice = 'all' | RevenueKind;

/** What can be claimed of a choice, and when. */
export interface ClaimView {
  readonly state: ClaimState;
  /** What waits of the choice, at the last block. */
  readonly amount: ShownAmount;
  /** Seconds that have to be exceeded between two claims. */
  readonly interval: bigint;
  /** Where the network fee is worth more than the claim. */
  readonly fee: { readonly fee: ShownAmount; readonly worth: ShownAmount } | undefined;
}

/** The reward balance, what it is worth, and the way to the wallet. */
export interface RewardView {
  readonly balance: ShownAmount;
  /** USDT for one ACB by the router's pair; undefined where it names none. */
  readonly price: ShownAmount | undefined;
  readonly worth: ShownAmount | undefined;
  /** Of what is moved, basis points; undefined until it is known. */
  readonly feeBps: number | undefined;
  /** `nothing`: nothing is owed, or what is cannot be claimed yet. */
  readonly move: 'ready' | 'nothing' | 'closed';
}

/** The page of earnings as ui draws it. */
export type EarningsView =
  | { readonly kind: 'noAccount' | 'loading' | 'unanswered' }
  | {
      readonly kind: 'known';
      readonly revenue: WaitingRevenue;
      readonly claim: ClaimView | undefined;
      readonly reward: RewardView | undefined;
      /** Undefined while it is read. */
      readonly days: readonly EarningsDay[] | undefined;
      readonly acb: { readonly decimals: number; readonly symbol: string };
    };

type Amount = (value: bigint) => ShownAmount;

const msOf = (seconds: bigint): number => Number(seconds) * 1000;
const one = (decimals: number): bigint => 10n ** BigInt(decimals);

/** What waits at a moment: machine revenue is counted on from the block of the reading as the contract counts. */
function waitingAt({ value, blockTime }: Fact<Revenue>, kinds: readonly RevenueKind[], now: number): bigint {
  const second = secondOf(now);
  return kinds.reduce((sum, kind) => {
    if (kind !== 'machine') return sum + value.waiting[kind];
    return mainNames.reduce((all, name) => all + machineWaitingAt(value.of[name], blockTime, second), sum);
  }, 0n);
}

function growthOf(
  revenue: Fact<Revenue>,
  kinds: readonly RevenueKind[],
  acb: Omit<Growth, 'at' | 'exactUntil'>,
): Growth {
  const grows = mainNames.some((name) => revenue.value.of[name].activePower > 0n);
  return {
    ...acb,
    at: (now) => waitingAt(revenue, kinds, now),
    exactUntil: grows ? msOf(revenue.blockTime + 1n) : Number.POSITIVE_INFINITY,
  };
}

function revenueView(
  revenue: Fact<Revenue>,
  acb: ShownAmount,
  { kinds, terms }: EarningsWords,
): WaitingRevenue {
  const { waiting, received } = revenue.value;
  const { decimals, symbol } = acb;
  const plain: Amount = (value) => ({ value, decimals });
  return {
    total: growthOf(revenue, revenueKinds, { decimals, symbol }),
    shares: revenueKinds.map((id) => ({ id, name: kinds[id], value: waiting[id] })),
    rows: revenueKinds.map((id) => ({
      id,
      name: terms[id],
      waiting: id === 'machine' ? growthOf(revenue, [id], { decimals }) : plain(waiting[id]),
      received: plain(received[id]),
    })),
    receivedTotal: { ...acb, value: totalOf(received) },
  };
}

/** What can be claimed now: a contract that owes something of the choice and whose wait is over is enough. */
function claimState(
  { value: revenue, blockTime }: Fact<Revenue>,
  times: ClaimTimes,
  kinds: readonly RevenueKind[],
): ClaimState {
  const from = claimableFrom(revenue, times, kinds, blockTime);
  // A moment that is over already is for the page to see: its clock is the chain's.
  return from === undefined ? { kind: 'nothing' } : { kind: 'waiting', until: msOf(from) };
}

/** The kinds of a choice. */
export const kindsOf = (choice: ClaimChoice): readonly RevenueKind[] =>
  choice === 'all' ? revenueKinds : [choice];

function claimView(
  own: OwnEarnings,
  facts: EarningsFacts,
  amount: Amount,
  choice: ClaimChoice,
): ClaimView | undefined {
  const fact = valueOf(own.revenue);
  const times = valueOf(own.claimTimes);
  if (fact === undefined || times === undefined) return undefined;
  const revenue = fact.value;
  const kinds = kindsOf(choice);
  const waiting = kinds.reduce((sum, kind) => sum + revenue.waiting[kind], 0n);
  const worth = valueOf(own.fee.inAcb);
  const dear =
    own.fee.wei !== undefined && worth?.kind === 'priced' && waiting > 0n && worth.amountOut > waiting;
  return {
    state: claimState(fact, times, kinds),
    amount: amount(waiting),
    interval: times.interval,
    fee: dear
      ? { fee: { ...facts.native, value: own.fee.wei ?? 0n }, worth: amount(worth.amountOut) }
      : undefined,
  };
}

function rewardView(own: OwnEarnings, facts: EarningsFacts, amount: Amount): RewardView | undefined {
  const balance = valueOf(own.reward);
  const acb = valueOf(facts.acb);
  const usdt = valueOf(facts.usdt);
  if (balance === undefined || acb === undefined) return undefined;
  const spot = valueOf(facts.spot);
  const worthOf = (value: bigint): ShownAmount | undefined =>
    spot?.sell.kind !== 'priced' || usdt === undefined
      ? undefined
      : {
          ...usdt,
          value: applyRate(value, { numerator: spot.sell.amountOut, denominator: spot.probe }, 'down'),
        };
  const exchange = valueOf(own.exchange);
  const waits = totalOf(valueOf(own.revenue)?.value.waiting ?? noRevenue);
  return {
    balance: amount(balance),
    price: worthOf(one(acb.decimals)),
    worth: balance === 0n ? undefined : worthOf(balance),
    feeBps: exchange?.fee,
    move: exchange?.enabled === false ? 'closed' : balance + waits > 0n ? 'ready' : 'nothing',
  };
}

const noRevenue = { machine: 0n, dynamic: 0n, preachingFirst: 0n, preachingSecond: 0n, preachingThird: 0n };

function daysView({ byDay }: OwnEarnings, firstDay: bigint): readonly EarningsDay[] | undefined {
  return valueOf(byDay)?.map((amounts, index) => ({
    at: (firstDay + BigInt(index)) * secondsOfDay,
    amounts: revenueKinds.map((kind) => amounts[kind]),
  }));
}

/** What each contract holds against what it owes. */
export function holdsView(
  facts: EarningsFacts,
  words: Pick<EarningsWords, 'main' | 'mainSecondary'>,
): readonly HoldsOwesProps[] {
  const acb = valueOf(facts.acb);
  return mainNames.flatMap((name) => {
    const obligations = valueOf(facts.obligations[name]);
    if (obligations === undefined || acb === undefined) return [];
    const amount: Amount = (value) => ({ value, ...acb });
    return [{ contract: words[name], holds: amount(obligations.held), owes: amount(totalOwed(obligations)) }];
  });
}

/** Facts in, the page's props out. */
export function earningsView(facts: EarningsFacts, choice: ClaimChoice, words: EarningsWords): EarningsView {
  const { own } = facts;
  if (own === undefined) return { kind: 'noAccount' };
  if (own.revenue.kind === 'missing' || facts.acb.kind === 'missing') return { kind: 'unanswered' };
  const revenue = valueOf(own.revenue);
  const acb = valueOf(facts.acb);
  if (revenue === undefined || acb === undefined) return { kind: 'loading' };
  const amount: Amount = (value) => ({ value, ...acb });
  return {
    kind: 'known',
    revenue: revenueView(revenue, amount(0n), words),
    claim: claimView(own, facts, amount, choice),
    reward: rewardView(own, facts, amount),
    days: daysView(own, facts.firstDay),
    acb,
  };
}
