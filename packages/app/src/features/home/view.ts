import {
  claimableFrom,
  isUnlimited,
  luckyPoolPhase,
  mainNames,
  maxPowerPhase,
  type ClaimTimes,
  type LuckyPool,
  type MainName,
  type MaxPowerPool,
  type Revenue,
  revenueKinds,
  totalOf,
  totalOwed,
} from '@amswap/chain';
import type {
  Balance,
  BalanceNote,
  BurnedCardProps,
  ClaimState,
  CountdownState,
  HoldsOwesProps,
  MaxPowerCardProps,
  OwnPower,
  PoolCardProps,
  PoolWin,
  ShownAmount,
  TokenBalanceRowProps,
} from '@amswap/ui';
import { type Address, secondOf, type TokenId } from '@amswap/values';
import { type Figure, valueOf } from '../../boot/chainAtoms.ts';
import type { HomeFacts, OwnFacts, TokenFacts } from './homeFacts.ts';
import { mainSpenderOf } from './homeFacts.ts';

/** Names of contracts in the user's language. */
export interface ContractWords {
  readonly main: string;
  readonly mainSecondary: string;
  readonly tokenSwap: string;
  /** What the reward balance is called. */
  readonly rewardBalance: string;
}

/** Home as ui draws it. */
export interface HomeView {
  readonly pool: PoolCardProps;
  readonly own: OwnPower;
  readonly maxPower: MaxPowerCardProps;
  readonly burned: BurnedCardProps;
  readonly holds: readonly HoldsOwesProps[];
  readonly balances: readonly TokenBalanceRowProps[];
}

/** Length of a round, milliseconds, for the dial's share; the deadline itself comes from the chain. */
const roundMs = 600_000;
const dayMs = 86_400_000;
const msOf = (seconds: bigint): number => Number(seconds) * 1000;

type AcbAmount = (value: bigint) => ShownAmount;

const winOf = (acb: AcbAmount, winner: Address | undefined, prize: bigint): PoolWin | undefined =>
  winner && { winner, prize: acb(prize) };

function poolCountdown(pool: LuckyPool, now: number): CountdownState {
  switch (luckyPoolPhase(pool, now)) {
    case 'waiting':
      return { kind: 'idle' };
    case 'notSettled':
      return { kind: 'unsettled' };
    case 'open':
      return { kind: 'running', endsAt: msOf(pool.deadline), length: roundMs };
  }
}

function poolView(pool: LuckyPool | undefined, acb: AcbAmount | undefined, now: number): PoolCardProps {
  if (!pool || !acb)
    return { countdown: { kind: 'loading' }, balance: undefined, lastInput: undefined, lastWin: undefined };
  return {
    countdown: poolCountdown(pool, now),
    balance: acb(pool.balance),
    lastInput: pool.lastInput,
    lastWin: winOf(acb, pool.lastWinner, pool.lastPrize),
  };
}

function maxPowerView(
  pool: MaxPowerPool | undefined,
  acb: AcbAmount | undefined,
  now: number,
): MaxPowerCardProps {
  if (!pool || !acb)
    return { countdown: { kind: 'loading' }, balance: undefined, leader: undefined, lastWin: undefined };
  const unsettled = maxPowerPhase(pool, now) === 'notSettled';
  return {
    countdown: unsettled
      ? { kind: 'unsettled' }
      : { kind: 'running', endsAt: msOf(pool.periodEnd), length: dayMs },
    balance: acb(pool.balance),
    leader: pool.leader && { address: pool.leader, power: pool.power },
    lastWin: winOf(acb, pool.lastWinner, pool.lastPrize),
  };
}

/** What can be claimed now, over both contracts: one that owes and whose wait is over is enough. */
function claimView(revenue: Revenue, times: ClaimTimes, now: number): ClaimState {
  const from = claimableFrom(revenue, times, revenueKinds, secondOf(now));
  if (from === undefined) return { kind: 'nothing' };
  const until = msOf(from);
  return until > now ? { kind: 'waiting', until } : { kind: 'ready' };
}

