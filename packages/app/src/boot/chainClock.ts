import { type Clock, chainNow } from '@amswap/values';
import type { AppServices } from './AppServices.ts';

/**
 * The clock that screens show: chain time once a block was seen, so that a wrong device clock changes nothing. Timers run by
 * the device's clock.
 */
export function createChainClock({ clock, chain }: Pick<AppServices, 'clock' | 'chain'>): Clock {
  return {
    ...clock,
    now() {
      const state = chain.read();
      const mark = state.state === 'configured' ? state.reader.chainTime() : undefined;
      const now = clock.now();
      return mark === undefined ? now : chainNow(mark, now);
    },
  };
}
