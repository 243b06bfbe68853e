import { useSyncExternalStore } from 'react';
import { useClock, useTicker } from './ClockContext.tsx';

/**
 * Whether the clock has reached a moment (milliseconds); true without one. It turns at the second itself, in every tab: the
 * time is read, not counted. Renders once, when it turns.
 */
export function useReached(moment: number | undefined): boolean {
  const clock = useClock();
  const ticker = useTicker();
  return useSyncExternalStore(
    (changed) => ticker.follow(changed),
    () => moment === undefined || clock.now() >= moment,
  );
}
