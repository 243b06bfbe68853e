import { readdirSync, readFileSync } from 'node:fs';
import { Interface, type InterfaceAbi } from 'ethers';
import { describe, expect, it } from 'vitest';
import {
  constantProductPairArtifact,
  hashrateMainArtifact,
  memberRegistryArtifact,
  pairFactoryArtifact,
  pairRouterArtifact,
  tokenSwapArtifact,
} from '../generated/bytecode/index.ts';

const folder = new URL('../generated/gas/', import.meta.url);
/** What was measured, by the group that its file is named for. */
const measured = new Map(
  readdirSync(folder).map((name) => [
    name.replace('.json', ''),
    Object.keys(JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, string>),
  ]),
);

/** Each contract, and the groups that its functions are measured in. */
const contracts: readonly (readonly [name: string, abi: InterfaceAbi, groups: RegExp])[] = [
  ['HashrateMain', hashrateMainArtifact.abi, /^HashrateMain/],
  ['TokenSwap', tokenSwapArtifact.abi, /^TokenSwap/],
  ['MemberRegistry', memberRegistryArtifact.abi, /^(MemberRegistry|HashrateMain$)/],
  ['PairRouter', pairRouterArtifact.abi, /^PairRouter/],
  ['PairFactory', pairFactoryArtifact.abi, /^ConstantProductPair/],
  ['ConstantProductPair', constantProductPairArtifact.abi, /^ConstantProductPair/],
];

/** Of an inherited ERC-20, measured by nobody; checks stand behind the previews that call them. */
const passedBy =
  /^(check[A-Z]\w*|owner|name|symbol|decimals|totalSupply|balanceOf|allowance|approve|transfer|transferFrom)$/;

describe('the gas snapshots', () => {
  for (const [name, abi, groups] of contracts) {
    it(`hold every function of ${name}`, () => {
      const keys = [...measured].filter(([group]) => groups.test(group)).flatMap(([, held]) => held);
      const missing: string[] = [];
      new Interface(abi).forEachFunction((fn) => {
        const held = keys.some((key) => key === fn.name || key.startsWith(`${fn.name},`));
        if (!held && !passedBy.test(fn.name)) missing.push(fn.name);
      });
      expect(missing).toEqual([]);
    });
  }

  it('show that lists of a thousand cost about what lists of ten cost', () => {
    const held = JSON.parse(readFileSync(new URL('Lists1000.json', folder), 'utf8')) as Record<
      string,
      string
    >;
    // A claim searches for the machines that are out: a row more to read for each doubling.
    const most = { synthesise: 1.01, claim: 1.25, listForSale: 1.01, buyMv: 1.01, takeOut: 1.01 };
    const dearer = Object.entries(most).filter(([write, ratio]) => {
      const [few, many] = ['10', '1000'].map((count) => Number(held[`${write}, ${count} of each`]));
      return !(Number(many) / Number(few) < ratio);
    });
    expect(dearer).toEqual([]);
  });
});
