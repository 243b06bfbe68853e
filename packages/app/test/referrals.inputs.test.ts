import { describe, expect, it } from 'vitest';
import { readStartUp } from '../src/boot/startUp.ts';
import { inputTable, titleOf } from './inputTable.ts';

interface ReferralRow {
  readonly id: string;
  readonly why: string;
  readonly url: string;
  readonly self: string | null;
  readonly expected: {
    readonly rawRef: string;
    readonly ref: string;
    readonly refProblem: string | null;
    readonly stype: string;
    readonly cleaned: string;
    readonly cleanedAlso?: readonly string[];
    readonly route: string;
    readonly page: string;
  };
}

describe('inputs/referrals.json', () => {
  for (const row of inputTable<ReferralRow>('referrals')) {
    it(titleOf(row), () => {
      const { cleaned, ...read } = readStartUp(row.url, row.self);
      const { cleaned: expectedAddress, cleanedAlso = [], ...expected } = row.expected;
      expect(read).toEqual(expected);
      expect([expectedAddress, ...cleanedAlso]).toContain(cleaned);
    });
  }
});
