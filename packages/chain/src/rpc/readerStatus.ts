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
      /** Device time at which the outage began, milliseconds. */
      readonly since: number;
      readonly error: ChainError;
      /** Device time of the next attempt, milliseconds. */
      readonly retryAt: number;
      /** Same number, same outage: say it once. A relapse within half a minute is the same outage. */
      readonly outage: number;
    };

/** An outage that ended and comes back within this time is not told anew, milliseconds. */
const relapseMs = 30_000;

/** Turns successes and failures into the status. Pure but for what it remembers. */
export class StatusKeeper {
  current: ReaderStatus = { state: 'starting' };
  private failures = 0;
  private since = 0;
  private outage = 0;
  private outageEndedAt = Number.NEGATIVE_INFINITY;
  private readonly listeners = new Set<(status: ReaderStatus) => void>();

  subscribe(listener: (status: ReaderStatus) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  answered(block: bigint, blockTime: bigint, now: number): void {
    if (this.current.state === 'down') this.outageEndedAt = now;
    this.failures = 0;
    this.set({ state: 'live', block, blockTime, readAt: now });
  }

  failed(error: ChainError, now: number, retryAt: number): void {
    if (this.failures === 0) this.since = now;
    this.failures += 1;
    const { since } = this;
    if (error.code === 'rpc.lagging') return this.set({ state: 'lagging', since, error, retryAt });
    // One failure with figures on the screen may be a hiccup; with none there is nothing to wait for.
    const hiccup = this.failures < 2 && this.current.state !== 'starting';
    if (hiccup) return this.set({ state: 'stale', since, error, retryAt });
    if (this.current.state !== 'down' && now - this.outageEndedAt > relapseMs) this.outage += 1;
    this.set({ state: 'down', since, error, retryAt, outage: this.outage });
  }

  private set(status: ReaderStatus): void {
    this.current = status;
    for (const listener of [...this.listeners]) listener(status);
  }
}
