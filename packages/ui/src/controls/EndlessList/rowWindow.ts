'use no memo'; // The virtualizer is one object that changes in place: memoised, it would show old rows.

import {
  measureElement,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { browserClock } from '../../clock/browserClock.ts';
import { resizeMs } from '../../clock/followSize.ts';
import { useClock } from '../../clock/index.ts';
import { type Bands, bandsOf, bandWith, lastRowOf, rowAtOffset, rowsIn, startOfRow } from './bands.ts';
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
  /** The band with the row that holds the keyboard's focus: it stays drawn wherever the list is scrolled to. */
  readonly focused: number | undefined;
  /** First row on the screen at first; also how a row further down is jumped to, by another object. */
  readonly jump: { readonly index: number } | undefined;
}

export type Virtual = Virtualizer<HTMLDivElement, Element> | Virtualizer<Window, Element>;

/** The bands of a list of which those in sight are drawn. */
export interface RowWindow {
  readonly virtual: Virtual;
  readonly bands: Bands;
}

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** How high the element of a band was when it was measured last, pixels. */
const heights = new WeakMap<Element, number>();

function measured(...[element, entry, virtual]: Parameters<typeof measureElement<Element>>): number {
  const height = measureElement(element, entry, virtual);
  heights.set(element, height);
  return height;
}

function useTerms(bands: Bands, { keyOf, rowHeight, focused }: RowWindowTerms) {
  const [pixels] = useState(() => rowHeight * rem());
  const { rows, each, count } = bands;
  // The last band goes by its rows as well: with one more or less it has another height.
  const byPlace = useMemo(
    () => (band: number) => (band === count - 1 ? `${band} of ${rows}` : band),
    [count, rows],
  );
  const beyond = Math.ceil(overscan / each);
  const most = useRef(0);
  return {
    count,
    overscan: beyond,
    measureElement: measured,
    // Rows that are drawn because others grew would be measured in the same round: the browser calls that a loop, and tells an error.
    useAnimationFrameWithResizeObserver: true,
    // Whole pixels, as bands are measured: a list of which each one differs from what was thought is summed up anew a frame.
    estimateSize: (band: number) => Math.round(pixels * rowsIn(bands, band)),
    // Naming all rows of a long list anew with each frame would take longer than the frame.
    getItemKey: each > 1 ? byPlace : keyOf,
    rangeExtractor({ startIndex, endIndex }: Range): number[] {
      const first = Math.max(0, startIndex - beyond);
      // As many bands with each frame: with one more or less, elements would come and go.
      most.current = Math.max(most.current, endIndex + beyond - first + 1);
      const last = Math.min(count - 1, each > 1 ? first + most.current - 1 : endIndex + beyond);
      const shown = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
      if (focused === undefined || focused >= count || (focused >= first && focused <= last)) return shown;
      return focused < first ? [focused, ...shown] : [...shown, focused];
    },
  };
}

/**
 * Measures a band by its element, as long as the element shows that band.
 * @returns what ends it: the element may show another band then.
 */
export function watchBand(virtual: Virtual, band: number, element: HTMLElement): () => void {
  virtual.measureElement(element);
  const key = virtual.options.getItemKey(band);
  // An element that showed another band is observed already, and an observer tells changes alone: where both bands are as high as
  // one another, and this one was thought otherwise, it says nothing. A few frames later it has said what it has to say.
  const before = heights.get(element);
  const isTold = before === undefined || before === virtual.measurementsCache[band]?.size;
  const stop = isTold
    ? undefined
    : browserClock.after(resizeMs, () => {
        const height = heights.get(element);
        if (height !== undefined) virtual.resizeItem(band, height);
      });
  return () => {
    stop?.();
    if (virtual.elementsCache.get(key) === element) virtual.elementsCache.delete(key);
  };
}

/** Whether the list goes by the height that the element of a band has. */
function isMeasured(virtual: Virtual, band: number): boolean {
  const element = virtual.elementsCache.get(virtual.options.getItemKey(band));
  return element !== undefined && heights.get(element) === virtual.measurementsCache[band]?.size;
}

/** Where a row begins, pixels. */
function startOf({ virtual, bands }: RowWindow, row: number): number | undefined {
  const place = virtual.measurementsCache[bandWith(bands, row)];
  return place && startOfRow(bands, row, place);
}

/** The row at an offset, pixels; undefined in an empty list. */
function rowAt({ virtual, bands }: RowWindow, offset: number): number | undefined {
  const band = virtual.getVirtualItemForOffset(offset);
  return band && band.index < bands.count ? rowAtOffset(bands, band.index, band, offset) : undefined;
}

/** A row that is to stand at the edge, until it has been drawn there and so measured. */
interface Aim extends KeptRow {
  /** Where the list was scrolled to for it, pixels. */
  readonly offset?: number | undefined;
  readonly isDrawn?: boolean;
}

/**
 * What the list has to be scrolled to: the row it is told to jump to, or the one the reader looked at where others came or went
 * above it.
 */
