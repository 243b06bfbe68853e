import { atom } from 'jotai';
import type { Tour, TourState } from '../../boot/Tour.ts';
import { openChainAtom } from '../../boot/chainAtoms.ts';

/** The tour, while its chain is the page's. */
export const tourAtom = atom((get): Tour | undefined => get(openChainAtom)?.tour);

const turnAtom = atom(0);
const followAtom = atom(
  (get) => get(turnAtom),
  (get, set) => get(tourAtom)?.follow(() => set(turnAtom, (turn) => turn + 1)),
);
followAtom.onMount = (start) => start();

/** What is known of the tour now. */
export const tourStateAtom = atom((get): TourState | undefined => {
  get(followAtom);
  return get(tourAtom)?.read();
});

/** Whether the tour's panel is open. Once opened, its code stays. */
export type TourPanelState = 'neverOpened' | 'open' | 'closed';
export const tourPanelAtom = atom<TourPanelState>('neverOpened');
