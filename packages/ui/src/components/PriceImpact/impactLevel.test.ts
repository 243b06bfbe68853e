import { expect, it } from 'vitest';
import { impactLevel } from './impactLevel.ts';

it.each([
  [-1n, 'gain'],
  [0n, 'small'],
  [99n, 'small'],
  [100n, 'notable'],
  [499n, 'notable'],
  [500n, 'large'],
  [10_000n, 'large'],
])('%s basis points are %s', (basisPoints, level) => {
  expect(impactLevel(basisPoints)).toBe(level);
});
