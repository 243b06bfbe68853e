import { readFile } from 'node:fs/promises';
import { type ChainDump, createSimchain, dumpOfImage, imageFromText } from '@amswap/simchain';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SeededState, seedShippedState, seedWorld, shippedStart } from '../scripts/shippedState.ts';
import { simchainId } from '../scripts/openSimchain.ts';
import { stillClock } from '../scripts/stillClock.ts';
import { openingOn, shippedWorld } from '../src/shipped.ts';
import { timelineOf } from '../src/index.ts';
import { DAY } from '../src/timeline.ts';
import { worldFacts } from './worldFacts.ts';

const SEEDING_MS = 240_000;
/** Other bytes in every figure that counts time, and another year. */
const DAYS_LATER = 517n;

/** A whole state in an order of its own, without blocks. */
const sorted = ({ state }: Pick<ChainDump, 'state'>) => ({
  accounts: [...state.accounts].sort(([a], [b]) => (a < b ? -1 : 1)),
  slots: state.slots.map((slot) => slot.join(' ')).sort(),
  codes: state.codes.map(([hash]) => hash).sort(),
});

describe('the shipped state', () => {
  let seeded: SeededState;

  beforeAll(async () => {
    seeded = await seedShippedState();
  }, SEEDING_MS);

  it('is what seeding gives, byte for byte', async () => {
    const held = (name: string) => readFile(new URL(`../generated/${name}`, import.meta.url), 'utf8');
    expect(await held('state.json')).toBe(seeded.stateText);
    expect(await held('shippedWorld.ts')).toBe(seeded.moduleText);
  });

  it('holds the whole state of the seeded chain', async () => {
    const image = imageFromText(seeded.stateText);
    expect(sorted(dumpOfImage(image, shippedWorld.seedId))).toEqual(sorted(await seeded.simchain.dump()));
  });

  it('moved to another day is what seeding for that day gives', { timeout: SEEDING_MS }, async () => {
    const startTime = shippedStart + DAYS_LATER * DAY;
    const image = imageFromText(seeded.stateText);
    const moved = dumpOfImage(image, shippedWorld.seedId, timelineOf(startTime).opening);
    const { world, simchain } = await seedWorld(startTime);
    expect(sorted(moved)).toEqual(sorted(await simchain.dump()));

    const chain = await createSimchain({
      chainId: simchainId,
      accounts: [],
      clock: stillClock,
      seed: async () => moved,
    });
    const { block, ...facts } = await worldFacts(simchain.provider, world);
    const { block: first, ...here } = await worldFacts(chain.provider, world);
    expect(here).toEqual(facts);
    // It has no past: its first block is the opening.
    expect(first).toEqual({ number: '0x0', timestamp: block.timestamp });
  });

  it('opens on the morning of whatever day it is', () => {
    expect(openingOn(shippedStart)).toBe(shippedWorld.opening);
    expect(openingOn(shippedStart + DAY - 1n)).toBe(shippedWorld.opening);
    expect(openingOn(shippedStart + DAY)).toBe(shippedWorld.opening + DAY);
  });
});
