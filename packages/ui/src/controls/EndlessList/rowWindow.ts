'use no memo'; // The virtualizer is one object that changes in place: memoised, it would show old rows.

import { type Range, useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useClock } from '../../clock/index.ts';
import { indexOfKept, type KeptRow } from './keptRow.ts';

/** Rows drawn beyond each edge, so that a flick does not show a gap. */
const overscan = 6;
/** The list goes on at most once in this time, milliseconds (the specification's reach-bottom throttle). */
const throttleMs = 350;

/** What the window over a list has to know. */
export interface RowWindowTerms {
  readonly count: number;
  readonly keyOf: (index: number) => string;
  /** Height of a row before it is measured, rem. */
  readonly rowHeight: number;
  /** The row that holds the keyboard's focus: it stays drawn wherever the list is scrolled to. */
  readonly focused: number | undefined;
  /** First row on the screen at first; also how a row further down is jumped to, by another object. */
  readonly jump: { readonly index: number } | undefined;
}

export type RowWindow = Virtualizer<HTMLDivElement, Element> | Virtualizer<Window, Element>;

/**
 * Up to so many rows are measured by their names, which stay theirs when rows come and go. In a longer list naming every row
 * anew with each frame would take longer than the frame: there a height belongs to a place, and rows are about as high as
 * one another.
 */
const namedRows = 1_000;
const byPlace = (index: number): number => index;

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

function useTerms({ count, keyOf, rowHeight, focused }: RowWindowTerms) {
  // Whole pixels, as rows are measured: a list of which each row differs from what was thought is summed up anew a frame.
  const [pixels] = useState(() => Math.round(rowHeight * rem()));
  return {
    count,
    overscan,
    estimateSize: () => pixels,
    getItemKey: count > namedRows ? byPlace : keyOf,
    rangeExtractor({ startIndex, endIndex }: Range): number[] {
      const first = Math.max(0, startIndex - overscan);
      const last = Math.min(count - 1, endIndex + overscan);
      const shown = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
      if (focused === undefined || focused >= count || (focused >= first && focused <= last)) return shown;
      return focused < first ? [focused, ...shown] : [...shown, focused];
    },
  };
}

/** Keeps what the reader looks at in its place when rows come or go above it, and jumps where it is told. */
function usePlace(rows: RowWindow, { count, keyOf, jump }: RowWindowTerms): void {
  const kept = useRef<KeptRow>(undefined);
  const jumped = useRef<RowWindowTerms['jump']>(undefined);
  useLayoutEffect(() => {
    if (jump === undefined || jumped.current === jump || count === 0) return;
    jumped.current = jump;
    kept.current = undefined;
    rows.scrollToIndex(Math.min(jump.index, count - 1), { align: 'start' });
  }, [rows, jump, count]);
  useLayoutEffect(() => {
    const offset = rows.scrollOffset ?? 0;
    const before = kept.current;
    const margin = rows.options.scrollMargin;
    // At the very top one wants to see what arrives.
    if (before !== undefined && offset > margin && keyOf(Math.min(before.index, count - 1)) !== before.key) {
      const index = indexOfKept(before, count, keyOf);
      const start = index === undefined ? undefined : rows.measurementsCache[index]?.start;
      if (start !== undefined) rows.scrollToOffset(start + before.hidden);
    }
    const first = rows.getVirtualItemForOffset(rows.scrollOffset ?? 0);
    if (first === undefined || count === 0) kept.current = undefined;
    else
      kept.current = {
        key: keyOf(first.index),
        index: first.index,
        hidden: (rows.scrollOffset ?? 0) - first.start,
      };
  });
}

/** The rows to draw of a list that scrolls in its own box. */
export function useBoxWindow(terms: RowWindowTerms, box: RefObject<HTMLDivElement | null>): RowWindow {
  // oxlint-disable-next-line react/incompatible-library -- nothing here or in EndlessList.tsx is memoised
  const rows = useVirtualizer<HTMLDivElement, Element>({
    ...useTerms(terms),
    getScrollElement: () => box.current,
  });
  usePlace(rows, terms);
  return rows;
}

/** The rows to draw of a list that scrolls with the page. */
export function usePageWindow(terms: RowWindowTerms, list: RefObject<HTMLDivElement | null>): RowWindow {
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top;
    if (top !== undefined) setAbove(top + scrollY);
  }, [list]);
  // oxlint-disable-next-line react/incompatible-library -- nothing here or in EndlessList.tsx is memoised
  const rows = useWindowVirtualizer<Element>({ ...useTerms(terms), scrollMargin: above });
  usePlace(rows, terms);
  return rows;
}

/** The first row in sight. A browser scrolls by whole pixels: of the row before one that was jumped to, a part of one stays. */
function firstShown(rows: RowWindow): number | undefined {
  const first = rows.range?.startIndex;
  const row = first === undefined ? undefined : rows.measurementsCache[first];
  if (row === undefined) return first;
  const isGone = row.end - (rows.scrollOffset ?? 0) < 1 && row.index < rows.options.count - 1;
  return isGone ? row.index + 1 : first;
}

/** Tells which rows are on the screen, each time others are. */
export function useShownRange(
  rows: RowWindow,
  onRange: ((first: number, last: number) => void) | undefined,
): void {
  const first = firstShown(rows);
  const last = rows.range?.endIndex;
  useEffect(() => {
    if (first !== undefined && last !== undefined) onRange?.(first, last);
  }, [first, last, onRange]);
}

/** Calls when the last rows are in sight, at most once per 350 ms, and again as long as the list goes on. */
export function useReachEnd(
  rows: RowWindow,
  count: number,
  onReachEnd: (() => void) | undefined,
  goesOn: boolean,
): void {
  const clock = useClock();
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  const last = rows.range?.endIndex ?? -1;
  const isNear = last >= count - 1 - overscan;
  useEffect(() => {
    if (!isNear || !goesOn || onReachEnd === undefined) return undefined;
    const wait = Math.max(0, lastAt.current + throttleMs - clock.now());
    return clock.after(wait, () => {
      lastAt.current = clock.now();
      onReachEnd();
    });
  }, [clock, isNear, goesOn, count, onReachEnd]);
}
