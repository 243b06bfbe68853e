import type { Address, Hex, PayTokenId, TokenId } from '@amswap/values';
import type { MockSwap } from './MockSwap.ts';

/** The two contracts that have machines, pools and revenue. */
export const mainNames = ['main', 'mainSecondary'] as const;
export type MainName = (typeof mainNames)[number];

/** Contracts that can be authorised. */
export type MockSpender = 'main' | 'tokenSwap' | 'swapRouter';

export interface MockToken {
  symbol: string;
  name: string;
  decimals: number;
  /** Base units. */
  totalSupply: bigint;
}

/** Terms of a synthesis paid in one token. Power is a whole number, the price base units for one. */
export interface MockTerms {
  enabled: boolean;
  powerStep: bigint;
  lowestPower: bigint;
  price: bigint;
  largestPower: bigint;
}

export interface MockMachine {
  id: bigint;
  payToken: PayTokenId;
  power: bigint;
  paid: bigint;
  /** Unix seconds. */
  startedAt: bigint;
  endsAt: bigint;
  /** ACB base units. */
  cap: bigint;
  revenue: bigint;
  out: boolean;
}

/** Five sums of ACB, base units: machine, dynamic, preaching first, second, third. */
export type FiveSums = [bigint, bigint, bigint, bigint, bigint];

/** What one main contract holds about one account. */
export interface MockMainAccount {
  activePower: bigint;
  /** Newest first. */
  machines: MockMachine[];
  waiting: FiveSums;
  received: FiveSums;
  /** Power times seconds, since the first machine. */
  powerSeconds: bigint;
  nextOutAt: bigint;
  rewardBalance: bigint;
  /** Unix seconds; 0 when nothing was claimed yet. */
  nextClaimAt: bigint;
  claimedByDay: Map<bigint, FiveSums>;
}

export interface MockMember {
  referrer: Address;
  settler: Address;
  /** Unix seconds; 0 for somebody who is no member. */
  joinedAt: bigint;
  ownPerformance: bigint;
  teamPerformance: bigint;
  directCount: bigint;
  teamCount: bigint;
  sLevel: number;
  vipLevel: number;
}

export interface MockAccount {
  /** Native currency, base units. */
  native: bigint;
  balances: Record<TokenId, bigint>;
  /** By token and spender, base units; 0 where nothing is said. */
  allowances: Partial<Record<TokenId, Partial<Record<MockSpender, bigint>>>>;
  member: MockMember;
  directMembers: Address[];
  mains: Record<MainName, MockMainAccount>;
}

export interface MockLuckyPool {
  balance: bigint;
  round: bigint;
  deadline: bigint;
  lastInput: Address;
  lastInputAt: bigint;
  lastWinner: Address;
  lastPrize: bigint;
}

export interface MockMaxPowerPool {
  balance: bigint;
  periodEnd: bigint;
  leader: Address;
  power: bigint;
  lastWinner: Address;
  lastPrize: bigint;
}

/** What one main contract holds about everybody. */
export interface MockMain {
  luckyPool: MockLuckyPool;
  maxPowerPool: MockMaxPowerPool;
  totalBurned: bigint;
  burnedByDay: Map<bigint, bigint>;
  obligations: {
    held: bigint;
    freeReserve: bigint;
    machineOwed: bigint;
    sharesOwed: bigint;
    rewardOwed: bigint;
    luckyPool: bigint;
    maxPowerPool: bigint;
  };
  /** ACB base units a second for one power, as a fraction. */
  rateNumerator: bigint;
  rateDenominator: bigint;
}

/** Everything that the product can read from its chain, as one object that may be changed at any time. */
export interface ChainMockState {
  tokens: Record<TokenId, MockToken>;
  terms: Record<PayTokenId, MockTerms>;
  mains: Record<MainName, MockMain>;
  /** The exchange contract and the router's pair. */
  swap: MockSwap;
  founder: Address;
  /** Seconds. */
  claimInterval: bigint;
  /** Unix seconds. */
  vipRefreshAt: bigint;
  /** By address in lower case; `accountIn` makes what is missing. */
  accounts: Map<string, MockAccount>;
  /** What every preview answers instead of yes: an encoded custom error. */
  refusal: Hex | undefined;
}
