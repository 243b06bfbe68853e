import type { StoredBlock, StoredTransaction } from '../chain/block.ts';
import type { ChainTimeRecord } from '../chain/chainTime.ts';
import type { StateChanges } from '../state/worldState.ts';

/** Version of the dump's shape; a dump of another is refused. */
export const dumpFormat = 1;

/** How blocks are made. */
export interface MiningSettings {
  /** A block for every transaction, at once. */
  readonly automine: boolean;
  /** A block every so many seconds; 0: none. */
  readonly intervalSeconds: number;
}

/** What undoes one block: enough to know the state before it. */
export type BlockUndo = readonly [number: bigint, undo: StateChanges];

/** A whole chain, as plain data: structured-cloneable, and as JSON by `dumpToText`. */
export interface ChainDump {
  readonly format: typeof dumpFormat;
  readonly chainId: number;
  readonly hardfork: string;
  readonly time: ChainTimeRecord;
  readonly mining: MiningSettings;
  /** All blocks from the first. */
  readonly blocks: readonly StoredBlock[];
  /** The whole state at the head. */
  readonly state: StateChanges;
  /** The last blocks' undo, newest last, without a gap up to the head. */
  readonly undo: readonly BlockUndo[];
  readonly pool: readonly StoredTransaction[];
}
