import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrDrawing } from './qrPath.ts';

const link = 'https://amswap.example/app/?ref=0x71C7656EC7ab88b098defB751B7401B5f6d8976F#/';

/** The modules that a path of runs fills. */
function filled(path: string, size: number): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    grid[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  return grid;
}

it('fills exactly the dark modules', () => {
  const { path, size } = qrDrawing(link);
  expect(filled(path, size)).toEqual(encode(link, { ecc: 'M', border: 4 }).data);
});

it('keeps four modules of white all round', () => {
  const { path, size } = qrDrawing(link);
  const grid = filled(path, size);
  for (const edge of [0, 1, 2, 3, size - 1, size - 4]) {
    expect(grid[edge]).not.toContain(true);
    expect(grid.map((row) => row[edge])).not.toContain(true);
  }
});

it('refuses a text that no code can hold', () => {
  expect(() => qrDrawing('x'.repeat(5_000))).toThrow(Error);
});
