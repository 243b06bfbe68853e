import type { Clock } from '@amswap/values';

/** Longer delays overflow the timer's 32 bits and would fire at once. */
const longestDelay = 2 ** 31 - 1;

/** The clock of this device. The one file of the page that touches the global timers and `Date`. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, longestDelay));
    return () => clearTimeout(timer);
  },
  every(ms, run) {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};
