import { useClock } from '@amswap/ui';
import { type RefObject, useEffect, useRef } from 'react';

/** The list goes on at most once in this time, milliseconds (the specification's reach-bottom throttle). */
const throttleMs = 350;

/**
 * Calls when the end of a list comes into view, at most once per 350 ms, and again as long as it stays there.
 *
 * @param length how long the list is: a longer one is looked at anew
 * @returns for the element that stands at the end
 */
export function useReachBottom(length: number, reached: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const clock = useClock();
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const element = end.current;
    if (element === null) return undefined;
    let cancel = (): void => {};
    const observer = new IntersectionObserver(([entry]) => {
      cancel();
      if (entry?.isIntersecting !== true) return;
      const wait = Math.max(0, lastAt.current + throttleMs - clock.now());
      cancel = clock.after(wait, () => {
        lastAt.current = clock.now();
        reached();
      });
    });
    observer.observe(element);
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [clock, length, reached]);
  return end;
}
