import {
  type ExchangeId,
  exchangePairs,
  exchangeTerms,
  rewardBalance,
  swapObligations,
  tokenBalance,
  tokenMetadata,
} from '@amswap/chain';
import { type Atom, atom, type Getter } from 'jotai';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import type { ConfiguredChain } from '../../boot/ChainState.ts';
import { accountAtom } from '../wallet/index.ts';
import type { ExchangeFacts } from './ExchangeFacts.ts';
import { askOn, tradeFacts } from './tradeAtoms.ts';

const exchangeIds = Object.keys(exchangePairs) as ExchangeId[];

const perExchange = <Value>(make: (id: ExchangeId) => Value): Readonly<Record<ExchangeId, Value>> =>
  Object.fromEntries(exchangeIds.map((id) => [id, make(id)])) as Record<ExchangeId, Value>;

/** What is typed for each exchange. It stays when one looks at another page. */
export const exchangeTextAtoms = perExchange(() => atom(''));

/** The text that was last submitted although it is no possible amount: its problem is told until it changes. */
export const refusedExchangeAtoms = perExchange(() => atom<string | undefined>(undefined));

function factsOf(get: Getter, chain: ConfiguredChain, exchange: ExchangeId): ExchangeFacts {
  const { deployment } = chain;
  const { from, to } = exchangePairs[exchange];
  const ask = askOn(get, chain);
  const account = get(accountAtom);
  const taking = { kind: 'exchange', token: from, spender: 'tokenSwap' } as const;
  return {
    exchange,
    trade: tradeFacts(get, chain, taking, get(exchangeTextAtoms[exchange])),
    terms: ask(exchangeTerms(deployment, exchange, account), 'live'),
    pays: ask(tokenMetadata(deployment, from), 'static'),
    gets: ask(tokenMetadata(deployment, to), 'static'),
    getsBalance: account && ask(tokenBalance(deployment, to, account), 'live'),
    reward: account && to === 'ACB' ? ask(rewardBalance(deployment, account), 'live') : undefined,
    books: to === 'ACB' ? undefined : ask(swapObligations(deployment, to), 'live'),
  };
}

/** What is known for each exchange; undefined while there is no chain. */
export const exchangeFactsAtoms: Readonly<Record<ExchangeId, Atom<ExchangeFacts | undefined>>> = perExchange(
  (exchange) =>
    atom((get) => {
      const chain = get(openChainAtom);
      return chain && factsOf(get, chain, exchange);
    }),
);
