/** A value read from the chain, with the block it was read at. An older block never overwrites a newer one. */
export interface Fact<T> {
  readonly value: T;
  /** Number of the block that the value is of. */
  readonly block: bigint;
  /** Timestamp of that block, unix seconds. */
  readonly blockTime: bigint;
}

/** Keeps the newer of two facts of the same thing; at equal blocks the later reading. */
export function newerFact<T>(held: Fact<T> | undefined, read: Fact<T>): Fact<T> {
  return held !== undefined && held.block > read.block ? held : read;
}
