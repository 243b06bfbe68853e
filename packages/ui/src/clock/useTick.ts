import { useLayoutEffect } from 'react';
import { useClock, useTicker } from './ClockContext.tsx';

/**
 * Calls `show` with the time (milliseconds) before the first paint, after each render, and then every second,
 * outside React: it writes text nodes and attributes itself, and nothing is rendered again.
 */
export function useTick(show: (now: number) => void): void {
  const clock = useClock();
  const ticker = useTicker();
  useLayoutEffect(() => {
    show(clock.now());
    return ticker.follow(show);
  }, [clock, ticker, show]);
}
