import { useClock } from '@amswap/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { placeAtom } from '../../routes/navigationAtoms.ts';
import type { Place } from '../../routes/place.ts';
import { useGo } from '../../routes/useGo.ts';
import { placeIn } from './saleView.ts';

/** The address follows the list when it has stood still for so long, milliseconds. */
const settleMs = 350;

const addressedBy = ({ search }: Place): number => placeIn(search['row']) ?? 1;

/** Where the ranking is to be scrolled to, and how it tells where it is. */
export interface RowAddress {
  readonly jump: { readonly index: number } | undefined;
  readonly jumpTo: (index: number) => void;
  readonly moved: (first: number) => void;
}

/** Keeps the first place in sight in the address, counted from 1, so that a link and the way back show the same. */
export function useRowAddress(): RowAddress {
  const clock = useClock();
  const go = useGo();
  const place = useAtomValue(placeAtom);
  // On the way to another page the address is that page's already.
  const [here, setHere] = useState(addressedBy(place));
  const addressed = place.id === 'saleList' ? addressedBy(place) : here;
  const [jump, setJump] = useState(addressed === 1 ? undefined : { index: addressed - 1 });
  const [top, setTop] = useState(addressed);
  const [written, setWritten] = useState(addressed);
  // The address was changed by hand, or by going back within the page.
  if (addressed !== here) {
    setHere(addressed);
    if (addressed !== top && addressed !== written) setJump({ index: addressed - 1 });
  }
  useEffect(() => {
    if (top === addressed || place.id !== 'saleList') return undefined;
    return clock.after(settleMs, () => {
      setWritten(top);
      go('saleList', top === 1 ? {} : { row: String(top) }, 'replace');
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `go` is another function with every render
  }, [clock, top, addressed, place.id]);
  return {
    jump,
    jumpTo: (index) => setJump({ index }),
    moved: (first) => setTop(first + 1),
  };
}