function aimOf(
  { virtual, bands: { rows } }: RowWindow,
  keyOf: RowWindowTerms['keyOf'],
  {
    aim,
    kept,
    jump,
  }: { aim: Aim | undefined; kept: KeptRow | undefined; jump: { index: number } | undefined },
): Aim | undefined {
  if (rows === 0) return undefined;
  if (jump !== undefined) {
    const index = Math.min(jump.index, rows - 1);
    return { key: keyOf(index), index, hidden: 0 };
  }
  const before = aim ?? kept;
  if (before === undefined || keyOf(Math.min(before.index, rows - 1)) === before.key) return aim;
  // At the very top one wants to see what arrives.
  if (aim === undefined && (virtual.scrollOffset ?? 0) <= virtual.options.scrollMargin) return undefined;
  const index = indexOfKept(before, rows, keyOf);
  return index === undefined ? aim : { ...before, index };
}

/** Scrolls to where a row is thought to stand, and once it is drawn there to where it stands. */
function follow(list: RowWindow, aim: Aim): Aim | undefined {
  const { virtual, bands } = list;
  const start = startOf(list, aim.index);
  if (start === undefined) return undefined;
  const offset = start + aim.hidden;
  const isMoved = offset !== aim.offset;
  if (isMoved) virtual.scrollToOffset(offset);
  const band = bandWith(bands, aim.index);
  const { range } = virtual;
  const isDrawn = range !== null && range.startIndex <= band && band <= range.endIndex;
  // It stands there, or the reader has gone on from it. Until the list has read where it was scrolled to it loses what is measured.
  if (!isMoved && (isDrawn ? isMeasured(virtual, band) : aim.isDrawn === true)) return undefined;
  return { ...aim, offset, isDrawn };
}

/** Keeps what the reader looks at in its place when rows come or go above it, and jumps where it is told. */
function usePlace(list: RowWindow, { keyOf, jump }: RowWindowTerms): void {
  const { virtual, bands } = list;
  const aim = useRef<Aim>(undefined);
  const kept = useRef<KeptRow>(undefined);
  const jumped = useRef<RowWindowTerms['jump']>(undefined);
  useLayoutEffect(() => {
    const isNew = jump !== jumped.current && bands.rows > 0;
    if (isNew) jumped.current = jump;
    const next = aimOf(list, keyOf, {
      aim: aim.current,
      kept: kept.current,
      jump: isNew ? jump : undefined,
    });
    aim.current = next && follow(list, next);
    const offset = virtual.scrollOffset ?? 0;
    const first = rowAt(list, offset);
    const start = first === undefined ? undefined : startOf(list, first);
    kept.current =
      first === undefined || start === undefined
        ? undefined
        : { key: keyOf(first), index: first, hidden: offset - start };
  });
}

/** The rows to draw of a list that scrolls in its own box. */
export function useBoxWindow(terms: RowWindowTerms, box: RefObject<HTMLDivElement | null>): RowWindow {
  const bands = bandsOf(terms.count);
  // oxlint-disable-next-line react/incompatible-library -- nothing here or in EndlessList.tsx is memoised
  const virtual = useVirtualizer<HTMLDivElement, Element>({
    ...useTerms(bands, terms),
    getScrollElement: () => box.current,
  });
  const list = { virtual, bands };
  usePlace(list, terms);
  return list;
}

/** The rows to draw of a list that scrolls with the page. */
export function usePageWindow(terms: RowWindowTerms, room: RefObject<HTMLDivElement | null>): RowWindow {
  const bands = bandsOf(terms.count);
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const top = room.current?.getBoundingClientRect().top;
    if (top !== undefined) setAbove(top + scrollY);
  }, [room]);
  // oxlint-disable-next-line react/incompatible-library -- nothing here or in EndlessList.tsx is memoised
  const virtual = useWindowVirtualizer<Element>({ ...useTerms(bands, terms), scrollMargin: above });
  const list = { virtual, bands };
  usePlace(list, terms);
  return list;
}

/** The last row of the last band in sight. */
const lastShown = ({ virtual, bands }: RowWindow): number | undefined =>
  virtual.range ? lastRowOf(bands, virtual.range.endIndex) : undefined;

/** Tells which rows are on the screen, each time others are: of a long list to the end of the last band. */
export function useShownRange(
  list: RowWindow,
  onRange: ((first: number, last: number) => void) | undefined,
): void {
  // A browser scrolls by whole pixels: of the row before one that was jumped to, a part of one stays.
  const first = rowAt(list, (list.virtual.scrollOffset ?? 0) + 1);
  const last = lastShown(list);
  useEffect(() => {
    if (first !== undefined && last !== undefined) onRange?.(first, last);
  }, [first, last, onRange]);
}

/** Calls when the last rows are in sight, at most once per 350 ms, and again as long as the list goes on. */
export function useReachEnd(list: RowWindow, onReachEnd: (() => void) | undefined, goesOn: boolean): void {
  const clock = useClock();
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  const count = list.bands.rows;
  const isNear = (lastShown(list) ?? -1) >= count - 1 - overscan;
  useEffect(() => {
    if (!isNear || !goesOn || onReachEnd === undefined) return undefined;
    const wait = Math.max(0, lastAt.current + throttleMs - clock.now());
    return clock.after(wait, () => {
      lastAt.current = clock.now();
      onReachEnd();
    });
  }, [clock, isNear, goesOn, count, onReachEnd]);
}
