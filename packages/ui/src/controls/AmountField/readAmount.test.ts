import { formatAmount } from '@amswap/values';
import { expect, it } from 'vitest';
import { readAmount } from './readAmount.ts';

it.each([
  ['', { state: 'empty' }],
  ['  ', { state: 'empty' }],
  ['1.5', { state: 'ready', amount: 1_500_000n }],
  ['１．５', { state: 'ready', amount: 1_500_000n }],
  ['0,5', { state: 'ready', amount: 500_000n }],
  ['1,000', { state: 'problem', problem: 'grouping' }],
  ['0', { state: 'problem', problem: 'zero' }],
  ['0.0000001', { state: 'problem', problem: 'too-many-decimals' }],
  ['2.000001', { state: 'problem', problem: 'above-available', amount: 2_000_001n }],
])('reads %j with 2 of a 6-decimals token at hand', (text, reading) => {
  expect(readAmount(text, { decimals: 6, available: 2_000_000n })).toEqual(reading);
});

it('takes all there is, to the last base unit, as its own text', () => {
  const available = 787_717_000_000_000_000_001n;
  const text = formatAmount(available, 18);
  expect(readAmount(text, { decimals: 18, available })).toEqual({ state: 'ready', amount: available });
});

it('does not compare with what is not known', () => {
  expect(readAmount('5', { decimals: 0 })).toEqual({ state: 'ready', amount: 5n });
});
