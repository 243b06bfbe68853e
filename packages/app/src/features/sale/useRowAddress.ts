import { useClock } from '@amswap/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { placeAtom } from '../../routes/navigationAtoms.ts';
import { useGo } from '../../routes/useGo.ts';
import { placeIn } from './saleView.ts';

/** The address follows the list when it has stood still for so long, milliseconds. */
const settleMs = 350;

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
  const addressed = placeIn(useAtomValue(placeAtom).search['row']) ?? 1;
  const [jump, setJump] = useState(addressed === 1 ? undefined : { index: addressed - 1 });
  const [top, setTop] = useState(addressed);
  const [followed, setFollowed] = useState(addressed);
  // The address was changed by hand, or by going back within the page.
  if (addressed !== followed) {
    setFollowed(addressed);
    if (addressed !== top) setJump({ index: addressed - 1 });
  }
  useEffect(() => {
    if (top === addressed) return undefined;
    return clock.after(settleMs, () => go('saleList', top === 1 ? {} : { row: String(top) }, 'replace'));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `go` is another function with every render
  }, [clock, top, addressed]);
  return {
    jump,
    jumpTo: (index) => setJump({ index }),
    moved: (first) => setTop(first + 1),
  };
}
