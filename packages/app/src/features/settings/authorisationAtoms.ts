import { type Freshness, type Read, spenderNames, tokenAllowance, tokenMetadata } from '@amswap/chain';
import { tokenIds } from '@amswap/values';
import { atom } from 'jotai';
import { type Figure, figureOf, openChainAtom } from '../../boot/chainAtoms.ts';
import { readingAtom } from '../../boot/readerAtoms.ts';
import { planBusyAtom } from '../plans/index.ts';
import { accountAtom, mayWriteAtom } from '../wallet/index.ts';
import type { AuthorisationFacts, TokenAuthorisationFacts } from './AuthorisationFacts.ts';

/** What is authorised of the seven tokens, by spender; undefined without an account or a chain. One request a refresh. */
export const authorisationFactsAtom = atom((get): AuthorisationFacts | undefined => {
  const chain = get(openChainAtom);
  const account = get(accountAtom);
  if (chain === undefined || account === undefined) return undefined;
  const { deployment, reader } = chain;
  const ask = <T>(read: Read<T>, freshness: Freshness): Figure<T> =>
    figureOf(get(readingAtom(reader, read, freshness)));
  const tokens = tokenIds.map(
    (token): TokenAuthorisationFacts => ({
      token,
      metadata: ask(tokenMetadata(deployment, token), 'static'),
      allowances: Object.fromEntries(
        spenderNames.map((spender) => [
          spender,
          ask(tokenAllowance(deployment, token, account, spender), 'live'),
        ]),
      ) as TokenAuthorisationFacts['allowances'],
    }),
  );
  return { spenders: deployment.contracts, tokens };
});

/** Whether an authorisation can be changed now. */
export const authorisationActsAtom = atom((get): 'ready' | 'off' =>
  get(mayWriteAtom) && !get(planBusyAtom) ? 'ready' : 'off',
);
