import type { Clock } from '@amswap/values';

/** A clock that stands: chain time is what the seed says, and nothing is mined by itself. */
export const stillClock: Clock = {
  now: () => 0,
  after: () => () => undefined,
  every: () => () => undefined,
};
