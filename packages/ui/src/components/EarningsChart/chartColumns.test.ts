import { expect, it } from 'vitest';
import { chartColumns } from './chartColumns.ts';

const day = (at: bigint, ...amounts: bigint[]) => ({ at, amounts });

it('measures every day by the highest', () => {
  expect(chartColumns([day(0n, 50n, 50n), day(1n, 25n, 0n)])).toEqual([
    { at: 0n, sum: 100n, parts: [500, 500] },
    { at: 1n, sum: 25n, parts: [250, 0] },
  ]);
});

it('shows a little as a little, not as nothing', () => {
  expect(chartColumns([day(0n, 1n, 10n ** 30n)])[0]?.parts).toEqual([1, 999]);
});

it('draws nothing where nothing came in', () => {
  expect(chartColumns([day(0n, 0n), day(1n)])).toEqual([
    { at: 0n, sum: 0n, parts: [0] },
    { at: 1n, sum: 0n, parts: [] },
  ]);
});
