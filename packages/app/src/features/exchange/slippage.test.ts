import { expect, it } from 'vitest';
import { parseSlippage, slippageAdvice, slippageOf, usualSlippage } from './slippage.ts';

it.each([
  ['50', 50],
  ['1', 1],
  ['5000', 5_000],
  ['5001', usualSlippage],
  ['0', usualSlippage],
  ['-1', usualSlippage],
  ['0.5', usualSlippage],
  ['1e2', usualSlippage],
  ['{}', usualSlippage],
  ['', usualSlippage],
  [null, usualSlippage],
])('reads %j of the storage as %i basis points', (kept, points) => {
  expect(slippageOf(kept)).toBe(points);
});

it.each([
  ['0.5', 50],
  ['0,5', 50],
  ['3.25', 325],
  ['50', 5_000],
  ['50.01', undefined],
  ['0.001', undefined],
  ['0', undefined],
  ['', undefined],
  ['much', undefined],
])('reads %j typed as %s basis points', (text, points) => {
  expect(parseSlippage(text)).toBe(points);
});

it.each([
  [9, 'mayFail'],
  [10, 'none'],
  [100, 'none'],
  [101, 'leavesRoom'],
])('of %i basis points says %s', (points, advice) => {
  expect(slippageAdvice(points)).toBe(advice);
});
