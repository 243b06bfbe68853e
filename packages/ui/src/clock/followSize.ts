import type { Clock } from '@amswap/values';
import { browserClock } from './browserClock.ts';

/** How often a change of size is answered at most, milliseconds (the specification's resize throttle). */
export const resizeMs = 50;

/** Something that runs now and then, however often it is called. */
export interface Throttled {
  readonly call: () => void;
  /** Drops a call that waits. */
  readonly stop: () => void;
}

/** Runs at once, then at most once per `ms`; the last of several calls is never lost. */
export function atMostEvery(clock: Clock, ms: number, run: () => void): Throttled {
  let lastAt = Number.NEGATIVE_INFINITY;
  let cancel: (() => void) | undefined;
  const now = (): void => {
    cancel = undefined;
    lastAt = clock.now();
    run();
  };
  return {
    call() {
      if (cancel !== undefined) return;
      const wait = lastAt + ms - clock.now();
      if (wait <= 0) now();
      else cancel = clock.after(wait, now);
    },
    stop() {
      cancel?.();
      cancel = undefined;
    },
  };
}

/**
 * Measures now and whenever one of the elements has another size, by the window's or by its own. By the device's clock: how often
 * the screen is measured has nothing to do with the time that is shown. Returns a function that ends it.
 */
export function followSize(elements: readonly Element[], measure: () => void): () => void {
  const throttled = atMostEvery(browserClock, resizeMs, measure);
  const observer = new ResizeObserver(throttled.call);
  for (const element of elements) observer.observe(element);
  throttled.call();
  return () => {
    observer.disconnect();
    throttled.stop();
  };
}
