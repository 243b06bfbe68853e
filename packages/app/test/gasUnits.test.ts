import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { feeEstimate, gasUnits } from '../src/boot/gasUnits.ts';

const report = (name: string): Readonly<Record<string, string>> =>
  JSON.parse(
    readFileSync(new URL(`../../contracts/generated/gas/${name}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

/** A transaction itself, and the bytes of its call: the report measures what is done inside it. */
const transaction = 22_000;
/** More would turn people away who have enough. */
const most = 1.25;

const measured: readonly (readonly [unit: keyof typeof gasUnits, group: string, act: string])[] = [
  ['synthesise', 'HashrateMain', 'synthesise, one more'],
  ['synthesise', 'HashrateMain', 'synthesise, paid in ACB'],
  ['claim', 'HashrateMain', 'claim, all kinds'],
  ['exchange', 'TokenSwap', 'exchange, MV to ACB'],
  ['exchange', 'TokenSwap', 'exchange, MV to X'],
  ['exchange', 'TokenSwap', 'exchange, reward balance to ACB'],
  ['exchange', 'TokenSwap', 'exchange, reward balance of both mains to ACB'],
  ['buyAcb', 'PairRouter', 'swapExactTokensForTokens'],
  ['listForSale', 'TokenSwap', 'listForSale, one more'],
  ['buyMv', 'TokenSwap', 'buyMv, a part of one row'],
];

describe('the units of gas of estimates', () => {
  it.each(measured)('of %s are those of %s: %s', (unit, group, act) => {
    const inside = Number(report(group)[act]);
    const ratio = Number(gasUnits[unit]) / (inside + transaction);
    expect(ratio).toBeGreaterThanOrEqual(1);
    expect(ratio).toBeLessThan(most);
  });

  it('of each further order are those of fifty', () => {
    const { 'buyMv, a part of one row': one, 'buyMv, fifty rows': fifty } = report('TokenSwap');
    const ratio = Number(gasUnits.buyMvPerOrder) / ((Number(fifty) - Number(one)) / 49);
    expect(ratio).toBeGreaterThanOrEqual(1);
    expect(ratio).toBeLessThan(most);
  });
});

describe('an estimate', () => {
  const gasPrice = 3n;

  it('has an authorisation in it where too little is authorised, or it is not known', () => {
    const both = gasPrice * (gasUnits.authorise + 100n);
    expect(feeEstimate({ gasPrice, allowance: 4n }, 100n, 5n)).toBe(both);
    expect(feeEstimate({ gasPrice, allowance: undefined }, 100n, 5n)).toBe(both);
    expect(feeEstimate({ gasPrice, allowance: 5n }, 100n, 5n)).toBe(gasPrice * 100n);
    expect(feeEstimate({ gasPrice, allowance: undefined }, 100n, 0n)).toBe(gasPrice * 100n);
  });

  it('is none without a price', () => {
    expect(feeEstimate({ gasPrice: undefined, allowance: 0n }, 100n, 5n)).toBeUndefined();
  });
});
