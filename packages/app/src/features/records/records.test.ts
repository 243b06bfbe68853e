import type { Machine, TokenMetadata } from '@amswap/chain';
import { madeUpAddress, testDeployment } from '@amswap/testing';
import { type TokenId, tokenIds } from '@amswap/values';
import { describe, expect, it } from 'vitest';
import { recordsCsv } from './recordsCsv.ts';
import { filterOf, passes, searchOf } from './recordsFilter.ts';
import type { RecordsFacts } from './RecordsFacts.ts';
import { recordsView } from './view.ts';

const unit = 10n ** 18n;
const machine: Machine = {
  main: 'main',
  id: 7n,
  payToken: 'USDT',
  power: 40n,
  paid: 40_000_001n,
  startedAt: 1_795_780_800n,
  endsAt: 1_808_740_800n,
  cap: 60n * unit,
  revenue: unit + 1n,
  out: false,
};
const old: Machine = { ...machine, main: 'mainSecondary', payToken: 'X', out: true, revenue: 60n * unit };
const metadata = (token: TokenId): TokenMetadata => ({ symbol: token, decimals: token === 'USDT' ? 6 : 18 });
const tokens = Object.fromEntries(tokenIds.map((id) => [id, metadata(id)])) as Record<TokenId, TokenMetadata>;
const words = { main: 'main contract', mainSecondary: 'second main contract' };

const facts: RecordsFacts = {
  account: madeUpAddress(0xa0_00_02),
  connecting: false,
  machines: { rows: [machine, old], total: 2n, next: 'end' },
  tokens: Object.fromEntries(
    tokenIds.map((id) => [id, { kind: 'known', value: metadata(id) }]),
  ) as RecordsFacts['tokens'],
};
const all = { state: 'all', token: 'all' } as const;

describe('the filter', () => {
  it('is read from the address and written back', () => {
    expect(filterOf({ state: 'out', token: 'X' })).toEqual({ state: 'out', token: 'X' });
    expect(searchOf({ state: 'out', token: 'X' })).toEqual({ state: 'out', token: 'X' });
    expect(searchOf(all)).toEqual({});
  });

  it('takes what it does not know for all', () => {
    expect(filterOf({ state: 'burnt', token: 'MV' })).toEqual(all);
  });

  it.each([
    [all, true, true],
    [{ state: 'running', token: 'all' } as const, true, false],
    [{ state: 'out', token: 'all' } as const, false, true],
    [{ state: 'all', token: 'USDT' } as const, true, false],
    [{ state: 'out', token: 'USDT' } as const, false, false],
  ])('%j', (filter, first, second) => {
    expect([passes(filter, machine), passes(filter, old)]).toEqual([first, second]);
  });
});

describe('the list', () => {
  it.each<[string, Partial<RecordsFacts>, string]>([
    ['no account', { account: undefined }, 'noAccount'],
    ['a wallet that is asked', { account: undefined, connecting: true }, 'loading'],
    ['nothing read yet', { machines: { rows: [], total: undefined, next: 'reading' } }, 'loading'],
    ['no answer', { machines: { rows: [], total: undefined, next: 'failed' } }, 'failed'],
    ['no machines', { machines: { rows: [], total: 0n, next: 'end' } }, 'none'],
    ['machines', {}, 'list'],
  ])('%s', (_, change, kind) => {
    expect(recordsView({ ...facts, ...change }, all, words).kind).toBe(kind);
  });

  it('names the contract of each record, with the decimals of its token', () => {
    expect(recordsView(facts, all, words)).toMatchObject({
      records: [
        { id: 7n, contract: 'main contract', paid: { value: 40_000_001n, decimals: 6, symbol: 'USDT' } },
        { id: 7n, contract: 'second main contract', state: 'out' },
      ],
      read: 2n,
    });
  });
});

describe('the CSV', () => {
  const headings = 'a b c d e f g h i j k'.split(' ') as unknown as Parameters<
    typeof recordsCsv
  >[2]['headings'];
  const csvWords = { ...words, headings, running: 'running', out: 'out', simulation: undefined };
  const terms = { deployment: testDeployment, tokens };

  it('has exact figures and times in UTC', () => {
    const [, first] = recordsCsv([machine], terms, csvWords).split('\r\n');
    expect(first).toBe(
      `main contract,${testDeployment.contracts.main},7,40,USDT,40.000001,2026-11-27T12:00:00Z,2027-04-26T12:00:00Z,1.000000000000000001,60,running`,
    );
  });

  it('says simulation in every row of the tour', () => {
    const rows = recordsCsv([machine, old], terms, { ...csvWords, simulation: 'simulation' })
      .trim()
      .split('\r\n');
    expect(rows.map((row) => row.replace('\uFEFF', '').startsWith('simulation,'))).toEqual([
      true,
      true,
      true,
    ]);
  });
});
