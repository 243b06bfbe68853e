import { createHash } from 'node:crypto';
import type { Simchain, StateImage } from '@amswap/simchain';
import { deployWorld, latestGenesis, type World } from '../src/index.ts';
import { DAY } from '../src/timeline.ts';
import { dayMappings } from './dayMappings.ts';
import { openSimchain } from './openSimchain.ts';
import { imageOfDays } from './stateImage.ts';

/** The day that the shipped world is seeded for: 27 November 2026, 00:00 UTC. The page moves it to its own day. */
export const shippedStart = BigInt(Date.UTC(2026, 10, 27)) / 1_000n;

/** A world on a chain in this process. */
export interface SeededWorld {
  readonly world: World;
  readonly simchain: Simchain;
}

/** The world that is shipped, and the files made of it. */
export interface SeededState extends SeededWorld {
  readonly image: StateImage;
  /** The image as text. */
  readonly stateText: string;
  /** Source of the module that tells who and what is where. */
  readonly moduleText: string;
}

/** Plays the history up to the opening of a day, on a fresh chain in this process. */
export async function seedWorld(startTime: bigint): Promise<SeededWorld> {
  const simchain = await openSimchain(latestGenesis(startTime));
  return { world: await deployWorld(simchain.provider, { startTime }), simchain };
}

/** Seeds the shipped world anew. The same texts every time. */
export async function seedShippedState(): Promise<SeededState> {
  const { world, simchain } = await seedWorld(shippedStart);
  const nextDay = await seedWorld(shippedStart + DAY);
  const image = imageOfDays(await simchain.dump(), await nextDay.simchain.dump(), dayMappings(world));
  nextDay.simchain.close();
  const stateText = `${JSON.stringify(image)}\n`;
  return { world, simchain, image, stateText, moduleText: moduleSource(world, stateText) };
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
