import {
  keptProceeds,
  type SaleQuote,
  saleQuote,
  type SaleTerms,
  saleTerms,
  type SwapObligations,
  swapObligations,
  tokenBalance,
  type TokenMetadata,
  tokenMetadata,
} from '@amswap/chain';
import { readAmount } from '@amswap/ui';
import { atom, type Getter } from 'jotai';
import { type Figure, openChainAtom, valueOf } from '../../boot/chainAtoms.ts';
import type { ConfiguredChain } from '../../boot/ChainState.ts';
import { askOn, tradeFacts, type TradeFacts } from '../exchange/index.ts';
import { accountAtom } from '../wallet/index.ts';

/** What both sides of the sale show. */
export interface SaleFacts {
  readonly terms: Figure<SaleTerms>;
  readonly mv: Figure<TokenMetadata>;
  readonly usdt: Figure<TokenMetadata>;
  /** What the exchange contract holds and owes of MV. */
  readonly books: Figure<SwapObligations>;
}

/** Everything that buying MV shows and decides by. */
export interface BuyMvFacts extends SaleFacts {
  readonly trade: TradeFacts;
  /** What the queue gives for what is typed; undefined while no amount is. */
  readonly quote: { readonly wanted: bigint; readonly answer: Figure<SaleQuote> } | undefined;
  readonly mvBalance: Figure<bigint> | undefined;
  /** Whether less is taken where others are quicker. */
  readonly less: 'refused' | 'accepted';
}

/** Everything that listing MV shows and decides by. */
export interface ListMvFacts extends SaleFacts {
  readonly trade: TradeFacts;
}

/** What is typed on either side. It stays when one looks at another page. */
export const buyMvTextAtom = atom('');
export const listMvTextAtom = atom('');

/** The texts that were last submitted although they are no possible amounts. */
export const refusedBuyMvAtom = atom<string | undefined>(undefined);
export const refusedListMvAtom = atom<string | undefined>(undefined);

/** Whether a purchase takes less where others are quicker; all or nothing unless said. */
export const acceptLessAtom = atom<'refused' | 'accepted'>('refused');

function saleFacts(get: Getter, chain: ConfiguredChain): SaleFacts {
  const { deployment } = chain;
  const ask = askOn(get, chain);
  return {
    terms: ask(saleTerms(deployment), 'live'),
    mv: ask(tokenMetadata(deployment, 'MV'), 'static'),
    usdt: ask(tokenMetadata(deployment, 'USDT'), 'static'),
    books: ask(swapObligations(deployment, 'MV'), 'live'),
  };
}

/** What is known of the sale itself; undefined while there is no chain. */
export const saleFactsAtom = atom((get): SaleFacts | undefined => {
  const chain = get(openChainAtom);
  return chain && saleFacts(get, chain);
});

/** What is known for buying MV; undefined while there is no chain. */
export const buyMvFactsAtom = atom((get): BuyMvFacts | undefined => {
  const chain = get(openChainAtom);
  if (chain === undefined) return undefined;
  const { deployment } = chain;
  const ask = askOn(get, chain);
  const account = get(accountAtom);
  const text = get(buyMvTextAtom);
  const sale = saleFacts(get, chain);
  const decimals = valueOf(sale.mv)?.decimals;
  const reading = decimals === undefined ? undefined : readAmount(text, { decimals });
  const wanted = reading?.state === 'ready' ? reading.amount : undefined;
  return {
    ...sale,
    trade: tradeFacts(get, chain, { kind: 'buyMv', token: 'USDT', spender: 'tokenSwap' }, text),
    quote: wanted === undefined ? undefined : { wanted, answer: ask(saleQuote(deployment, wanted), 'live') },
    mvBalance: account && ask(tokenBalance(deployment, 'MV', account), 'live'),
    less: get(acceptLessAtom),
  };
});

/** What is known for listing MV; undefined while there is no chain. */
export const listMvFactsAtom = atom((get): ListMvFacts | undefined => {
  const chain = get(openChainAtom);
  if (chain === undefined) return undefined;
  const taking = { kind: 'listForSale', token: 'MV', spender: 'tokenSwap' } as const;
  return { ...saleFacts(get, chain), trade: tradeFacts(get, chain, taking, get(listMvTextAtom)) };
});

/** Proceeds that wait for the account because paying them out failed, base units of USDT; undefined without one. */
export const keptProceedsAtom = atom((get): Figure<bigint> | undefined => {
  const chain = get(openChainAtom);
  const account = get(accountAtom);
  return chain && account && askOn(get, chain)(keptProceeds(chain.deployment, account), 'live');
});
