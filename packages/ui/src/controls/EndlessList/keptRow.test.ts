import { expect, it } from 'vitest';
import { indexOfKept } from './keptRow.ts';

const kept = { key: 'c', index: 2, hidden: 7 };
const among = (...keys: string[]) => indexOfKept(kept, keys.length, (index) => keys[index] ?? '');

it.each([
  ['where it was', ['a', 'b', 'c', 'd'], 2],
  ['below rows that came', ['x', 'y', 'z', 'a', 'b', 'c'], 5],
  ['above where rows went', ['c', 'd'], 0],
  ['at the end of a list that was cut', ['b', 'c'], 1],
])('finds a row %s', (_where, keys, index) => {
  expect(among(...keys)).toBe(index);
});

it.each([[['a', 'b', 'd']], [[]]])('says of %j that the row is gone', (keys) => {
  expect(among(...keys)).toBeUndefined();
});

it('does not search a hundred thousand rows for one that is far', () => {
  let asked = 0;
  const index = indexOfKept({ ...kept, index: 50_000 }, 100_000, () => {
    asked += 1;
    return 'other';
  });
  expect(index).toBeUndefined();
  expect(asked).toBeLessThan(11_000);
});
