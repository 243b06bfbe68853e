import { describe, expect, it } from 'vitest';
// @ts-expect-error a plain script without types
import { findFaults, tablesRun } from '../checkReports.mjs';
// @ts-expect-error a plain script without types
import { testTitles } from './testTitles.mjs';

const titlesOf = testTitles as (source: string, options?: { tsx?: boolean }) => string[];
const faultsOf = findFaults as (facts: {
  reports: Record<string, { subject: string; about: string }>;
  rows: { name: string; id: string; bug?: string }[];
  titles: { file: string; title: string }[];
  tables: ReadonlySet<string>;
}) => string[];

describe('titles of tests', () => {
  it.each([
    [`it('one', () => {})`, ['one']],
    [`describe('group', () => { test('two', async () => {}) })`, ['group', 'two']],
    ['it(`three ${x}`, () => {})', ['three  … ']],
    [`it.each([1, 2])('four %s', () => {})`, ['four %s']],
    [`it.each([['five', 1], ['six', 2]])('%s', () => {})`, ['%s', 'five', 'six']],
    [`test.describe('seven', () => {})`, ['seven']],
    [`await step('eight', async () => {})`, ['eight']],
    [`it.skip('nine', () => {})`, []],
    [`describe.skip('ten', () => { it('eleven', () => {}) })`, []],
    [`test.fixme('twelve', async () => {})`, []],
    [`// it('thirteen', () => {})`, []],
    [`log('fourteen')`, []],
  ])('of %s', (source, titles) => {
    expect(titlesOf(source).sort()).toEqual([...titles].sort());
  });

  it('of a file with elements in it', () => {
    expect(titlesOf(`it('one', () => <b>x</b>)`, { tsx: true })).toEqual(['one']);
  });
});

describe('reports and rows', () => {
  const reports = {
    B01: { subject: 'wallets', about: 'signed out' },
    B02: { subject: 'time', about: 'late' },
  };
  const rows = [{ name: 'times.json', id: 'T001', bug: 'B02' }];
  const titles = [{ file: 'a.test.ts', title: 'B01 stays signed out' }];
  const all = { reports, rows, titles, tables: new Set(['times.json']) };

  it('are all held, a report also by a row that was born of it', () => {
    expect(faultsOf(all)).toEqual([]);
  });

  it('name the report that nobody tests, with its subject', () => {
    expect(faultsOf({ ...all, titles: [] })).toEqual([
      'B01 (wallets: signed out) has no test with its number in the title',
    ]);
  });

  it('name the row that no test runs', () => {
    expect(faultsOf({ ...all, tables: new Set() })).toEqual([
      'times.json: no test runs row T001',
      'B02 (time: late) has no test with its number in the title',
    ]);
  });

  it('name a number that is in no table', () => {
    expect(faultsOf({ ...all, titles: [...titles, { file: 'b.test.ts', title: 'B99: what?' }] })).toEqual([
      'b.test.ts: B99 is no report of the table: "B99: what?"',
    ]);
  });
});

describe('tables run whole', () => {
  const run = tablesRun as (source: string) => string[];
  it.each([
    ["for (const row of inputTable<Case>('locales')) it(titleOf(row), () => {});", ['locales.json']],
    [
      "readFileSync(join(folder, 'wallet-errors.json')); it(`${row.id} ${row.method}`, () => {});",
      ['wallet-errors.json'],
    ],
    ["for (const row of inputTable('locales')) it('a row', () => {});", []],
    ["for (const row of inputTable('locales').slice(0, 3)) it(titleOf(row), () => {});", []],
    ["for (const row of inputTable('locales').filter(odd)) it(titleOf(row), () => {});", []],
  ])('in %s', (source, tables) => expect(run(source)).toEqual(tables));
});
