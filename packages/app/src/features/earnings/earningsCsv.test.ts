import { expect, it } from 'vitest';
import { earningsCsv } from './earningsCsv.ts';

const headings = ['Day', 'a', 'b', 'c', 'd', 'e', 'Sum'];
const day = {
  day: 20_000n,
  amounts: {
    machine: 15n * 10n ** 17n,
    dynamic: 1n,
    preachingFirst: 0n,
    preachingSecond: 0n,
    preachingThird: 0n,
  },
};

it('writes exact figures and days in UTC', () => {
  const text = earningsCsv([day], 18, { headings, simulation: undefined });
  expect(text.split('\r\n')[1]).toBe(
    '2024-10-04T00:00:00Z,1.5,0.000000000000000001,0,0,0,1.500000000000000001',
  );
});

it('of the tour says in every row that it is a simulation', () => {
  const text = earningsCsv([day], 18, { headings, simulation: 'simulation' });
  for (const line of text.trim().split('\r\n')) expect(line).toContain('simulation,');
});
