import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { placeAtom } from '../routes/navigationAtoms.ts';
import type { RouteId } from '../routes/routeTable.ts';

/** Closes what lies over a page when another page comes below it, as by a phone's Back: it belongs to the page it was opened on. */
export function useCloseWithPage(open: boolean, close: () => void): void {
  const { id } = useAtomValue(placeAtom);
  const openedOn = useRef<RouteId>(undefined);
  useEffect(() => {
    if (!open) {
      openedOn.current = undefined;
      return;
    }
    openedOn.current ??= id;
    if (openedOn.current !== id) close();
  }, [open, id, close]);
}
