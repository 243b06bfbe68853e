import type { ChainTimeMark } from '@amswap/values';

/** A block this much behind what was expected means that the device's clock was moved, milliseconds. */
const clockMovedMs = 15_000;

/**
 * Derives chain time from the blocks that are read: a block's timestamp plus what passed since it was first seen. A block
 * may have been some seconds old when it was first seen, so the mark that puts chain time furthest ahead is kept.
 */
export class ChainTimeTrack {
  private mark: ChainTimeMark | undefined;
  private lastBlock: bigint | undefined;

  get current(): ChainTimeMark | undefined {
    return this.mark;
  }

  /** Takes a block that an answer of device time `now` was read at. The same block again says nothing new. */
  saw(block: bigint, blockTime: bigint, now: number): void {
    if (this.lastBlock !== undefined && block <= this.lastBlock) return;
    this.lastBlock = block;
    const seen: ChainTimeMark = { blockTime, readAt: now };
    if (this.mark === undefined) {
      this.mark = seen;
      return;
    }
    const aheadMs = offset(seen) - offset(this.mark);
    if (aheadMs > 0 || aheadMs < -clockMovedMs) this.mark = seen;
  }

  reset(): void {
    this.mark = undefined;
    this.lastBlock = undefined;
  }
}

const offset = ({ blockTime, readAt }: ChainTimeMark) => Number(blockTime) * 1000 - readAt;
