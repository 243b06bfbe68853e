import { createHash } from 'node:crypto';
import { dumpToText, type Simchain } from '@amswap/simchain';
import { deployWorld, latestGenesis, type World } from '../src/index.ts';
import { openSimchain } from './openSimchain.ts';

/** The day of the world that is shipped: 27 November 2026, 00:00 UTC. */
export const shippedStart = BigInt(Date.UTC(2026, 10, 27)) / 1_000n;

/** A world that was seeded on a chain in this process, and the files made of it. */
export interface SeededState {
  readonly world: World;
  readonly simchain: Simchain;
  /** The chain as text, without what only serves to look at blocks before the opening. */
  readonly stateText: string;
  /** Source of the module that tells who and what is where. */
  readonly moduleText: string;
}

/** Seeds the shipped world anew. The same texts every time. */
export async function seedShippedState(): Promise<SeededState> {
  const simchain = await openSimchain(latestGenesis(shippedStart));
  const world = await deployWorld(simchain.provider, { startTime: shippedStart });
  const dump = await simchain.dump();
  const stateText = `${dumpToText({ ...dump, undo: [] })}\n`;
  return { world, simchain, stateText, moduleText: moduleSource(world, stateText) };
}

function moduleSource({ accounts, contracts, timeline, chainId }: World, stateText: string): string {
  const { member, referrer, buyer, founder } = accounts;
  const seedId = createHash('sha256').update(stateText).digest('hex').slice(0, 16);
  const shipped = { contracts, accounts: { member, referrer, buyer }, founder: founder.address };
  return `// Written by \`npm run build-state -w @amswap/world\`. Do not edit.
import type { ShippedWorld } from '../src/ShippedWorld.ts';

export const shippedWorld = {
  seedId: '${seedId}',
  chainId: ${chainId},
  startTime: ${timeline.startTime}n,
  opening: ${timeline.opening}n,
  ...${JSON.stringify(shipped, null, 2).replaceAll('\n', '\n  ')},
} as unknown as ShippedWorld;
`;
}
