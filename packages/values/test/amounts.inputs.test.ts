import { describe, expect, it } from 'vitest';
import { parseAmount } from '../src/amounts.ts';
import { inputTable, titleOf } from './inputTable.ts';

interface AmountRow {
  readonly id: string;
  readonly why: string;
  readonly input: string;
  readonly decimals: number;
  readonly requirePositive: boolean;
  readonly multipleOf?: number;
  readonly expected: { readonly value: string } | { readonly error: string };
}

describe('inputs/amounts.json', () => {
  for (const row of inputTable<AmountRow>('amounts')) {
    it(titleOf(row), () => {
      const parsed = parseAmount(row.input, {
        decimals: row.decimals,
        requirePositive: row.requirePositive,
        multipleOf: row.multipleOf === undefined ? undefined : BigInt(row.multipleOf),
      });
      expect('value' in parsed ? { value: parsed.value.toString() } : parsed).toEqual(row.expected);
    });
  }
});
