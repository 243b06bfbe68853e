import {
  constantProductPairArtifact,
  hashrateMainArtifact,
  memberRegistryArtifact,
  multicall3Artifact,
  pairFactoryArtifact,
  pairRouterArtifact,
  protocolTokenArtifact,
  tokenSwapArtifact,
} from '@amswap/contracts/bytecode';
import type { Hex } from '@amswap/values';
import { type ErrorFragment, type FunctionFragment, Interface, type InterfaceAbi } from 'ethers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSimchain, simchainId } from '../../scripts/openSimchain.ts';
import { shippedStart } from '../../scripts/shippedState.ts';
import { type Anvil, startAnvil } from '../../scripts/startAnvil.ts';
import { RandomTurns } from '../../src/activity/randomTurns.ts';
import type { Move } from '../../src/driver/MoveSigner.ts';
import type { Receipt } from '../../src/driver/receipt.ts';
import { latestGenesis } from '../../src/index.ts';
import { mainActions } from './mainActions.ts';
import { readActions } from './readActions.ts';
import { ScenarioChain } from './scenarioChain.ts';
import { swapActions } from './swapActions.ts';
import { tokenActions } from './tokenActions.ts';

const SEEDS = 20;
const BLOCKS = 12;
const MOVES_IN_BLOCK = 4;
/** Reads of each function, each with arguments of its own. */
const READS = 6;
const actions = [...mainActions, ...tokenActions, ...swapActions];

/** Failures that random scenarios cannot reach; the contracts' own tests do. */
const outOfReach = new Set([
  'ChainForbidden', // the chain id is a local one
  'Reentered', // needs a token that calls back
  'SettlerLineTooLong', // needs 257 members in one line
  'DecimalsUnsuitable', // only while deploying
  'SafeERC20FailedOperation', // needs a token that returns false
  'SafeCastOverflowedUintDowncast', // needs more ACB than there is
  'PageTooLarge', // lists are read, not written
]);

/** What both chains have to agree on. */
const comparable = (receipt: Receipt) => ({
  status: receipt.status,
  gasUsed: receipt.gasUsed,
  contractAddress: receipt.contractAddress?.toLowerCase() ?? null,
  logs: receipt.logs.map(({ address, topics, data, logIndex }) => ({
    address: address.toLowerCase(),
    topics,
    data,
    logIndex,
  })),
});

