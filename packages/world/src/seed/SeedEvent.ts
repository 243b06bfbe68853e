import type { WorldAccounts } from '../accounts.ts';
import type { ChainDriver } from '../driver/ChainDriver.ts';
import type { Move } from '../driver/MoveSigner.ts';
import type { Timeline } from '../timeline.ts';
import type { WorldContracts } from '../WorldContracts.ts';

/** Something that happens in the world's history. */
export interface SeedEvent {
  /** Unix seconds. */
  readonly time: bigint;
  readonly moves: readonly Move[];
}

/** What a subject of the seed is given to tell its events. */
export interface Scene {
  readonly accounts: WorldAccounts;
  readonly contracts: WorldContracts;
  readonly timeline: Timeline;
}

/** Makes the events happen in the order of their times; events of one second share a block, in the order given. */
export async function playEvents(driver: ChainDriver, events: readonly SeedEvent[]): Promise<void> {
  const byTime = new Map<bigint, Move[]>();
  for (const { time, moves } of events) byTime.set(time, [...(byTime.get(time) ?? []), ...moves]);
  const inOrder = [...byTime].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [time, moves] of inOrder) await driver.mineAt(time, moves);
}
