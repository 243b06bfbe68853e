import type { Clock } from '@amswap/values';
import { ChainError, isChainError } from '../errors/ChainError.ts';
import { isNodesFault } from './pooledNode.ts';

export interface TurnOptions {
  readonly clock: Clock;
  /** After how many milliseconds of silence the next candidate is asked as well. */
  readonly hedgeMs: number;
  /** Bound on the whole question, milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Asks one candidate after the other: the next one as soon as one fails, or when it has been silent for a while. The first
 * good answer wins; an error that is not a node's fault ends it. Rejects with the first error when all failed.
 */
export function askInTurn<N>(
  candidates: readonly N[],
  ask: (candidate: N) => Promise<unknown>,
  { clock, hedgeMs, timeoutMs }: TurnOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let next = 0;
    let waiting = 0;
    let over = false;
    let firstError: ChainError | undefined;
    let cancelHedge = () => {};
    const end = (settle: () => void) => {
      over = true;
      cancelHedge();
      cancelTimeout();
      settle();
    };
    const cancelTimeout = clock.after(timeoutMs, () => end(() => reject(new ChainError('rpc.timedOut'))));
    const failed = (thrown: unknown) => {
      waiting -= 1;
      if (over) return;
      const error = isChainError(thrown) ? thrown : new ChainError('rpc.unreachable');
      firstError ??= error;
      if (!isNodesFault(error)) end(() => reject(error));
      else if (next < candidates.length) askNext();
      else if (waiting === 0) end(() => reject(firstError));
    };
    const askNext = () => {
      cancelHedge();
      const candidate = candidates[next];
      if (over || candidate === undefined) return;
      next += 1;
      waiting += 1;
      if (next < candidates.length) cancelHedge = clock.after(hedgeMs, askNext);
      ask(candidate).then((answer) => over || end(() => resolve(answer)), failed);
    };
    askNext();
  });
}
