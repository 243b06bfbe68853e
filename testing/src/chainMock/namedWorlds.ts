import { type Address, type TokenId, tokenIds } from '@amswap/values';
import type { HttpBehaviour } from '../node/httpFace.ts';
import type { ChainMockState, FiveSums, MockMachine } from './ChainMockState.ts';
import { accountIn, emptyState } from './emptyState.ts';
import { livelySwap, wholeSold } from './saleQueueSamples.ts';
import { madeUpAddress } from './testDeployment.ts';

/** States of the product that a person would name. */
export const worldNames = [
  'noWallet',
  'newcomer',
  'typical',
  'whale',
  'endingSoon',
  'endedUnsettled',
  'soldOut',
  'everythingZero',
  'everythingHuge',
  'nodeDown',
] as const;
export type WorldName = (typeof worldNames)[number];

/** A chain, who looks at it, and how the node answers. */
export interface NamedWorld {
  readonly state: ChainMockState;
  /** The connected account; undefined without a wallet. */
  readonly account: Address | undefined;
  readonly http: Partial<HttpBehaviour>;
}

const unit = 10n ** 18n;
const day = 86_400n;
const maxUint256 = 2n ** 256n - 1n;

/** People of the named worlds. */
export const founder = madeUpAddress(0xa0_00_01);
export const member = madeUpAddress(0xa0_00_02);
export const neighbour = madeUpAddress(0xa0_00_03);

/** Makes a named world as of `time` (unix seconds). Every call makes a new one, to be changed at will. */
export function createNamedWorld(name: WorldName, time: bigint): NamedWorld {
  switch (name) {
    case 'noWallet':
      return { state: livelyState(time), account: undefined, http: {} };
    case 'nodeDown':
      return { state: livelyState(time), account: member, http: { mode: 'refused' } };
    case 'everythingZero':
      return { state: emptyState(time), account: member, http: {} };
    case 'newcomer':
      return worldOf(livelyState(time), (state) => {
        accountIn(state, member).native = unit / 50n;
      });
    case 'typical':
      return worldOf(livelyState(time), (state) => settleIn(state, time, 1n));
    case 'whale':
      return worldOf(livelyState(time), (state) => settleIn(state, time, 25_000n));
    case 'endingSoon':
      return worldOf(livelyState(time), (state) => {
        settleIn(state, time, 1n);
        state.mains.main.luckyPool.deadline = time + 45n;
      });
    case 'endedUnsettled':
      return worldOf(livelyState(time), (state) => {
        settleIn(state, time, 1n);
        state.mains.main.luckyPool.deadline = time - 90n;
        state.mains.main.maxPowerPool.periodEnd = time - 60n;
      });
    case 'soldOut':
      return worldOf(livelyState(time), (state) => {
        settleIn(state, time, 1n);
        state.swap.sales = state.swap.sales.map(wholeSold);
      });
    case 'everythingHuge':
      return worldOf(livelyState(time), (state) => hugeFigures(state, time));
  }
}

function worldOf(state: ChainMockState, change: (state: ChainMockState) => void): NamedWorld {
  change(state);
  return { state, account: member, http: {} };
}

/** A product in use, in which the member has nothing yet. */
function livelyState(time: bigint): ChainMockState {
  const state = emptyState(time);
  const { main, mainSecondary } = state.mains;
  state.founder = founder;
  accountIn(state, founder).member = {
    ...accountIn(state, founder).member,
    referrer: founder,
    settler: founder,
    joinedAt: time - 200n * day,
  };
  Object.assign(main.luckyPool, {
    balance: 1_284n * unit + 503_700_000_000_000_000n,
    round: 318n,
    deadline: time + 432n,
    lastInput: neighbour,
    lastInputAt: time - 168n,
    lastWinner: founder,
    lastPrize: 962n * unit,
  });
  Object.assign(main.maxPowerPool, {
    balance: 640n * unit,
    leader: neighbour,
    power: 1_200n,
    lastWinner: member,
    lastPrize: 410n * unit,
  });
  main.totalBurned = 152_340n * unit;
  const today = time / day;
  for (let ago = 0n; ago < 10n; ago++) main.burnedByDay.set(today - ago, (400n + 37n * ago) * unit);
  main.obligations = {
    held: 900_000n * unit,
    freeReserve: 512_000n * unit,
    machineOwed: 301_000n * unit,
    sharesOwed: 60_000n * unit,
    rewardOwed: 25_075n * unit + 496_300_000_000_000_000n,
    luckyPool: main.luckyPool.balance,
    maxPowerPool: main.maxPowerPool.balance,
  };
  livelySwap(state.swap, member, time);
  mainSecondary.totalBurned = 8_200n * unit;
  return state;
}

