import type { Election } from './election.ts';

/** The part of Web Locks that is needed. */
export interface LocksLike {
  request(name: string, options: { signal: AbortSignal }, run: () => Promise<void>): Promise<unknown>;
}

/** The tab that holds a lock leads; the browser passes the lock on when that tab goes. */
export function lockElection(locks: LocksLike, name: string): Election {
  return {
    stand: (lead) => {
      const standing = new AbortController();
      let stepDown: () => void = () => undefined;
      let release: () => void = () => undefined;
      const hold = () =>
        new Promise<void>((resolve) => {
          release = resolve;
          stepDown = lead();
        });
      // A request that is given up rejects: that is how a tab stops waiting.
      locks.request(name, { signal: standing.signal }, hold).catch(() => undefined);
      return {
        resign: () => {
          standing.abort();
          stepDown();
          stepDown = () => undefined;
          release();
        },
      };
    },
  };
}
