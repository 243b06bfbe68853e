import type { Clock } from '@amswap/values';

/** Calls its listeners with the time, once a second and all together, while the page can be seen. */
export interface Ticker {
  /** Calls `listener` with the time in milliseconds, first at the next full second. Returns the way to stop. */
  follow(listener: (now: number) => void): () => void;
}

/** What a ticker has to know about the page: a `Document`, or a stand-in for tests. */
export interface Visibility {
  readonly hidden: boolean;
  addEventListener(event: 'visibilitychange', listener: () => void): void;
  removeEventListener(event: 'visibilitychange', listener: () => void): void;
}

/** A timer may fire a little early: what is left of the second is then not worth a wake-up of its own. */
const slack = 20;

/**
 * One wake-up a second for everything that counts, however many there are: set for the turn of the clock's
 * second, none without listeners, none while hidden. The time is read, never counted, so it is right at once
 * when the page comes back or the device wakes.
 */
export function createTicker(clock: Clock, visibility: Visibility): Ticker {
  const listeners = new Set<(now: number) => void>();
  let cancel: (() => void) | undefined;

  const stop = (): void => {
    cancel?.();
    cancel = undefined;
  };
  const schedule = (): void => {
    if (cancel || visibility.hidden || listeners.size === 0) return;
    const rest = 1000 - (clock.now() % 1000);
    cancel = clock.after(rest < slack ? rest + 1000 : rest, tick);
  };
  const tick = (): void => {
    stop();
    const now = clock.now();
    for (const listener of listeners) listener(now);
    schedule();
  };
  const turn = (): void => (visibility.hidden ? stop() : tick());

  return {
    follow(listener) {
      if (listeners.size === 0) visibility.addEventListener('visibilitychange', turn);
      listeners.add(listener);
      schedule();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        visibility.removeEventListener('visibilitychange', turn);
        stop();
      };
    },
  };
}
