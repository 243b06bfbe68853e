import {
  firstMachines,
  type Freshness,
  machinesOf,
  memberOf,
  nativeBalance,
  type Read,
  synthesisTerms,
  tokenAllowance,
  tokenBalance,
  tokenMetadata,
} from '@amswap/chain';
import { type Address, type PayTokenId, payTokenIds } from '@amswap/values';
import { type Atom, atom, type Getter } from 'jotai';
import { type Figure, figureOf, openChainAtom } from '../../boot/chainAtoms.ts';
import type { ConfiguredChain } from '../../boot/ChainState.ts';
import { gasPriceAtom } from '../../boot/gasPriceAtom.ts';
import { readingAtom } from '../../boot/readerAtoms.ts';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { referrerFactsAtom } from '../people/index.ts';
import { planRunAtom } from '../plans/index.ts';
import { accountAtom, walletStateAtom } from '../wallet/index.ts';
import type { PayerFacts, SynthesisFacts, UnderWay, WalletStanding } from './SynthesisFacts.ts';

/** How many of the newest machines stand below the form. */
const machinesShown = 3;

type Ask = <T>(read: Read<T>, freshness: Freshness) => Figure<T>;

const askOn =
  (get: Getter, { reader }: ConfiguredChain): Ask =>
  (read, freshness) =>
    figureOf(get(readingAtom(reader, read, freshness)));

const perToken = <Value>(make: (token: PayTokenId) => Value): Readonly<Record<PayTokenId, Value>> =>
  Object.fromEntries(payTokenIds.map((token) => [token, make(token)])) as Record<PayTokenId, Value>;

/** What is typed on the page of each token. It stays when one looks at another token. */
export const powerTextAtoms = perToken(() => atom(''));

/** The text that was last submitted although it names no possible power: its problem is told until it changes. */
export const refusedTextAtoms = perToken(() => atom<string | undefined>(undefined));

const walletStandingAtom = atom((get): WalletStanding => {
  const wallet = get(walletStateAtom);
  switch (wallet.kind) {
    case 'connected':
      return wallet.link === 'up' ? 'ready' : 'unlinked';
    case 'wrongChain':
      return 'wrongChain';
    case 'reconnecting':
    case 'connecting':
      return 'busy';
    case 'signedOut':
      return 'none';
  }
});

const underWayAtom = atom((get): UnderWay => {
  const run = get(planRunAtom);
  if (run.kind !== 'running') return 'nothing';
  if (run.made.plan.kind !== 'synthesise') return 'other';
  const step = run.made.plan.steps.find(({ id }) => run.stages[id] !== 'done');
  return step?.kind === 'resetAllowance' ? 'reset' : step?.kind === 'authorise' ? 'authorise' : 'act';
});

function payerFacts(
  ask: Ask,
  { deployment }: ConfiguredChain,
  token: PayTokenId,
  account: Address,
): PayerFacts {
  return {
    balance: ask(tokenBalance(deployment, token, account), 'live'),
    allowance: ask(tokenAllowance(deployment, token, account, 'main'), 'live'),
    native: ask(nativeBalance(deployment, account), 'live'),
    member: ask(memberOf(deployment, account), 'live'),
    machines: ask(machinesOf(deployment, account, firstMachines, machinesShown), 'live'),
  };
}

function factsOf(get: Getter, chain: ConfiguredChain, token: PayTokenId): SynthesisFacts {
  const { deployment } = chain;
  const ask = askOn(get, chain);
  const account = get(accountAtom);
  return {
    token,
    text: get(powerTextAtoms[token]),
    terms: ask(synthesisTerms(deployment, token), 'live'),
    metadata: ask(tokenMetadata(deployment, token), 'static'),
    acb: ask(tokenMetadata(deployment, 'ACB'), 'static'),
    wallet: get(walletStandingAtom),
    framed: get(servicesAtom).framed,
    underWay: get(underWayAtom),
    payer: account && payerFacts(ask, chain, token, account),
    referrer: get(referrerFactsAtom),
    gasPrice: get(gasPriceAtom),
    native: deployment.nativeCurrency,
    spender: deployment.contracts.main,
  };
}

/** What is known for the page of each token; undefined while there is no chain. */
export const synthesisFactsAtoms: Readonly<Record<PayTokenId, Atom<SynthesisFacts | undefined>>> = perToken(
  (token) =>
    atom((get) => {
      const chain = get(openChainAtom);
      return chain && factsOf(get, chain, token);
    }),
);
