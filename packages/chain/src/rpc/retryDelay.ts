import type { ChainError } from '../errors/ChainError.ts';
import { freshnessMs } from './freshness.ts';

const longestDelayMs = 60_000;
/** A node that named a longer time than this is asked again anyway. */
const longestRetryAfterMs = 300_000;

/**
 * Milliseconds to wait before the next attempt after `failures` failures in a row: the refresh interval, doubled with
 * every further failure up to a minute; a limit that names its time is kept, and one that does not slows down faster.
 */
export function retryDelayMs(error: ChainError, failures: number): number {
  if (error.code === 'rpc.lagging') return Math.min(freshnessMs.urgent * failures, freshnessMs.live);
  const doublings = Math.min(failures - 1 + (error.code === 'rpc.rateLimited' ? 1 : 0), 10);
  const delay = Math.min(freshnessMs.live * 2 ** doublings, longestDelayMs);
  const asked = Math.min(error.data.retryAfterMs ?? 0, longestRetryAfterMs);
  return Math.max(delay, asked);
}
