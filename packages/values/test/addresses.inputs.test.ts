import { describe, expect, it } from 'vitest';
import { parseAddress } from '../src/addresses.ts';
import { inputTable, titleOf } from './inputTable.ts';

interface AddressRow {
  readonly id: string;
  readonly why: string;
  readonly input: string;
  readonly self: string | null;
  readonly expected: { readonly value: string } | { readonly error: string };
}

describe('inputs/addresses.json', () => {
  for (const row of inputTable<AddressRow>('addresses')) {
    it(titleOf(row), () => {
      expect(parseAddress(row.input, { self: row.self })).toEqual(row.expected);
    });
  }
});
