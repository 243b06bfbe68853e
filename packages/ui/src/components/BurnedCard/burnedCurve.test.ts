import { expect, test } from 'vitest';
import { burnedCurve } from './burnedCurve.ts';

test('ends at the total, each day adding what it burned', () => {
  expect(burnedCurve(100n, [10n, 0n, 30n])).toEqual([60n, 70n, 70n, 100n]);
});

test('without history the total stands alone', () => {
  expect(burnedCurve(7n, [])).toEqual([7n]);
});
