import type { ChainError } from '../errors/ChainError.ts';

/** How reading goes as a whole, for banners: a toast once per `outage`, a banner as long as it lasts. */
export type ReaderStatus =
  /** Nothing has been answered yet. */
  | { readonly state: 'starting' }
  | { readonly state: 'live'; readonly block: bigint; readonly blockTime: bigint; readonly readAt: number }
  /** The last attempt failed; figures are those of `since`. Too early to call it an outage. */
  | { readonly state: 'stale'; readonly since: number; readonly error: ChainError; readonly retryAt: number }
  /** The node answers, but with blocks older than one already seen. */
  | {
      readonly state: 'lagging';
      readonly since: number;
      readonly error: ChainError;
      readonly retryAt: number;
    }
  | {
      readonly state: 'down';
      /** Device time at which the outage began, milliseconds; of figures that an earlier visit kept: when they were read. */
      readonly since: number;
      readonly error: ChainError;
      /** Device time of the next attempt, milliseconds. */
      readonly retryAt: number;
      /** Same number, same outage: say it once. A relapse within half a minute is the same outage. */
      readonly outage: number;
    };

/** An outage that ended and comes back within this time is not told anew, milliseconds. */
const relapseMs = 30_000;

/** Turns successes and failures into the status. */
export interface StatusKeeper {
  current(): ReaderStatus;
  /** Returns a function that ends the subscription. */
  subscribe(listener: (status: ReaderStatus) => void): () => void;
  answered(block: bigint, blockTime: bigint, now: number): void;
  /** @param recalledAt when the oldest figure was read that an earlier visit kept and that is shown */
  failed(error: ChainError, now: number, retryAt: number, recalledAt?: number): void;
}

export function statusKeeper(): StatusKeeper {
  const listeners = new Set<(status: ReaderStatus) => void>();
  let current: ReaderStatus = { state: 'starting' };
  let failures = 0;
  let since = 0;
  let outage = 0;
  let outageEndedAt = Number.NEGATIVE_INFINITY;

  const set = (status: ReaderStatus) => {
    current = status;
    for (const listener of [...listeners]) listener(status);
  };

  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answered(block, blockTime, now) {
      if (current.state === 'down') outageEndedAt = now;
      failures = 0;
      set({ state: 'live', block, blockTime, readAt: now });
    },
    failed(error, now, retryAt, recalledAt = now) {
      if (failures === 0) since = now;
      since = Math.min(since, recalledAt);
      failures += 1;
      if (error.code === 'rpc.lagging') return set({ state: 'lagging', since, error, retryAt });
      // One failure with figures on the screen may be a hiccup; with none there is nothing to wait for.
      const hiccup = failures < 2 && current.state !== 'starting';
      if (hiccup) return set({ state: 'stale', since, error, retryAt });
      if (current.state !== 'down' && now - outageEndedAt > relapseMs) outage += 1;
      set({ state: 'down', since, error, retryAt, outage });
    },
  };
}