describe('anvil and the chain of the page', () => {
  let anvil: Anvil;
  let chains: readonly [ScenarioChain, ScenarioChain];
  const called = new Set<string>();
  const refusals = new Set<string>();
  const statuses = { '0x0': 0, '0x1': 0 };

  beforeAll(async () => {
    const genesisTime = latestGenesis(shippedStart);
    anvil = await startAnvil({ chainId: simchainId, genesisTime });
    const simchain = await openSimchain(genesisTime);
    chains = [
      await ScenarioChain.start(anvil.provider, shippedStart),
      await ScenarioChain.start(simchain.provider, shippedStart),
    ];
  }, 300_000);
  afterAll(() => anvil?.stop());

  const movesOf = (turns: RandomTurns, seed: number, block: number, time: bigint): Move[] => {
    const [{ world, actors, spender }] = chains;
    return Array.from({ length: MOVES_IN_BLOCK }, (_, i) => {
      // Every action has its turn; what it is made of is chance.
      const number = (seed * BLOCKS + block) * MOVES_IN_BLOCK + i;
      const action = actions[(number * 7) % actions.length];
      if (action === undefined) throw new Error('unreachable: the number is within the list');
      return action({ world, turns, time, actors, spender });
    });
  };

  for (let seed = 0; seed < SEEDS; seed++) {
    it(`give the same receipts: scenario ${seed}`, { timeout: 120_000 }, async () => {
      const turns = new RandomTurns(seed);
      for (const chain of chains) await chain.rewind();
      for (let block = 0; block < BLOCKS; block++) {
        const pause = turns.oneOf([1, 30, 60, 61, 599, 601, 4_000, 90_000]);
        const time = chains[0].driver.time + BigInt(pause);
        const moves = movesOf(turns, seed, block, time);
        const [there, here] = await Promise.all(
          chains.map(async (chain) => {
            const receipts = await chain.driver.mineBlockAt(time, moves);
            // Once more, at the new block: what fails now says why.
            const answers = [];
            for (const move of moves) answers.push(await chain.dryRun(move));
            return { answers, receipts: receipts.map(comparable) };
          }),
        );
        expect(here, `scenario ${seed}, block ${block}`).toEqual(there);
        note(moves, there?.answers ?? [], there?.receipts ?? []);
      }
    });
  }

  function note(
    moves: readonly Move[],
    answers: readonly string[],
    receipts: readonly { status: Hex }[],
  ): void {
    for (const { to, data } of moves) called.add(`${to?.toLowerCase()} ${data.slice(0, 10)}`);
    for (const answer of answers) refusals.add(answer.slice(0, 'reverts 0x12345678'.length));
    for (const { status } of receipts) statuses[status === '0x1' ? '0x1' : '0x0'] += 1;
  }

  /** Every contract of the world, and of several that are alike each address. */
  const everything = (): readonly (readonly [readonly Hex[], InterfaceAbi])[] => {
    const { contracts } = chains[0].world;
    return [
      [[contracts.main], hashrateMainArtifact.abi],
      [[contracts.registry], memberRegistryArtifact.abi],
      [Object.values(contracts.tokens), protocolTokenArtifact.abi],
      [[contracts.multicall], multicall3Artifact.abi],
      [[contracts.tokenSwap], tokenSwapArtifact.abi],
      [[contracts.swapRouter], pairRouterArtifact.abi],
      [[contracts.swapFactory], pairFactoryArtifact.abi],
      [[contracts.acbPair], constantProductPairArtifact.abi],
    ];
  };

  it('give the same answers to every function that reads', { timeout: 120_000 }, async () => {
    const [{ world, actors, spender, driver }] = chains;
    const chance = { world, actors, spender, turns: new RandomTurns(SEEDS), time: driver.time };
    const reads = everything().flatMap(([[address], abi]) => (address ? readActions(address, abi) : []));
    let answered = 0;
    for (const read of reads) {
      for (let i = 0; i < READS; i++) {
        const move = read(chance);
        called.add(`${move.to?.toLowerCase()} ${move.data.slice(0, 10)}`);
        const [there, here] = await Promise.all(chains.map((chain) => chain.dryRun(move)));
        expect(here, `${move.to} ${move.data}`).toBe(there);
        if (there?.startsWith('gives 0x0')) answered += 1;
      }
    }
    expect(answered).toBeGreaterThan(reads.length);
  });

  it('were asked for every public function', () => {
    const missing = everything().flatMap(([addresses, abi]) =>
      functionsOf(abi)
        .filter((fn) => !addresses.some((address) => called.has(`${address.toLowerCase()} ${fn.selector}`)))
        .map((fn) => fn.name),
    );
    expect(missing).toEqual([]);
  });

  it('were brought to every failure within reach, and to enough successes', () => {
    const missing = errorsOf([...hashrateMainArtifact.abi, ...memberRegistryArtifact.abi])
      .filter((error) => !outOfReach.has(error.name) && !refusals.has(`reverts ${error.selector}`))
      .map((error) => error.name);
    expect([...new Set(missing)]).toEqual([]);
    const all = SEEDS * BLOCKS * MOVES_IN_BLOCK;
    expect(statuses['0x0'] + statuses['0x1']).toBe(all);
    expect(statuses['0x1']).toBeGreaterThan(all / 4);
  });
});

function functionsOf(abi: InterfaceAbi): FunctionFragment[] {
  const found: FunctionFragment[] = [];
  new Interface(abi).forEachFunction((fn) => found.push(fn));
  return found;
}

function errorsOf(abi: InterfaceAbi): ErrorFragment[] {
  const found: ErrorFragment[] = [];
  new Interface(abi).forEachError((error) => found.push(error));
  return found;
}
