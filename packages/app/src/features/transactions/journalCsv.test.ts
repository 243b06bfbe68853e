import { describe, expect, it } from 'vitest';
import { journalCsv, type JournalCsvTerms, type JournalCsvWords } from './journalCsv.ts';
import { by, hash, mined, recordIn } from './transactionRecord.fixture.ts';

const words: JournalCsvWords = {
  headings: [
    'Begun (UTC)',
    'Changed (UTC)',
    'What',
    'State',
    'Token',
    'Amount',
    'Contract address',
    'Transaction',
    'Block explorer',
    'Block',
    'Network fee (BNB)',
    'Account',
    'Chain id',
  ],
  what: ({ planKind }) => planKind,
  state: ({ state }) => state.kind,
  simulation: undefined,
};
const terms: JournalCsvTerms = {
  metadata: () => ({ symbol: 'X', decimals: 6 }),
  nativeDecimals: 18,
  explorerUrl: (of) => `https://explorer.test/tx/${of}`,
};
const cellsOf = (text: string): string[][] =>
  text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));

describe('the journal as CSV', () => {
  it('has exact figures, times in UTC and the page of each transaction', () => {
    const record = recordIn({ kind: 'confirmed', hash, mined }, { createdAt: 1_795_780_800_999 });
    const [headings, row] = cellsOf(journalCsv([record], terms, words));
    expect(headings).toEqual(words.headings);
    expect(row).toEqual([
      '2026-11-27T12:00:00Z',
      '1970-01-01T00:00:02Z',
      'synthesise',
      'confirmed',
      'X',
      '96.412345',
      record.to,
      hash,
      `https://explorer.test/tx/${hash}`,
      '7',
      '0.000021',
      record.account,
      '56',
    ]);
  });

  it('leads to what took its place, and guesses no figure', () => {
    const record = recordIn({ kind: 'replaced', hash, by, mined });
    const [, row] = cellsOf(journalCsv([record], { ...terms, metadata: () => undefined }, words));
    expect(row?.slice(5, 9)).toEqual(['', record.to, by, `https://explorer.test/tx/${by}`]);
  });

  it('has no hash for what was never sent', () => {
    const record = recordIn({ kind: 'refused', error: 'wallet.refused' });
    const [, row] = cellsOf(journalCsv([record], terms, words));
    expect(row?.slice(7, 11)).toEqual(['', '', '', '']);
  });

  it('B53: lets no text run as a formula', () => {
    const hostile = { ...words, what: () => '=HYPERLINK("https://evil.example")' };
    const text = journalCsv([recordIn({ kind: 'planned' })], terms, hostile);
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  });

  it('says in every row that a simulation is one', () => {
    const records = [recordIn({ kind: 'planned' }), recordIn({ kind: 'planned' })];
    const rows = cellsOf(journalCsv(records, terms, { ...words, simulation: 'simulation' }));
    expect(rows.map(([first]) => first)).toEqual(['simulation', 'simulation', 'simulation']);
  });
});
