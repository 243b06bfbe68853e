import { expect, it } from 'vitest';
import { nextSegment } from './nextSegment.ts';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s from %i leads to %i of 3', (key, from, to) => {
  expect(nextSegment(key, from, 3)).toBe(to);
});

it('leaves other keys alone', () => {
  expect(nextSegment('a', 1, 3)).toBeUndefined();
});
