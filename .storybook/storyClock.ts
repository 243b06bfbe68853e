import type { Clock } from '@amswap/values';

interface Timer {
  at: number;
  readonly run: () => void;
  /** Milliseconds between two runs; undefined when it runs once. */
  readonly period: number | undefined;
}

/** A clock that stands still until a story moves it. */
export interface StoryClock extends Clock {
  /** Sets the time, milliseconds since the epoch, and forgets all timers. */
  hold(at: number): void;
  /** Lets `ms` milliseconds pass: every timer that is due runs at its own moment. */
  pass(ms: number): void;
}

function createStoryClock(): StoryClock {
  let now = 0;
  let timers: Timer[] = [];
  const set = (ms: number, run: () => void, period?: number) => {
    const timer: Timer = { at: now + ms, run, period };
    timers.push(timer);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };
  const runNext = (end: number): boolean => {
    const next = timers.filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at)[0];
    if (next === undefined) return false;
    now = next.at;
    if (next.period === undefined) timers = timers.filter((other) => other !== next);
    else next.at += Math.max(next.period, 1);
    next.run();
    return true;
  };
  return {
    now: () => now,
    after: (ms, run) => set(ms, run),
    every: (ms, run) => set(ms, run, ms),
    hold(at) {
      now = at;
      timers = [];
    },
    pass(ms) {
      const end = now + ms;
      while (runNext(end));
      now = end;
    },
  };
}

/** The time that stories show unless they say `parameters.now`. */
export const storyTime = Date.UTC(2026, 10, 27, 12, 0, 0);

/** The clock of the story on the screen. A `play` lets time pass by `storyClock.pass(1500)`. */
export const storyClock = createStoryClock();