/** Gives the member a household: balances, two machines, revenue; all of it `times` over. */
function settleIn(state: ChainMockState, time: bigint, times: bigint): void {
  const account = accountIn(state, member);
  const balances: Record<TokenId, bigint> = {
    ACB: 1_204n,
    MV: 310n,
    X: 86n,
    USDT: 2_450n,
    WXB: 12n,
    LBT: 930n,
    FTB: 0n,
  };
  for (const token of tokenIds)
    account.balances[token] = balances[token] * times * unit + 250_000_000_000_000_000n;
  account.native = (unit * 42n) / 100n;
  account.allowances = { X: { main: 40n * unit }, MV: { tokenSwap: 5n * unit } };
  account.member = {
    referrer: founder,
    settler: founder,
    joinedAt: time - 40n * day,
    ownPerformance: 260n * times,
    teamPerformance: 5_400n * times,
    directCount: 1n,
    teamCount: 14n,
    sLevel: 2,
    vipLevel: 1,
  };
  account.directMembers = [neighbour];
  Object.assign(accountIn(state, neighbour).member, {
    referrer: member,
    settler: member,
    joinedAt: time - 12n * day,
    ownPerformance: 1_200n * times,
    teamPerformance: 4_200n * times,
    sLevel: 1,
  });
  const main = account.mains.main;
  main.machines = [
    machineOf(2n, 60n * times, time - 3n * day, time),
    machineOf(1n, 100n * times, time - 160n * day, time),
  ];
  main.activePower = 60n * times;
  main.waiting = scaled([18n, 6n, 3n, 2n, 1n], times);
  main.received = scaled([210n, 64n, 30n, 17n, 9n], times);
  main.powerSeconds = 60n * times * 3n * day;
  main.nextOutAt = time + 147n * day;
  main.rewardBalance = 88n * times * unit;
  main.nextClaimAt = time - day;
  claimedDays(main.claimedByDay, time / day, times);
  account.mains.mainSecondary.machines = [machineOf(1n, 40n * times, time - 90n * day, time)];
  account.mains.mainSecondary.activePower = 40n * times;
  account.mains.mainSecondary.rewardBalance = 5n * times * unit;
}

/** Ten days of claims, one of them with none. */
function claimedDays(byDay: Map<bigint, FiveSums>, today: bigint, times: bigint): void {
  for (let ago = 0n; ago < 10n; ago++)
    if (ago !== 4n) byDay.set(today - ago, scaled([6n + ago, 12n - ago, 3n, ago / 3n, 1n], times));
}

function scaled(sums: FiveSums, times: bigint): FiveSums {
  return sums.map((sum) => sum * times * unit) as FiveSums;
}

function machineOf(id: bigint, power: bigint, startedAt: bigint, time: bigint): MockMachine {
  const cap = (power * unit * 3n) / 2n;
  const endsAt = startedAt + 150n * day;
  const out = endsAt <= time;
  const revenue = out ? cap : (cap * (time - startedAt)) / (150n * day);
  return { id, payToken: 'X', power, paid: (power * unit * 4n) / 10n, startedAt, endsAt, cap, revenue, out };
}

/** Figures at the edge of what fits, and texts that try to be more than text. */
function hugeFigures(state: ChainMockState, time: bigint): void {
  settleIn(state, time, 10n ** 12n);
  const account = accountIn(state, member);
  for (const token of tokenIds) account.balances[token] = maxUint256;
  account.allowances = { X: { main: maxUint256 }, USDT: { main: maxUint256 } };
  account.member.vipLevel = 5;
  account.member.sLevel = 5;
  state.tokens.X.symbol = '<img src=x onerror=alert(1)>';
  state.mains.main.totalBurned = maxUint256;
  state.mains.main.luckyPool.balance = maxUint256;
  state.mains.main.maxPowerPool.balance = maxUint256;
  state.mains.main.maxPowerPool.power = maxUint256;
}
