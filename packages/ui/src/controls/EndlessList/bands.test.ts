import { expect, it } from 'vitest';
import { bandsOf, bandWith, firstRowOf, lastRowOf, rowAtOffset, rowsIn, startOfRow } from './bands.ts';

it.each([
  [0, { rows: 0, each: 1, count: 0 }],
  [1_000, { rows: 1_000, each: 1, count: 1_000 }],
  [1_001, { rows: 1_001, each: 6, count: 167 }],
  [100_000, { rows: 100_000, each: 6, count: 16_667 }],
])('cuts %d rows into bands', (rows, bands) => {
  expect(bandsOf(rows)).toEqual(bands);
});

const long = bandsOf(100_000);

it('gives each row to one band, and the rest of the rows to the last', () => {
  const ends = [0, 1, 16_665, 16_666].map((band) => [firstRowOf(long, band), lastRowOf(long, band)]);
  expect(ends).toEqual([
    [0, 5],
    [6, 11],
    [99_990, 99_995],
    [99_996, 99_999],
  ]);
  expect([0, 5, 6, 99_999].map((row) => bandWith(long, row))).toEqual([0, 0, 1, 16_666]);
  expect(rowsIn(long, 16_666)).toBe(4);
});

it('shares the height of a band among its rows', () => {
  expect(startOfRow(long, 9, { start: 265, size: 265 })).toBe(397.5);
  expect(startOfRow(long, 99_999, { start: 1_000, size: 176 })).toBe(1_132);
});

it.each([
  [-1, 6],
  [265, 6],
  [309, 6],
  [309.2, 7],
  [529, 11],
  [9_999, 11],
])('finds the row at %d pixels', (offset, row) => {
  expect(rowAtOffset(long, 1, { start: 265, size: 265 }, offset)).toBe(row);
});

it('finds the beginning of each row there again, and the first one of a band without height', () => {
  const place = { start: 530, size: 265 };
  for (let row = 12; row < 18; row += 1) {
    expect(rowAtOffset(long, 2, place, startOfRow(long, row, place) + 0.5)).toBe(row);
  }
  expect(rowAtOffset(long, 2, { start: 530, size: 0 }, 600)).toBe(12);
});
