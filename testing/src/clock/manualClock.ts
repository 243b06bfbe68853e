import type { Clock } from '@amswap/values';

/** A clock that stands until it is moved. */
export interface ManualClock extends Clock {
  /**
   * Moves the clock on by `ms` milliseconds, running what falls due in its order, each at its own time. Lets promises settle
   * before, between and after, so that a chain of "wait, then ask, then wait" runs as it would in life.
   */
  advance(ms: number): Promise<void>;
  /** Lets promises that are ready settle, without moving the time. */
  settle(): Promise<void>;
  /** Sets the time without running anything: what a device does that slept, or whose clock was set. */
  jumpTo(now: number): void;
  /** Number of timers that wait; 0 says that nothing was left behind. */
  readonly waiting: number;
}

interface Timer {
  readonly run: () => void;
  readonly every: number | undefined;
  due: number;
  /** Order of creation: equal times run in it. */
  readonly order: number;
}

const shortestPeriod = 1;
/** Rounds of the microtask queue that count as settled: deep chains of awaits need many. */
const settleRounds = 400;

/** Makes a clock that stands at `start` milliseconds since the epoch until it is moved. */
export function createManualClock(start = Date.UTC(2026, 0, 1)): ManualClock {
  let now = start;
  let created = 0;
  const timers = new Set<Timer>();

  const add = (ms: number, run: () => void, every?: number) => {
    const timer: Timer = { run, every, due: now + Math.max(ms, 0), order: created++ };
    timers.add(timer);
    return () => void timers.delete(timer);
  };

  const settle = async () => {
    for (let round = 0; round < settleRounds; round++) await Promise.resolve();
  };

  const nextDue = (until: number): Timer | undefined => {
    let next: Timer | undefined;
    for (const timer of timers) {
      if (timer.due > until) continue;
      if (next === undefined || timer.due < next.due || (timer.due === next.due && timer.order < next.order))
        next = timer;
    }
    return next;
  };

  return {
    now: () => now,
    after: (ms, run) => add(ms, run),
    every: (ms, run) => add(ms, run, Math.max(ms, shortestPeriod)),
    async advance(ms) {
      const until = now + ms;
      await settle();
      for (let timer = nextDue(until); timer !== undefined; timer = nextDue(until)) {
        now = Math.max(now, timer.due);
        if (timer.every === undefined) timers.delete(timer);
        else timer.due += timer.every;
        timer.run();
        await settle();
      }
      now = until;
    },
    settle,
    jumpTo(time) {
      now = time;
    },
    get waiting() {
      return timers.size;
    },
  };
}
