import type { SaleTerms } from '@amswap/chain';
import { describe, expect, it } from 'vitest';
import type { Figure } from '../../boot/chainAtoms.ts';
import type { TradeFacts } from '../exchange/index.ts';
import { buyMvView } from './buyMvView.ts';
import { listMvView } from './listMvView.ts';
import type { BuyMvFacts } from './saleAtoms.ts';

const unit = 10n ** 18n;
const known = <T>(value: T): Figure<T> => ({ kind: 'known', value });

const terms: SaleTerms = {
  price: unit / 2n,
  minimumListing: 10n * unit,
  rowsPerPurchase: 50n,
  onSale: 620n * unit,
  rows: 2n,
};
const trader = { balance: known(300n * unit), allowance: known(0n), native: known(unit) };
const trade: TradeFacts = {
  text: '500',
  wallet: 'ready',
  framed: false,
  underWay: 'nothing',
  native: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  gasPrice: 10n ** 9n,
  trader,
};
const facts: BuyMvFacts = {
  trade,
  terms: known(terms),
  mv: known({ symbol: 'MV', decimals: 18 }),
  usdt: known({ symbol: 'USDT', decimals: 18 }),
  books: known({ held: 0n, stock: 0n, deposits: 0n, proceeds: 0n }),
  quote: { wanted: 500n * unit, answer: known({ filled: 500n * unit, payment: 250n * unit, rows: 2n }) },
  mvBalance: known(0n),
  less: 'refused',
};
const answered = (wanted: bigint, filled: bigint, rows: bigint): BuyMvFacts => ({
  ...facts,
  quote: {
    wanted: wanted * unit,
    answer: known({ filled: filled * unit, payment: (filled * unit) / 2n, rows }),
  },
});

describe('buying MV', () => {
  it('authorises what the queue asks, all or nothing', () => {
    const view = buyMvView(facts);
    expect(view.stage.kind).toBe('authorise');
    expect(view.least).toBe(500n * unit);
    expect(view.most).toBe(600n * unit);
  });

  it('costs more the more orders it takes from', () => {
    expect(buyMvView(facts).networkFee?.value).toBe((180_000n + 26_000n + 55_000n) * 10n ** 9n);
  });

  it('takes less where one said so', () => {
    expect(buyMvView({ ...facts, less: 'accepted' }).least).toBe(1n);
  });

  it('says that it is filled in part, and why', () => {
    expect(buyMvView(answered(900n, 580n, 2n)).shortfall.kind).toBe('queueEnds');
    const long = { ...answered(900n, 500n, 50n), terms: known({ ...terms, onSale: 9_000n * unit }) };
    expect(buyMvView(long).shortfall).toMatchObject({ kind: 'rowsEnd', rows: 50n });
    expect(buyMvView(facts).shortfall.kind).toBe('none');
  });

  it.each([
    ['a queue that is empty', { ...facts, terms: known({ ...terms, onSale: 0n }) }, 'emptyQueue'],
    ['a queue that is sold meanwhile', answered(500n, 0n, 0n), 'emptyQueue'],
    ['a balance that is too small', answered(620n, 620n, 2n), 'balance'],
  ])('is blocked by %s', (_, given, of) => {
    expect(buyMvView(given).stage).toMatchObject({ kind: 'blocked', obstacle: { of } });
  });

  it('waits for the price of what is typed', () => {
    const asked = { ...facts, quote: { wanted: unit, answer: { kind: 'loading' } as const } };
    expect(buyMvView(asked).stage.kind).toBe('quoting');
  });
});

describe('listing MV', () => {
  const list = (text: string) => listMvView({ ...facts, trade: { ...trade, text } });
  it.each([
    ['', { kind: 'empty' }],
    ['x', { kind: 'invalid' }],
    ['9.999', { kind: 'blocked', obstacle: { of: 'minimum' } }],
    ['301', { kind: 'blocked', obstacle: { of: 'balance', token: 'MV' } }],
    ['10', { kind: 'authorise' }],
  ])('%j', (text, stage) => {
    expect(list(text).stage).toMatchObject(stage);
  });

  it('says what it brings when all of it is sold', () => {
    expect(list('100').brings?.value).toBe(50n * unit);
    expect(list('100').mvChange?.after?.value).toBe(200n * unit);
  });
});
