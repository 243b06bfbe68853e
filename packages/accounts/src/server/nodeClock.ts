import type { Clock } from '@amswap/values';

/** The clock of the service's process: this realm's one place that uses the globals for time. */
export const nodeClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  every(ms, run) {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};
