import type { ChainTimeMark } from '@amswap/values';

/** A block this much behind what was expected means that the device's clock was moved, milliseconds. */
const clockMovedMs = 15_000;

/** Derives chain time from the blocks that are read. */
export interface ChainTimeTrack {
  mark(): ChainTimeMark | undefined;
  /** Takes a block that an answer of device time `now` was read at. The same block again says nothing new. */
  saw(block: bigint, blockTime: bigint, now: number): void;
  reset(): void;
}

const offset = ({ blockTime, readAt }: ChainTimeMark) => Number(blockTime) * 1000 - readAt;

/**
 * Chain time is a block's timestamp plus what passed since it was first seen. A block may have been some seconds old when
 * it was first seen, so the mark that puts chain time furthest ahead is kept.
 */
export function chainTimeTrack(): ChainTimeTrack {
  let mark: ChainTimeMark | undefined;
  let lastBlock: bigint | undefined;
  return {
    mark: () => mark,
    saw(block, blockTime, now) {
      if (lastBlock !== undefined && block <= lastBlock) return;
      lastBlock = block;
      const seen: ChainTimeMark = { blockTime, readAt: now };
      const aheadMs = mark === undefined ? 1 : offset(seen) - offset(mark);
      if (aheadMs > 0 || aheadMs < -clockMovedMs) mark = seen;
    },
    reset() {
      mark = undefined;
      lastBlock = undefined;
    },
  };
}
