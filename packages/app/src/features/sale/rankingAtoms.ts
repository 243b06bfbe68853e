import { type Sale, type SalePage, saleQueue, saleTerms } from '@amswap/chain';
import { atom } from 'jotai';
import { type Figure, openChainAtom, valueOf } from '../../boot/chainAtoms.ts';
import { placeAtom } from '../../routes/navigationAtoms.ts';
import { askOn } from '../exchange/index.ts';
import { placeIn } from './saleView.ts';

/** Orders that one reading asks for: what is in sight is in two of them at most. */
const ordersPerPage = 50;

/** Places beyond each edge of what is in sight that are read as well. */
const ahead = 20;

/** Places of the ranking that are in sight, counted from 0. */
export interface SeenPlaces {
  readonly first: number;
  readonly last: number;
}

/** What of the ranking is in sight; written by the list, undefined before it says so. */
const seenPlacesAtom = atom<SeenPlaces | undefined>(undefined);
// Another visit begins where its address says.
seenPlacesAtom.onMount = (set) => () => set(undefined);

/** Told by the list which places are in sight. */
export const seePlacesAtom = atom(null, (get, set, { first, last }: SeenPlaces) => {
  const seen = get(seenPlacesAtom);
  if (seen?.first !== first || seen.last !== last) set(seenPlacesAtom, { first, last });
});

const addressedPlacesAtom = atom((get): SeenPlaces => {
  const place = (placeIn(get(placeAtom).search['row']) ?? 1) - 1;
  return { first: place, last: place };
});

/** The part of the ranking that is read, and how it goes. */
export interface RankingFacts {
  /** How many orders are on sale. */
  readonly count: Figure<number>;
  /** By place, counted from 0. All of one block. */
  readonly sales: ReadonlyMap<number, Sale>;
  /** `failed`: some of what is in sight could not be had. */
  readonly state: 'known' | 'reading' | 'failed';
}

/** Pages that hold the places from one to another, as offsets. */
export function pagesOf({ first, last }: SeenPlaces, count: number): readonly number[] {
  const from = Math.floor(Math.max(0, first - ahead) / ordersPerPage);
  const to = Math.floor(Math.min(Math.max(0, count - 1), last + ahead) / ordersPerPage);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, page) => (from + page) * ordersPerPage);
}

/** What is known of the ranking where it is looked at. */
export const rankingFactsAtom = atom((get): RankingFacts => {
  const chain = get(openChainAtom);
  const none = new Map<number, Sale>();
  if (chain === undefined) return { count: { kind: 'loading' }, sales: none, state: 'reading' };
  const ask = askOn(get, chain);
  const terms = ask(saleTerms(chain.deployment), 'live');
  const rows = valueOf(terms)?.rows;
  const count: Figure<number> =
    terms.kind === 'known' ? { kind: 'known', value: Number(terms.value.rows) } : { kind: terms.kind };
  const seen = get(seenPlacesAtom) ?? get(addressedPlacesAtom);
  // Before the count is known the place of the address is asked for with it: one request, not two.
  const offsets = pagesOf(seen, rows === undefined ? Number.MAX_SAFE_INTEGER : Number(rows));
  const pages = offsets.map((offset): readonly [number, Figure<SalePage>] => [
    offset,
    ask(saleQueue(chain.deployment, BigInt(offset), BigInt(ordersPerPage)), 'live'),
  ]);
  const sales = new Map(
    pages.flatMap(([offset, page]) =>
      page.kind === 'known' ? page.value.rows.map((sale, at) => [offset + at, sale] as const) : [],
    ),
  );
  const figures = pages.map(([, { kind }]) => kind);
  const state = figures.includes('missing') ? 'failed' : figures.includes('loading') ? 'reading' : 'known';
  return { count, sales, state };
});