function ownView(own: OwnFacts | undefined, acb: AcbAmount | undefined, now: number): OwnPower {
  if (!own) return { kind: 'noAccount' };
  const power = valueOf(own.power);
  const revenue = valueOf(own.revenue);
  const times = valueOf(own.claimTimes);
  if (power === undefined || !revenue || !times || !acb) return { kind: 'loading' };
  return {
    kind: 'known',
    power,
    waiting: acb(totalOf(revenue.waiting)),
    claim: claimView(revenue, times, now),
  };
}

const balanceOf = (
  figure: Figure<bigint> | undefined,
  amount: ((value: bigint) => ShownAmount) | undefined,
): Balance => {
  if (!figure || figure.kind === 'missing') return { kind: 'missing' };
  if (figure.kind === 'loading' || !amount) return { kind: 'loading' };
  return { kind: 'known', amount: amount(figure.value) };
};

function allowanceNote(
  token: TokenId,
  allowance: Figure<bigint> | undefined,
  amount: AcbAmount | undefined,
  words: ContractWords,
): BalanceNote {
  const value = allowance && valueOf(allowance);
  if (value === undefined || !amount) return { kind: 'none' };
  const spender = words[mainSpenderOf(token)];
  if (value === 0n) return { kind: 'notAuthorised' };
  return isUnlimited(value)
    ? { kind: 'unlimited', spender }
    : { kind: 'authorised', amount: amount(value), spender };
}

function tokenRow(
  { token, metadata, balance, allowance }: TokenFacts,
  words: ContractWords,
): TokenBalanceRowProps {
  const known = valueOf(metadata);
  const amount = known && ((value: bigint): ShownAmount => ({ value, decimals: known.decimals }));
  return {
    coin: token,
    name: known?.symbol ?? token,
    balance: balanceOf(balance, amount),
    note: allowanceNote(token, allowance, amount, words),
  };
}

function balanceRows(
  facts: HomeFacts,
  acb: AcbAmount | undefined,
  words: ContractWords,
): readonly TokenBalanceRowProps[] {
  const { own, native } = facts;
  const nativeAmount = (value: bigint): ShownAmount => ({ value, decimals: native.decimals });
  return [
    ...facts.tokens.map((token) => tokenRow(token, words)),
    {
      coin: 'native',
      name: native.symbol,
      balance: balanceOf(own?.native, nativeAmount),
      note: { kind: 'fees' },
    },
    {
      coin: 'reward',
      name: words.rewardBalance,
      balance: balanceOf(own?.reward, acb && ((value) => ({ ...acb(value), symbol: undefined }))),
      note: { kind: 'owed' },
    },
  ];
}

function holdsView(
  facts: HomeFacts,
  acb: AcbAmount | undefined,
  words: ContractWords,
): readonly HoldsOwesProps[] {
  return mainNames.flatMap((name: MainName) => {
    const obligations = valueOf(facts.obligations[name]);
    if (!obligations || !acb) return [];
    return [{ contract: words[name], holds: acb(obligations.held), owes: acb(totalOwed(obligations)) }];
  });
}

/** Facts in, home's props out. */
export function homeView(facts: HomeFacts, words: ContractWords): HomeView {
  const { now } = facts;
  const acbToken = facts.tokens.find(({ token }) => token === 'ACB');
  const metadata = acbToken && valueOf(acbToken.metadata);
  const acb: AcbAmount | undefined = metadata && ((value) => ({ value, ...metadata }));
  const burned = valueOf(facts.burned);
  return {
    pool: poolView(valueOf(facts.luckyPool), acb, now),
    own: ownView(facts.own, acb, now),
    maxPower: maxPowerView(valueOf(facts.maxPowerPool), acb, now),
    burned: {
      total: burned === undefined ? undefined : acb?.(burned),
      byDay: valueOf(facts.burnedByDay) ?? [],
    },
    holds: holdsView(facts, acb, words),
    balances: balanceRows(facts, acb, words),
  };
}
