import type { Clock } from '@amswap/values';
import { storyClock } from '../../.storybook/storyClock.ts';

/**
 * The clock of a page story: it stands still like the story's own, but what is due at once runs at once, so that a page reads its
 * chain without a play that lets time pass.
 */
export const pageClock: Clock = {
  now: () => storyClock.now(),
  every: (ms, run) => storyClock.every(ms, run),
  after(ms, run) {
    if (ms > 0) return storyClock.after(ms, run);
    let wanted = true;
    queueMicrotask(() => {
      if (wanted) run();
    });
    return () => {
      wanted = false;
    };
  },
};
