import type { Hex } from '@amswap/values';

/** One call of a view function. */
export interface Call {
  readonly to: Hex;
  /** Selector and arguments. */
  readonly data: Hex;
}

/** What one call answered: bytes it returned, or bytes it reverted with. */
export interface CallAnswer {
  readonly ok: boolean;
  readonly data: Hex;
}

/**
 * What to call, and what comes back. Reads are plain data: the reader gathers those of all mounted screens into one
 * request, so that every figure on the screen is of one block.
 */
export interface Read<T> {
  /** Same key, same question: watchers of one key share one call and one answer. */
  readonly key: string;
  /** Equal calls of several reads are sent once. */
  readonly calls: readonly Call[];
  /**
   * Turns answers (in the order of `calls`) into the value. Throws `rpc.badAnswer`, `contract.*` or `deployment.codeDiffers`: the read then fails alone,
   * the others of the same request do not.
   */
  decode(answers: readonly CallAnswer[]): T;
}
