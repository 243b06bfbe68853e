import { useLayoutEffect, useState } from 'react';

/**
 * Whether something that lies over the page is shown. What is there as it opens, as all are whose code comes with the first press,
 * would have nothing to come from and stand there at once: it opens a moment later, before anything is painted.
 */
export function useComesIn(open: boolean): boolean {
  const [isThere, setThere] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- drawing it a second time, when it is there, is what this is for
  useLayoutEffect(() => setThere(true), []);
  return open && isThere;
}
