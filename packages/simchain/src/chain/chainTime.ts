import type { Clock } from '@amswap/values';

/** What of the chain's time has to be kept across reloads. Unix seconds. */
export interface ChainTimeRecord {
  readonly offset: bigint;
  readonly next: bigint | null;
}

/**
 * Chain time: the device's clock plus an offset that time travel moves. As on anvil, blocks may share a second
 * but time never runs backwards. Unix seconds.
 */
export class ChainTime {
  readonly #clock: Clock;
  #offset = 0n;
  #next: bigint | null = null;

  /** @param startTime chain time at this moment; without it, the clock's. */
  constructor(clock: Clock, startTime?: bigint) {
    this.#clock = clock;
    this.restart(startTime);
  }

  /** Forgets time travel: chain time is `startTime` at this moment; without it, the clock's. */
  restart(startTime?: bigint): void {
    this.#offset = startTime === undefined ? 0n : startTime - this.#deviceTime();
    this.#next = null;
  }

  /** The time a block would get if it were made now, after one of `parentTime`. */
  peek(parentTime: bigint): bigint {
    const time = this.#next ?? this.#deviceTime() + this.#offset;
    return time < parentTime ? parentTime + 1n : time;
  }

  /** Takes the time for a block after one of `parentTime`; a time that was set counts once and moves the offset. */
  take(parentTime: bigint): bigint {
    const time = this.peek(parentTime);
    if (this.#next !== null) {
      this.#offset = time - this.#deviceTime();
      this.#next = null;
    }
    return time;
  }

  /** The offset from the device's clock, in seconds. */
  get offset(): bigint {
    return this.#offset;
  }

  increase(seconds: bigint): void {
    this.#offset += seconds;
  }

  setNext(time: bigint): void {
    this.#next = time;
  }

  record(): ChainTimeRecord {
    return { offset: this.#offset, next: this.#next };
  }

  restore(record: ChainTimeRecord): void {
    this.#offset = record.offset;
    this.#next = record.next;
  }

  #deviceTime(): bigint {
    return BigInt(Math.floor(this.#clock.now() / 1000));
  }
}
