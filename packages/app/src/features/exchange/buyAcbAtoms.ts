import {
  acbQuote,
  type AcbSpot,
  acbSpot,
  type RouterAnswer,
  tokenBalance,
  type TokenMetadata,
  tokenMetadata,
} from '@amswap/chain';
import { readAmount } from '@amswap/ui';
import type { BasisPoints } from '@amswap/values';
import { atom, type Getter } from 'jotai';
import { type Figure, openChainAtom, valueOf } from '../../boot/chainAtoms.ts';
import type { ConfiguredChain } from '../../boot/ChainState.ts';
import { accountAtom } from '../wallet/index.ts';
import { slippageAtom } from './slippage.ts';
import { askOn, tradeFacts } from './tradeAtoms.ts';
import type { TradeFacts } from './TradeFacts.ts';

/** Everything that buying ACB shows and decides by. */
export interface BuyAcbFacts {
  readonly trade: TradeFacts;
  readonly usdt: Figure<TokenMetadata>;
  readonly acb: Figure<TokenMetadata>;
  readonly spot: Figure<AcbSpot>;
  /** What the router says to what is typed; undefined while no amount is. */
  readonly quote: { readonly amountIn: bigint; readonly answer: Figure<RouterAnswer> } | undefined;
  readonly acbBalance: Figure<bigint> | undefined;
  readonly slippage: BasisPoints;
}

/** What is typed. It stays when one looks at another page. */
export const buyAcbTextAtom = atom('');

/** The text that was last submitted although it is no possible amount. */
export const refusedBuyAcbAtom = atom<string | undefined>(undefined);

function factsOf(get: Getter, chain: ConfiguredChain): BuyAcbFacts {
  const { deployment } = chain;
  const ask = askOn(get, chain);
  const account = get(accountAtom);
  const text = get(buyAcbTextAtom);
  const usdt = ask(tokenMetadata(deployment, 'USDT'), 'static');
  const decimals = valueOf(usdt)?.decimals;
  const reading = decimals === undefined ? undefined : readAmount(text, { decimals });
  const amountIn = reading?.state === 'ready' ? reading.amount : undefined;
  return {
    trade: tradeFacts(get, chain, { kind: 'buyAcb', token: 'USDT', spender: 'swapRouter' }, text),
    usdt,
    acb: ask(tokenMetadata(deployment, 'ACB'), 'static'),
    spot: ask(acbSpot(deployment), 'live'),
    quote:
      amountIn === undefined ? undefined : { amountIn, answer: ask(acbQuote(deployment, amountIn), 'live') },
    acbBalance: account && ask(tokenBalance(deployment, 'ACB', account), 'live'),
    slippage: get(slippageAtom),
  };
}

/** What is known for buying ACB; undefined while there is no chain. */
export const buyAcbFactsAtom = atom((get): BuyAcbFacts | undefined => {
  const chain = get(openChainAtom);
  return chain && factsOf(get, chain);
});
