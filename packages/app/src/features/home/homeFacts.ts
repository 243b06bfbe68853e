import {
  burnedByDay,
  type ClaimTimes,
  claimTimes,
  type LuckyPool,
  luckyPool,
  type MainName,
  type MaxPowerPool,
  maxPowerPool,
  memberOf,
  nativeBalance,
  type Obligations,
  obligationsOf,
  type Read,
  type Revenue,
  revenueOf,
  rewardBalance,
  type SpenderName,
  type TokenMetadata,
  tokenAllowance,
  tokenBalance,
  tokenMetadata,
  totalBurned,
} from '@amswap/chain';
import { type Address, chainNow, secondOf, type TokenId, tokenIds, utcDayOf } from '@amswap/values';
import { atom, type Getter } from 'jotai';
import { type Figure, figureOf, openChainAtom } from '../../boot/chainAtoms.ts';
import type { ConfiguredChain } from '../../boot/ChainState.ts';
import { readingAtom } from '../../boot/readerAtoms.ts';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { accountAtom } from '../wallet/index.ts';

/** Days on the burned card's curve, today included. */
const daysShown = 10;

/** What is authorised of each token where the product spends most of it: MV through the token swap, the rest through main. */
export const mainSpenderOf = (token: TokenId): Extract<SpenderName, 'main' | 'tokenSwap'> =>
  token === 'MV' ? 'tokenSwap' : 'main';

/** One token as home shows it. */
export interface TokenFacts {
  readonly token: TokenId;
  readonly metadata: Figure<TokenMetadata>;
  /** Base units; undefined without an account. */
  readonly balance: Figure<bigint> | undefined;
  readonly allowance: Figure<bigint> | undefined;
}

/** What the chain says of the account. */
export interface OwnFacts {
  readonly power: Figure<bigint>;
  readonly revenue: Figure<Revenue>;
  readonly claimTimes: Figure<ClaimTimes>;
  /** Wei. */
  readonly native: Figure<bigint>;
  readonly reward: Figure<bigint>;
}

/** Everything home shows, as the chain says it; all of one block. */
export interface HomeFacts {
  readonly luckyPool: Figure<LuckyPool>;
  readonly maxPowerPool: Figure<MaxPowerPool>;
  readonly burned: Figure<bigint>;
  readonly burnedByDay: Figure<readonly bigint[]>;
  readonly obligations: Readonly<Record<MainName, Figure<Obligations>>>;
  readonly tokens: readonly TokenFacts[];
  /** Undefined without an account. */
  readonly own: OwnFacts | undefined;
  /** Chain time now, milliseconds. Phases are decided by it. */
  readonly now: number;
  readonly native: { readonly symbol: string; readonly decimals: number };
}

type Ask = <T>(read: Read<T>, freshness: 'live' | 'slow' | 'static') => Figure<T>;

const map = <T, U>(figure: Figure<T>, to: (value: T) => U): Figure<U> =>
  figure.kind === 'known' ? { kind: 'known', value: to(figure.value) } : figure;

function ownFacts(ask: Ask, { deployment }: ConfiguredChain, account: Address): OwnFacts {
  return {
    power: map(ask(memberOf(deployment, account), 'live'), ({ activePower }) => activePower),
    revenue: ask(revenueOf(deployment, account), 'live'),
    claimTimes: ask(claimTimes(deployment, account), 'live'),
    native: ask(nativeBalance(deployment, account), 'live'),
    reward: ask(rewardBalance(deployment, account), 'live'),
  };
}

function tokenFacts(
  ask: Ask,
  { deployment }: ConfiguredChain,
  token: TokenId,
  account: Address | undefined,
): TokenFacts {
  return {
    token,
    metadata: ask(tokenMetadata(deployment, token), 'static'),
    balance: account && ask(tokenBalance(deployment, token, account), 'live'),
    allowance: account && ask(tokenAllowance(deployment, token, account, mainSpenderOf(token)), 'live'),
  };
}

/** The first day of the chart. A device that believes in 1970, before a block was seen, has no days before that. */
function firstDayShown(now: number): bigint {
  const day = utcDayOf(secondOf(now)) - BigInt(daysShown - 1);
  return day > 0n ? day : 0n;
}

function factsOf(get: Getter, chain: ConfiguredChain, account: Address | undefined): HomeFacts {
  const { deployment, reader } = chain;
  const ask: Ask = (read, freshness) => figureOf(get(readingAtom(reader, read, freshness)));
  const pool = ask(luckyPool(deployment), 'live');
  const deviceNow = get(servicesAtom).clock.now();
  const mark = reader.chainTime();
  const now = mark === undefined ? deviceNow : chainNow(mark, deviceNow);
  const firstDay = firstDayShown(now);
  return {
    luckyPool: pool,
    maxPowerPool: ask(maxPowerPool(deployment), 'live'),
    burned: ask(totalBurned(deployment), 'live'),
    burnedByDay: ask(burnedByDay(deployment, firstDay, daysShown), 'slow'),
    obligations: {
      main: ask(obligationsOf(deployment, 'main'), 'live'),
      mainSecondary: ask(obligationsOf(deployment, 'mainSecondary'), 'live'),
    },
    tokens: tokenIds.map((token) => tokenFacts(ask, chain, token, account)),
    own: account && ownFacts(ask, chain, account),
    now,
    native: deployment.nativeCurrency,
  };
}

/** What the chain says of everything on home; undefined while there is no chain. */
export const homeFactsAtom = atom((get): HomeFacts | undefined => {
  const chain = get(openChainAtom);
  return chain && factsOf(get, chain, get(accountAtom));
});
