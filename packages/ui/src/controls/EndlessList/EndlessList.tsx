'use no memo'; // Draws what the virtualizer says now: see rowWindow.ts.

import { Trans, useLingui } from '@lingui/react/macro';
import { type FocusEvent, memo, type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { firstRowOf, rowsIn } from './bands.ts';
import * as css from './EndlessList.css.ts';
import {
  type RowWindow,
  type RowWindowTerms,
  useBoxWindow,
  usePageWindow,
  useReachEnd,
  useShownRange,
  type Virtual,
  watchBand,
} from './rowWindow.ts';

/** What stands behind the last row. `more`: there are more, to be asked for when the end comes near. */
export type ListEnd = 'all' | 'more' | 'loading' | 'failed';

/** A column of a list that is a table. */
export interface ListColumn {
  readonly id: string;
  readonly head: ReactNode;
  /** Its share of what the columns of a fixed width leave over, or that width, as CSS has it: `3rem`. */
  readonly width: number | string;
  readonly align?: 'start' | 'end';
  /** `strong`: what one looks for in a row; `quiet`: what follows from the others. */
  readonly weight?: 'regular' | 'strong' | 'quiet';
}

/** Props of `EndlessList`. */
export interface EndlessListProps {
  /** What it lists. */
  readonly label: string;
  /** Rows known so far; of them only those in sight are in the page. */
  readonly count: number;
  /** Rows there are in all, for screen readers; by default as many as are known. */
  readonly total?: number | undefined;
  /** A name of the row that stays its own when rows come and go. */
  readonly keyOf: (index: number) => string;
  /** Height of a row before it is measured, rem. */
  readonly rowHeight: number;
  /** What the row says; with columns, one entry a column. A row that is not read yet shows bones. */
  readonly row: (index: number) => ReactNode | readonly ReactNode[];
  /**
   * What a row holds. `figures`: no state and nothing that takes the focus. Then a long list uses the elements of rows that left
   * the screen for those that come: new ones would take most of the time of a flick.
   */
  readonly holds?: 'anything' | 'figures' | undefined;
  /** Makes it a table: heads that stay in sight, cells under them. */
  readonly columns?: readonly ListColumn[] | undefined;
  /** `box`: it scrolls by itself, for a card; `page`: with the page, for a list that is the page. */
  readonly scroll?: 'box' | 'page' | undefined;
  readonly end?: ListEnd | undefined;
  /** The end is near and there are more. At most once per 350 ms. */
  readonly onReachEnd?: (() => void) | undefined;
  /** After a failed reading. */
  readonly onRetry?: (() => void) | undefined;
  /** Which rows are on the screen, to read those that are missing. */
  readonly onRange?: ((first: number, last: number) => void) | undefined;
  /** Scrolls to a row, at first or by another object later: `{ index: 90_000 }`. */
  readonly jump?: { readonly index: number } | undefined;
  /** State of a row that its look follows. */
  readonly stateOf?: ((index: number) => string | undefined) | undefined;
}

const bandOf = (target: Element): number | undefined => {
  const band = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return band === undefined ? undefined : Number(band);
};

/** By it the cells stand under the heads: a flexible row is laid out in less time than a grid. */
const widthOf = ({ width }: ListColumn) => ({
  flex: typeof width === 'number' ? `${width} 1 0` : `0 0 ${width}`,
});

/** Cells under their heads, or the row as it is. */
function RowContent({ list, index }: { readonly list: EndlessListProps; readonly index: number }) {
  const content = list.row(index);
  const { columns } = list;
  if (columns === undefined || !Array.isArray(content)) return content;
  return columns.map((column, place) => (
    <div
      key={column.id}
      role="cell"
      className={css.cells[column.align ?? 'start'][column.weight ?? 'regular']}
      style={widthOf(column)}
    >
      {content[place] as ReactNode}
    </div>
  ));
}

function Row({ list, index }: { readonly list: EndlessListProps; readonly index: number }) {
  const { columns, count, total = count, stateOf } = list;
  return (
    <div
      data-first={index === 0 || undefined}
      data-state={stateOf?.(index)}
      className={columns === undefined ? css.row : `${css.row} ${css.columns} ${css.body}`}
      {...(columns === undefined
        ? { role: 'listitem', 'aria-posinset': index + 1, 'aria-setsize': total }
        : { role: 'row', 'aria-rowindex': index + 2 })}
    >
      <RowContent list={list} index={index} />
    </div>
  );
}

interface BandProps {
  readonly list: EndlessListProps;
  readonly virtual: Virtual;
  readonly index: number;
  /** The first of its rows, and how many they are. */
  readonly first: number;
  readonly rows: number;
  /** From the top of the list, pixels. */
  readonly offset: number;
  /** Whether its elements may show another band later. */
  readonly elements: 'own' | 'reused';
}

/** While one scrolls the list says the same: only bands that come, or that others have moved, are drawn. */
const Band = memo(function Band({ list, virtual, index, first, rows, offset, elements }: BandProps) {
  const watch = useCallback(
    (element: HTMLDivElement) => watchBand(virtual, index, element),
    [virtual, index],
  );
  return (
    <div ref={watch} role="presentation" data-index={index} className={css.band} style={{ top: offset }}>
      {Array.from({ length: rows }, (_, place) => (
        <Row key={elements === 'own' ? list.keyOf(first + place) : place} list={list} index={first + place} />
      ))}
    </div>
  );
});

interface RowsProps {
  readonly list: EndlessListProps;
  readonly rows: RowWindow;
}

function Rows({ list, rows: { virtual, bands } }: RowsProps) {
  const margin = virtual.options.scrollMargin;
  const items = [...virtual.getVirtualItems()];
  const [most, setMost] = useState(0);
  if (items.length > most) setMost(items.length);
  const elements = list.holds === 'figures' && bands.each > 1 ? 'reused' : 'own';
  // A band that comes takes the elements of the one that left: neighbours never share them.
  const placeOf = (band: number): number => band % Math.max(most, items.length);
  // While one scrolls no element moves among the others; at rest they stand in the order in which they are read.
  if (elements === 'reused' && virtual.isScrolling) items.sort((a, b) => placeOf(a.index) - placeOf(b.index));
  return items.map(({ index, key, start }) => (
    <Band
      key={elements === 'own' ? key : placeOf(index)}
      list={list}
      virtual={virtual}
      index={index}
      first={firstRowOf(bands, index)}
      rows={rowsIn(bands, index)}
      offset={start - margin}
      elements={elements}
    />
  ));
}

function Head({ columns }: { readonly columns: readonly ListColumn[] }) {
  return (
    <div role="rowgroup" className={css.head}>
      <div role="row" aria-rowindex={1} className={`${css.columns} ${css.heads}`}>
        {columns.map((column) => (
          <div
            key={column.id}
            role="columnheader"
            className={css.cells[column.align ?? 'start'].regular}
            style={widthOf(column)}
          >
            {column.head}
          </div>
        ))}
      </div>
    </div>
  );
}

function End({ end, onRetry }: Pick<EndlessListProps, 'end' | 'onRetry'>) {
  const { t } = useLingui();
  if (end !== 'loading' && end !== 'failed') return null;
  return (
    <div className={css.end} data-state={end}>
      {end === 'loading' ? (
        <Spinner label={t`Reading more`} labelled="seen" />
      ) : (
        <>
          <Trans>The rest of the list could not be read.</Trans>
          {onRetry !== undefined && (
            <Button variant="quiet" size="small" onClick={onRetry}>
              <Trans>Retry</Trans>
            </Button>
          )}
        </>
      )}
    </div>
  );
}

interface DrawnListProps {
  readonly list: EndlessListProps;
  readonly rows: RowWindow;
  readonly room: RefObject<HTMLDivElement | null>;
}

/** The list itself: as high as all its rows, with those in sight in their places. */
function DrawnList({ list, rows, room }: DrawnListProps) {
  const { label, count, total = count, columns, end = 'all', onReachEnd, onRange } = list;
  useReachEnd(rows, onReachEnd, end === 'more');
  useShownRange(rows, onRange);
  const drawn = <Rows list={list} rows={rows} />;
  const height = { height: `${rows.virtual.getTotalSize()}px` };
  return (
    <>
      {columns === undefined ? (
        <div ref={room} role="list" aria-label={label} className={css.room} style={height}>
          {drawn}
        </div>
      ) : (
        <div role="table" aria-label={label} aria-rowcount={total + 1}>
          <Head columns={columns} />
          <div ref={room} role="rowgroup" className={css.room} style={height}>
            {drawn}
          </div>
        </div>
      )}
      <End {...list} />
    </>
  );
}

interface WindowedProps {
  readonly list: EndlessListProps;
  readonly terms: RowWindowTerms;
}

function BoxedList({ list, terms }: WindowedProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const rows = useBoxWindow(terms, box);
  // Arrow keys, Page Up and Down, Home and End scroll what has the focus: the box is a stop of the keyboard.
  return (
    <div ref={box} role="group" aria-label={list.label} className={css.box} {...{ tabIndex: 0 }}>
      <DrawnList list={list} rows={rows} room={room} />
    </div>
  );
}

function PagedList({ list, terms }: WindowedProps) {
  const room = useRef<HTMLDivElement>(null);
  const rows = usePageWindow(terms, room);
  return <DrawnList list={list} rows={rows} room={room} />;
}

/**
 * A list of any length, of which only the rows in sight are in the page: a hundred thousand are as quick as ten.
 * What the reader looks at keeps its place when rows come or go above it, and a row with the focus stays.
 */
export function EndlessList(list: EndlessListProps) {
  const { count, keyOf, rowHeight, jump, scroll = 'box' } = list;
  const [focused, setFocused] = useState<number>();
  const terms = { count, keyOf, rowHeight, focused, jump };
  const hold = (event: FocusEvent) => setFocused(bandOf(event.target));
  return (
    <div onFocus={hold} onBlur={() => setFocused(undefined)} data-state={list.end ?? 'all'}>
      {scroll === 'box' ? <BoxedList list={list} terms={terms} /> : <PagedList list={list} terms={terms} />}
    </div>
  );
}
