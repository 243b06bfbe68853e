import { readFile } from 'node:fs/promises';
import {
  constantProductPairArtifact,
  hashrateMainArtifact,
  memberRegistryArtifact,
  pairFactoryArtifact,
  pairRouterArtifact,
  protocolTokenArtifact,
  tokenSwapArtifact,
} from '@amswap/contracts/bytecode';
import { createSimchain, dumpOfImage, imageFromText, type Simchain } from '@amswap/simchain';
import { tokenIds } from '@amswap/values';
import { type FunctionFragment, Interface, type InterfaceAbi, type ParamType } from 'ethers';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simchainId } from '../scripts/openSimchain.ts';
import { stillClock } from '../scripts/stillClock.ts';
import { shippedWorld } from '../src/shipped.ts';

const RUNS = 15;
const { contracts, accounts } = shippedWorld;
const known = [
  ...Object.values(contracts.tokens),
  contracts.main,
  contracts.mainSecondary,
  contracts.acbPair,
  ...Object.values(accounts).map(({ address }) => address),
];

/** Every contract of the world with its ABI; of the mains and the tokens one stands for the others. */
const targets: readonly (readonly [name: string, address: string, abi: InterfaceAbi])[] = [
  ['main', contracts.main, hashrateMainArtifact.abi],
  ['registry', contracts.registry, memberRegistryArtifact.abi],
  ['tokenSwap', contracts.tokenSwap, tokenSwapArtifact.abi],
  ['swapRouter', contracts.swapRouter, pairRouterArtifact.abi],
  ['swapFactory', contracts.swapFactory, pairFactoryArtifact.abi],
  ['acbPair', contracts.acbPair, constantProductPairArtifact.abi],
  ['ACB', contracts.tokens.ACB, protocolTokenArtifact.abi],
];

/** Every error that any of them can pass on. */
const errors = new Map(
  targets.flatMap(([, , abi]) => {
    const found: (readonly [string, string])[] = [];
    new Interface(abi).forEachError((error) => {
      if (error.inputs.length > 0) found.push([error.selector, error.name]);
    });
    return found;
  }),
);

/** Figures at the edges of every width, sale ids and counts that exist, and anything between. */
function figures(bits: number): fc.Arbitrary<bigint> {
  const most = 2n ** BigInt(bits) - 1n;
  const edges = [0n, 1n, 100n, most, most - 1n, 1n << BigInt(bits - 1), 10n ** 20n, 2n ** 112n, 2n ** 128n];
  return fc.oneof(
    fc.constantFrom(...edges.filter((edge) => edge <= most)),
    fc.bigInt({ min: 0n, max: most < 4_000_000_000n ? most : 4_000_000_000n }),
    fc.bigInt({ min: 0n, max: most }),
  );
}

const tokens: fc.Arbitrary<unknown> = fc.constantFrom(...Object.values(contracts.tokens));
const anybody: fc.Arbitrary<unknown> = fc.constantFrom(
  ...known,
  `0x${'0'.repeat(40)}`,
  `0x${'5'.repeat(40)}`,
);

/** A token is one of the world's: the language itself fails without data where an account has no code. */
function addressesOf(name: string): fc.Arbitrary<unknown> {
  return /^token|^path/.test(name) ? tokens : anybody;
}

function valuesOf(type: ParamType, name = type.name): fc.Arbitrary<unknown> {
  if (type.arrayChildren) return fc.array(valuesOf(type.arrayChildren, name), { maxLength: 3 });
  if (type.type.startsWith('uint')) return figures(Number(type.type.slice(4)));
  if (type.type === 'address') return addressesOf(name);
  if (type.type === 'bool') return fc.boolean();
  if (type.type === 'bytes') return fc.constant('0x');
  throw new Error(`No values of ${type.type}`);
}

describe('whatever a contract of the world is asked', () => {
  let chain: Simchain;

  beforeAll(async () => {
    const text = await readFile(new URL('../generated/state.json', import.meta.url), 'utf8');
    const seed = async () => dumpOfImage(imageFromText(text), shippedWorld.seedId);
    chain = await createSimchain({ chainId: simchainId, accounts: [], clock: stillClock, seed });
  }, 60_000);
  afterAll(() => chain?.close());

  /** The data that a call reverts with; undefined when it succeeds. */
  async function refusalOf(call: Readonly<Record<string, string>>): Promise<string | undefined> {
    try {
      await chain.provider.request({ method: 'eth_call', params: [call, 'latest'] });
      return undefined;
    } catch (error) {
      return String((error as { data?: unknown }).data);
    }
  }

  function functionsOf(abi: InterfaceAbi): FunctionFragment[] {
    const found: FunctionFragment[] = [];
    new Interface(abi).forEachFunction((fn) => found.push(fn));
    return found;
  }

  for (const [name, to, abi] of targets) {
    it(`${name} answers, or refuses with an error of its own that has figures`, {
      timeout: 120_000,
    }, async () => {
      const contract = new Interface(abi);
      for (const fn of functionsOf(abi)) {
        const asked = fc.tuple(fc.constantFrom(...known), ...fn.inputs.map((input) => valuesOf(input)));
        const told = async ([from, ...values]: readonly [string, ...unknown[]]) => {
          const refusal = await refusalOf({
            from,
            to,
            data: contract.encodeFunctionData(fn, values),
            gas: '0x1c9c380',
          });
          if (refusal === undefined) return;
          expect(errors.get(refusal.slice(0, 10)), `${name}.${fn.name}: ${refusal}`).toBeDefined();
          expect(refusal.length).toBeGreaterThan(10);
        };
        await fc.assert(fc.asyncProperty(asked, told), { numRuns: fn.inputs.length === 0 ? 1 : RUNS });
      }
    });
  }

  it('stands for all seven tokens', () => {
    expect(Object.keys(contracts.tokens).sort()).toEqual([...tokenIds].sort());
  });
});
