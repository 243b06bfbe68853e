/**
 * Up to so many rows are measured one by one and by their names, which stay theirs when rows come and go. A longer list is as
 * high as rows that are about as high as one another: its heights belong to places, and a few rows are measured as one. So
 * opening a hundred thousand adds up a sixth of the heights, and a flick puts a sixth of the elements in their places.
 */
const namedRows = 1_000;
const together = 6;

/** A list cut into bands of neighbouring rows, which are measured and put in their place as one. */
export interface Bands {
  /** Rows of the list. */
  readonly rows: number;
  /** Rows of a band; the last one may have fewer. 1: each row by itself. */
  readonly each: number;
  /** Bands of the list. */
  readonly count: number;
}

/** Where a band stands and how high it is, pixels. */
export interface BandPlace {
  readonly start: number;
  readonly size: number;
}

export function bandsOf(rows: number): Bands {
  const each = rows > namedRows ? together : 1;
  return { rows, each, count: Math.ceil(rows / each) };
}

/** The band in which a row stands. */
export const bandWith = ({ each }: Bands, row: number): number => Math.floor(row / each);

export const firstRowOf = ({ each }: Bands, band: number): number => band * each;

export const lastRowOf = ({ rows, each }: Bands, band: number): number =>
  Math.min(rows, (band + 1) * each) - 1;

export const rowsIn = (bands: Bands, band: number): number =>
  lastRowOf(bands, band) - firstRowOf(bands, band) + 1;

/** Where a row of a band begins, pixels: its rows are taken for equally high. */
export function startOfRow(bands: Bands, row: number, { start, size }: BandPlace): number {
  const band = bandWith(bands, row);
  return start + ((row - firstRowOf(bands, band)) * size) / rowsIn(bands, band);
}

/** The row of a band at an offset, pixels; beside the band the nearest one. */
export function rowAtOffset(bands: Bands, band: number, { start, size }: BandPlace, offset: number): number {
  const within = rowsIn(bands, band);
  const place = size > 0 ? Math.floor(((offset - start) * within) / size) : 0;
  return firstRowOf(bands, band) + Math.min(within - 1, Math.max(0, place));
}
