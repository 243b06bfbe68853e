import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashrateMain, tokenSwap } from '@amswap/contracts/codec';
import { describe, expect, it } from 'vitest';

const folder = new URL('../src/', import.meta.url).pathname;

/** What no account of the product calls, with the reason. The registry is reached through the mains. */
const wiring = 'how contracts are connected: the deployment check reads it by the ABI';
const operator = 'the operator gives what the product pays out of';
const without: Readonly<Record<string, string>> = {
  'hashrateMain.Acb': wiring,
  'hashrateMain.Registry': wiring,
  'hashrateMain.TokenSwap': wiring,
  'hashrateMain.Treasury': wiring,
  'hashrateMain.Fund': operator,
  'hashrateMain.PreviewFund': operator,
  'hashrateMain.SpendReward': 'the token swap calls it',
  'tokenSwap.Mains': wiring,
  'tokenSwap.Mv': wiring,
  'tokenSwap.StableCoin': wiring,
  'tokenSwap.Treasury': wiring,
  'tokenSwap.FundStock': operator,
  'tokenSwap.PreviewFundStock': operator,
};

const sources = (at: string): string =>
  readdirSync(at, { withFileTypes: true })
    .map((entry) => {
      const path = join(at, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /(?<!\.test)\.ts$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');

describe('the package reads and writes', () => {
  const text = sources(folder);
  it.each([
    ['hashrateMain', hashrateMain],
    ['tokenSwap', tokenSwap],
  ])('every function of %s, or it is said why not', (name, codec) => {
    const functions = Object.keys(codec)
      .filter((each) => each.startsWith('encode'))
      .map((each) => `${name}.${each.slice('encode'.length)}`);
    expect(functions.length).toBeGreaterThan(20);
    const missing = functions.filter((each) => {
      const encoder = each.replace('.', '.encode');
      return !text.includes(`${encoder}(`) && !text.includes(`${encoder},`);
    });
    // Both ways: a reason that is not needed any more is as wrong as a function that nothing reaches.
    expect(missing).toEqual(
      Object.keys(without)
        .filter((each) => each.startsWith(name))
        .sort(byFunctions),
    );
    function byFunctions(one: string, other: string): number {
      return functions.indexOf(one) - functions.indexOf(other);
    }
  });
});
