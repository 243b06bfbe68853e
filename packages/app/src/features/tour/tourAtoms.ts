import { atom } from 'jotai';
import type { Tour, TourState } from '../../boot/Tour.ts';
import { openChainAtom } from '../../boot/chainAtoms.ts';

/** The tour, while its chain is the page's. */
export const tourAtom = atom((get): Tour | undefined => get(openChainAtom)?.tour);

/** Counts the changes of a tour while something shows it; another tour is another count. */
const turnsAtom = atom((get) => {
  const tour = get(tourAtom);
  const turns = atom(0);
  turns.onMount = (set) => {
    const changed = (): void => set((turn) => turn + 1);
    // What changed while nothing showed it: a wallet's question can be older than the part that shows it.
    changed();
    return tour?.follow(changed);
  };
  return turns;
});

/** What is known of the tour now. */
export const tourStateAtom = atom((get): TourState | undefined => {
  get(get(turnsAtom));
  return get(tourAtom)?.read();
});

/** Whether the tour's panel is open. Once opened, its code stays. */
export type TourPanelState = 'neverOpened' | 'open' | 'closed';
export const tourPanelAtom = atom<TourPanelState>('neverOpened');
