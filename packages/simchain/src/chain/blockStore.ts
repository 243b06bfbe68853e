import type { Hex } from '@amswap/values';
import type { StoredBlock, StoredReceipt, StoredTransaction } from './block.ts';

/** Where a mined transaction stands. */
export interface MinedTransaction {
  readonly block: StoredBlock;
  readonly index: number;
  readonly transaction: StoredTransaction;
  readonly receipt: StoredReceipt;
}

interface Held {
  readonly block: StoredBlock;
  /** undefined: the state after it is not kept. */
  epoch: number | undefined;
}

/** The blocks from the first to the head, found by number, hash or transaction. Never empty once it has begun. */
export class BlockStore {
  readonly #held: Held[] = [];
  readonly #byHash = new Map<Hex, number>();
  readonly #byTransaction = new Map<Hex, { block: number; index: number }>();

  /** Adds the next block; `epoch` is where the state stands after it. */
  append(block: StoredBlock, epoch: number | undefined): void {
    const at = this.#held.length;
    this.#held.push({ block, epoch });
    this.#byHash.set(block.hash, at);
    block.transactions.forEach(({ hash }, index) => this.#byTransaction.set(hash, { block: at, index }));
  }

  get head(): StoredBlock {
    const head = this.#held.at(-1);
    if (head === undefined) throw new Error('The chain has no first block yet.');
    return head.block;
  }

  get headNumber(): bigint {
    return BigInt(this.#held.length - 1);
  }

  byNumber(number: bigint): StoredBlock | undefined {
    return number < 0n ? undefined : this.#held[Number(number)]?.block;
  }

  byHash(hash: Hex): StoredBlock | undefined {
    const at = this.#byHash.get(hash);
    return at === undefined ? undefined : this.#held[at]?.block;
  }

  transaction(hash: Hex): MinedTransaction | undefined {
    const at = this.#byTransaction.get(hash);
    if (at === undefined) return undefined;
    const block = this.#held[at.block]?.block;
    const transaction = block?.transactions[at.index];
    const receipt = block?.receipts[at.index];
    if (block === undefined || transaction === undefined || receipt === undefined) return undefined;
    return { block, index: at.index, transaction, receipt };
  }

  /** The state's epoch at the end of a block. */
  epochOf(number: bigint): number | undefined {
    return this.#held[Number(number)]?.epoch;
  }

  /** A developer's change after the head belongs to the head. */
  moveHeadEpoch(epoch: number): void {
    const head = this.#held.at(-1);
    if (head !== undefined) head.epoch = epoch;
  }

  /** Drops every block after `number`. */
  truncate(number: bigint): void {
    while (this.#held.length > 0 && BigInt(this.#held.length - 1) > number) {
      const gone = this.#held.pop();
      if (gone === undefined) return;
      this.#byHash.delete(gone.block.hash);
      for (const { hash } of gone.block.transactions) this.#byTransaction.delete(hash);
    }
  }

  /** All blocks, oldest first. */
  all(): StoredBlock[] {
    return this.#held.map(({ block }) => block);
  }
}
