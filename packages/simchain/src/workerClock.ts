import type { Clock } from '@amswap/values';

/** The device's clock, for the realm of the chain's worker: the one file there that touches time and timers. */
export const workerClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  every: (ms, run) => {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};
