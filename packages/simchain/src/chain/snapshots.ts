import type { StateChanges } from '../state/worldState.ts';
import type { StoredTransaction } from './block.ts';
import type { ChainNode } from './chainNode.ts';
import type { ChainTimeRecord } from './chainTime.ts';
import { restorePool } from './chainRestore.ts';

interface Snapshot {
  readonly id: number;
  readonly epoch: number;
  readonly head: bigint;
  readonly time: ChainTimeRecord;
  readonly pool: readonly StoredTransaction[];
  readonly undo: ReadonlyMap<bigint, StateChanges>;
}

/** The chain as it was at moments somebody wants to go back to. They last as long as this realm. */
export class Snapshots {
  #taken: Snapshot[] = [];
  #last = 0;

  take(node: ChainNode): number {
    this.#last += 1;
    node.world.pin(node.world.epoch);
    this.#taken.push({
      id: this.#last,
      epoch: node.world.epoch,
      head: node.blocks.headNumber,
      time: node.time.record(),
      pool: node.pool.stored(),
      undo: new Map(node.undo),
    });
    return this.#last;
  }

  /** Takes the node back; false when the id is unknown or used up. */
  revert(id: number, node: ChainNode): boolean {
    const at = this.#taken.findIndex((snapshot) => snapshot.id === id);
    const snapshot = this.#taken[at];
    if (snapshot === undefined) return false;
    node.world.rollback(snapshot.epoch);
    for (const used of this.#taken.splice(at)) node.world.unpin(used.epoch);
    node.blocks.truncate(snapshot.head);
    node.blocks.moveHeadEpoch(snapshot.epoch);
    node.time.restore(snapshot.time);
    node.undo.clear();
    for (const [number, undo] of snapshot.undo) node.undo.set(number, undo);
    restorePool(node, snapshot.pool);
    return true;
  }

  forget(): void {
    this.#taken = [];
  }
}
