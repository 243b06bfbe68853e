import type { MiningSettings } from '../dump/chainDump.ts';
import type { StateChanges } from '../state/worldState.ts';
import type { StoredBlock, StoredTransaction } from './block.ts';
import type { ChainTimeRecord } from './chainTime.ts';

/** What besides blocks and state has to be kept to go on where the chain stood. */
export interface ChainStanding {
  readonly time: ChainTimeRecord;
  readonly mining: MiningSettings;
  readonly pool: readonly StoredTransaction[];
}

/** What just happened to the chain, for whoever keeps it or listens to it. */
export type ChainChange =
  | {
      /** A block was added. `undo` leads back to before it. */
      readonly kind: 'block';
      readonly block: StoredBlock;
      readonly changes: StateChanges;
      readonly undo: StateChanges;
    }
  | {
      /** A developer changed the state at the head; `undo` is the head block's, with this. */
      readonly kind: 'state';
      readonly head: bigint;
      readonly changes: StateChanges;
      readonly undo: StateChanges;
    }
  /** Only the standing changed: a transaction waits, time or mining was set. */
  | { readonly kind: 'standing' }
  /** The chain went back, was loaded or was reset: nothing that was kept of it holds. */
  | { readonly kind: 'replaced' };

export type ChainListener = (change: ChainChange) => void;
