import { expect, test } from 'vitest';
import { permille } from './permille.ts';

test('thousandths are cut and stay within the bar', () => {
  expect(permille(3075n, 7500n)).toBe(410);
  expect(permille(9_999n, 10_000n)).toBe(999);
  expect(permille(5n, 5n)).toBe(1000);
  expect(permille(6n, 5n)).toBe(1000);
  expect(permille(2n ** 256n - 2n, 2n ** 256n - 1n)).toBe(999);
});

test('nothing, or nothing to be part of, is an empty bar', () => {
  expect(permille(0n, 5n)).toBe(0);
  expect(permille(5n, 0n)).toBe(0);
  expect(permille(-1n, 5n)).toBe(0);
});
