import { expect, test } from 'vitest';
import { sparkPath } from './sparkPath.ts';

test('runs from edge to edge, low values low and high values high', () => {
  expect(sparkPath([0n, 10n])).toBe('M0 40C70 40 70 4 140 4');
  expect(sparkPath([10n, 0n, 5n])).toBe('M0 4C35 4 35 40 70 40C105 40 105 22 140 22');
});

test('no differences lie in the middle, too few points draw nothing', () => {
  expect(sparkPath([7n, 7n])).toBe('M0 22C70 22 70 22 140 22');
  expect(sparkPath([7n])).toBe('');
  expect(sparkPath([])).toBe('');
});

test('values beyond floating point keep their proportions', () => {
  const huge = 2n ** 255n;
  expect(sparkPath([huge, huge + 1n])).toBe(sparkPath([0n, 1n]));
});
