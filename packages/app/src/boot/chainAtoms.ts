import type { Freshness, Read, Reading } from '@amswap/chain';
import { type Atom, atom } from 'jotai';
import type { ConfiguredChain } from './ChainState.ts';
import { readingAtom } from './readerAtoms.ts';
import { chainStateAtom } from './serviceAtoms.ts';

/** The chain to read from, the operator's or the tour's; undefined while there is none. */
export const openChainAtom = atom((get): ConfiguredChain | undefined => {
  const chain = get(chainStateAtom);
  return chain.state === 'configured' ? chain : undefined;
});

/** What a figure came to: its value, or that it is on its way, or that it could not be had. */
export type Figure<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly value: T }
  | { readonly kind: 'missing' };

const loading: Figure<never> = { kind: 'loading' };

/** A reading as a figure: what was known before a failure still stands. */
export function figureOf<T>(reading: Reading<T>): Figure<T> {
  if (reading.state === 'known') return { kind: 'known', value: reading.fact.value };
  if (reading.state === 'reading') return loading;
  return reading.held === undefined ? { kind: 'missing' } : { kind: 'known', value: reading.held.value };
}

/** The value of a figure that is known. */
export const valueOf = <T>(figure: Figure<T>): T | undefined =>
  figure.kind === 'known' ? figure.value : undefined;

/** An atom of a read of the open chain, kept fresh while something shows it. */
export function figureAtom<T>(
  readOn: (chain: ConfiguredChain) => Read<T>,
  freshness: Freshness,
): Atom<Figure<T>> {
  return atom((get) => {
    const chain = get(openChainAtom);
    return chain === undefined ? loading : figureOf(get(readingAtom(chain.reader, readOn(chain), freshness)));
  });
}
