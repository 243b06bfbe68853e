import { expect, it } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

it.each([
  [1, 0, []],
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [6, 9, [1, 'gap', 5, 6, 7, 8, 9]],
  [900, 1000, [1, 'gap', 899, 900, 901, 'gap', 1000]],
])('page %i of %i', (page, pages, marks) => {
  expect(pageNumbers(page, pages)).toEqual(marks);
});
