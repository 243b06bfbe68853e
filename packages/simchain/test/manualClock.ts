import type { Clock } from '@amswap/values';

interface Timer {
  at: number;
  readonly every: number | null;
  readonly run: () => void;
}

/** A clock that moves only when it is told to; its timers then run in order. */
export class ManualClock implements Clock {
  #now: number;
  readonly #timers = new Set<Timer>();

  /** @param now milliseconds since the epoch. */
  constructor(now = 1_790_000_000_000) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    return this.#add({ at: this.#now + ms, every: null, run });
  }

  every(ms: number, run: () => void): () => void {
    return this.#add({ at: this.#now + ms, every: ms, run });
  }

  /** Moves time on, running what falls due, and lets promises settle in between. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const due = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#now = due.at;
      if (due.every === null) this.#timers.delete(due);
      else due.at += due.every;
      due.run();
      await settled();
    }
    this.#now = end;
    await settled();
  }

  #add(timer: Timer): () => void {
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }
}

/** Waits until promises that are ready have run. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
