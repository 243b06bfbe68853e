import type { ChainChange, ChainStanding } from '../chain/chainChange.ts';
import type { ChainDump } from '../dump/chainDump.ts';

/** A change that adds to what is kept, rather than replacing it. */
export type AddedChange = Exclude<ChainChange, { kind: 'replaced' }>;

/** Keeps one chain across reloads. Everything rejects when the disk is full, forbidden or gone. */
export interface ChainKeeper {
  /** The chain that was kept, if it grew out of this seed on these rules; undefined when there is none. */
  load(seedId: string): Promise<ChainDump | undefined>;
  /** Forgets what was kept and keeps this. */
  replace(seedId: string, dump: ChainDump): Promise<void>;
  /** Adds one change, all of it or nothing, with where the chain stands after it. */
  append(change: AddedChange, standing: ChainStanding): Promise<void>;
  close(): void;
}
