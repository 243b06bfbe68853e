import {
  acbSpot,
  claimedByDay,
  claimTimes,
  exchangeTerms,
  feeInAcb,
  type Freshness,
  mainNames,
  obligationsOf,
  type Read,
  type Reading,
  type Revenue,
  revenueKinds,
  revenueOf,
  rewardBalance,
  tokenMetadata,
  totalOf,
} from '@amswap/chain';
import { type Address, chainNow, type Fact, secondOf, utcDayOf } from '@amswap/values';
import { atom, type Getter } from 'jotai';
import { type Figure, figureOf, openChainAtom, valueOf } from '../../boot/chainAtoms.ts';
import type { ConfiguredChain } from '../../boot/ChainState.ts';
import { gasPriceAtom } from '../../boot/gasPriceAtom.ts';
import { gasUnits } from '../../boot/gasUnits.ts';
import { readingAtom } from '../../boot/readerAtoms.ts';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { accountAtom } from '../wallet/index.ts';
import type { EarningsFacts, FeeFacts, OwnEarnings } from './EarningsFacts.ts';

/** Days on the chart, today included. */
const daysShown = 14;

type Ask = <T>(read: Read<T>, freshness: Freshness) => Figure<T>;

/** A reading with its block. */
function factOf<T>(reading: Reading<T>): Figure<Fact<T>> {
  if (reading.state === 'known') return { kind: 'known', value: reading.fact };
  if (reading.state === 'reading') return { kind: 'loading' };
  return reading.held === undefined ? { kind: 'missing' } : { kind: 'known', value: reading.held };
}

/** The chain's day now: figures by day end with it. */
function chainDay(get: Getter, { reader }: ConfiguredChain): bigint {
  const now = get(servicesAtom).clock.now();
  const mark = reader.chainTime();
  return utcDayOf(secondOf(mark === undefined ? now : chainNow(mark, now)));
}

function feeFacts(get: Getter, ask: Ask, chain: ConfiguredChain, revenue: Revenue | undefined): FeeFacts {
  const price = get(gasPriceAtom);
  const claims = mainNames.filter((name) => revenue && totalOf(revenue.of[name].waiting) > 0n).length;
  if (price === undefined || claims === 0) return { wei: undefined, inAcb: { kind: 'loading' } };
  const wei = price * gasUnits.claim * BigInt(claims);
  return { wei, inAcb: ask(feeInAcb(chain.deployment, wei), 'slow') };
}

function ownEarnings(
  get: Getter,
  ask: Ask,
  chain: ConfiguredChain,
  account: Address,
  firstDay: bigint,
): OwnEarnings {
  const { deployment, reader } = chain;
  const revenue = factOf(get(readingAtom(reader, revenueOf(deployment, account), 'live')));
  return {
    revenue,
    claimTimes: ask(claimTimes(deployment, account), 'live'),
    reward: ask(rewardBalance(deployment, account), 'live'),
    exchange: ask(exchangeTerms(deployment, 'rewardToAcb', account), 'slow'),
    byDay: ask(claimedByDay(deployment, account, firstDay, daysShown), 'slow'),
    fee: feeFacts(get, ask, chain, valueOf(revenue)?.value),
  };
}

/** What the chain says of the account's earnings; undefined while there is no chain. */
export const earningsFactsAtom = atom((get): EarningsFacts | undefined => {
  const chain = get(openChainAtom);
  if (chain === undefined) return undefined;
  const { deployment, reader } = chain;
  const account = get(accountAtom);
  const ask: Ask = (read, freshness) => figureOf(get(readingAtom(reader, read, freshness)));
  // Asked for first: the day is right once a block is known.
  const main = ask(obligationsOf(deployment, 'main'), 'live');
  const firstDay = chainDay(get, chain) - BigInt(daysShown - 1);
  return {
    own: account && ownEarnings(get, ask, chain, account, firstDay),
    acb: ask(tokenMetadata(deployment, 'ACB'), 'static'),
    usdt: ask(tokenMetadata(deployment, 'USDT'), 'static'),
    spot: ask(acbSpot(deployment), 'live'),
    obligations: { main, mainSecondary: ask(obligationsOf(deployment, 'mainSecondary'), 'live') },
    firstDay,
    native: deployment.nativeCurrency,
  };
});

/** What is chosen to be claimed: all kinds, or one. */
export const claimChoiceAtom = atom<'all' | (typeof revenueKinds)[number]>('all');
