import { type Revenue, revenueOf, type TokenMetadata, tokenMetadata } from '@amswap/chain';
import { type Address, looksLikeSecret, parseAddress } from '@amswap/values';
import { atom } from 'jotai';
import { type Figure, figureAtom, figureOf, openChainAtom } from '../../../boot/chainAtoms.ts';
import { readingAtom } from '../../../boot/readerAtoms.ts';
import { placeAtom } from '../../../routes/navigationAtoms.ts';

/** Whom the address asks about. */
export type Asked =
  | { readonly kind: 'nobody' }
  /** Text that is no address; a private key is never shown again. */
  | { readonly kind: 'unusable'; readonly text: string }
  | { readonly kind: 'zero' }
  | { readonly kind: 'address'; readonly address: Address };

/** Reads the query's address. */
export function askedOf(text: string | undefined): Asked {
  if (text === undefined || text.trim() === '') return { kind: 'nobody' };
  const parsed = parseAddress(text);
  if ('value' in parsed) return { kind: 'address', address: parsed.value };
  if (parsed.error === 'zero') return { kind: 'zero' };
  return { kind: 'unusable', text: looksLikeSecret(text) ? '' : text };
}

/** Whom the page's address asks about. */
export const askedAtom = atom((get) => askedOf(get(placeAtom).search['address']));

/** Revenue of the one who is asked about. */
export const askedRevenueAtom = atom((get): Figure<Revenue> => {
  const chain = get(openChainAtom);
  const asked = get(askedAtom);
  if (chain === undefined || asked.kind !== 'address') return { kind: 'loading' };
  const read = revenueOf(chain.deployment, asked.address);
  return figureOf(get(readingAtom(chain.reader, read, 'live')));
});

/** Symbol and decimals of ACB. */
export const acbAtom = figureAtom<TokenMetadata>(
  ({ deployment }) => tokenMetadata(deployment, 'ACB'),
  'static',
);
