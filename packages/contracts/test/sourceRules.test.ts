import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { syntaxTrees } from '../scripts/compile.mjs';
import { breaches } from '../source-rules/sourceRules.mjs';

describe('the rules of the contracts’ sources', () => {
  let found: readonly string[];

  beforeAll(() => {
    const file = new URL('../source-rules/fixtures/Planted.sol', import.meta.url);
    const sources = { 'planted/Planted.sol': { content: readFileSync(file, 'utf8') } };
    found = breaches(syntaxTrees(sources), () => true).map((line) =>
      line.replace('planted/Planted.sol: ', ''),
    );
  }, 60_000);

  it('find each planted breach, and nothing else', () => {
    expect([...found].sort()).toEqual(
      [
        'error ChainForbidden is not documented',
        'reverts with Empty, which has no arguments',
        'error Empty has no arguments',
        'event Undocumented is not documented',
        'require() fails without a custom error',
        'assert() fails without a custom error',
        'revert() fails without a custom error',
        'revert in assembly fails without a custom error',
        'Planted.undocumented has no documentation',
        "Planted.withoutUnits doesn't say in what unit its figures are",
        'Planted.silent changes state without an event',
        'Planted.silentList changes state without an event',
        'Planted.silentPointer changes state without an event',
        'Planted.secret is privileged and not on the list of source-rules/sourceRules.mjs',
        'Planted.secretToo is privileged and not on the list of source-rules/sourceRules.mjs',
        "Everywhere can be deployed on the public chains: it doesn't inherit LocalChainOnly",
      ].sort(),
    );
  });
});
