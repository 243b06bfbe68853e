import {
  type Freshness,
  nativeBalance,
  type PlanKind,
  type Read,
  type SpenderName,
  tokenAllowance,
  tokenBalance,
} from '@amswap/chain';
import type { Address, TokenId } from '@amswap/values';
import { atom, type Getter } from 'jotai';
import { type Figure, figureOf } from '../../boot/chainAtoms.ts';
import type { ConfiguredChain } from '../../boot/ChainState.ts';
import { gasPriceAtom } from '../../boot/gasPriceAtom.ts';
import { readingAtom } from '../../boot/readerAtoms.ts';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { planRunAtom } from '../plans/index.ts';
import { accountAtom, walletStateAtom } from '../wallet/index.ts';
import type { TradeFacts, TraderFacts } from './TradeFacts.ts';
import type { UnderWay, WalletStanding } from './TradeStage.ts';

/** Asks the open chain; the answer is kept fresh while something shows it. */
export type Ask = <T>(read: Read<T>, freshness: Freshness) => Figure<T>;

export const askOn =
  (get: Getter, { reader }: ConfiguredChain): Ask =>
  (read, freshness) =>
    figureOf(get(readingAtom(reader, read, freshness)));

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

function underWayOf(get: Getter, kind: PlanKind): UnderWay {
  const run = get(planRunAtom);
  if (run.kind !== 'running') return 'nothing';
  if (run.made.plan.kind !== kind) return 'other';
  const step = run.made.plan.steps.find(({ id }) => run.stages[id] !== 'done');
  return step?.kind === 'resetAllowance' ? 'reset' : step?.kind === 'authorise' ? 'authorise' : 'act';
}

/** What a trade takes and who takes it. */
export interface TradeTaking {
  readonly kind: PlanKind;
  readonly token: TokenId;
  readonly spender: SpenderName;
}

function traderFacts(
  ask: Ask,
  { deployment }: ConfiguredChain,
  { token, spender }: TradeTaking,
  account: Address,
): TraderFacts {
  return {
    balance: ask(tokenBalance(deployment, token, account), 'live'),
    allowance: ask(tokenAllowance(deployment, token, account, spender), 'live'),
    native: ask(nativeBalance(deployment, account), 'live'),
  };
}

/** What every trade decides by. */
export function tradeFacts(
  get: Getter,
  chain: ConfiguredChain,
  taking: TradeTaking,
  text: string,
): TradeFacts {
  const account = get(accountAtom);
  return {
    text,
    wallet: get(walletStandingAtom),
    framed: get(servicesAtom).framed,
    underWay: underWayOf(get, taking.kind),
    native: chain.deployment.nativeCurrency,
    // No estimate is shown of nothing: a page that only stands there asks for no price.
    gasPrice: text === '' ? undefined : get(gasPriceAtom),
    trader: account && traderFacts(askOn(get, chain), chain, taking, account),
  };
}
