import { describe, expect, it } from 'vitest';
import { startLocale } from '../src/boot/locale.ts';
import { inputTable, titleOf } from './inputTable.ts';

interface LocaleRow {
  readonly id: string;
  readonly why: string;
  readonly languages: readonly string[] | null;
  readonly language: string | null;
  readonly expected: string;
}

describe('inputs/locales.json', () => {
  for (const row of inputTable<LocaleRow>('locales')) {
    it(titleOf(row), () => {
      expect(startLocale({ languages: row.languages, language: row.language })).toBe(row.expected);
    });
  }
});
