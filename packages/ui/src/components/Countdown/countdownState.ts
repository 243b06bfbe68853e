/** What a countdown counts. */
export type CountdownState =
  /** Not read yet. */
  | { readonly kind: 'loading' }
  /** Nothing is open: the next input begins a round. */
  | { readonly kind: 'idle' }
  /** Runs to `endsAt`, and reads as closed from then on. Times in milliseconds of the page's clock. */
  | { readonly kind: 'running'; readonly endsAt: number; readonly length: number }
  /** Its time is over and the chain has not settled it yet. */
  | { readonly kind: 'unsettled' };

/** What a countdown shows at one moment. */
export interface CountdownMoment {
  readonly phase: 'loading' | 'idle' | 'running' | 'closed' | 'unsettled';
  /** Milliseconds left, never negative. */
  readonly left: number;
  /** What is left of the whole length, 0 to 1. */
  readonly share: number;
}

/** The moment of a countdown at a time in milliseconds. */
export function countdownAt(state: CountdownState, now: number): CountdownMoment {
  if (state.kind !== 'running') return { phase: state.kind, left: 0, share: 0 };
  const left = Math.max(0, state.endsAt - now);
  const share = state.length > 0 ? Math.min(1, left / state.length) : 0;
  return { phase: left > 0 ? 'running' : 'closed', left, share };
}

/** Time left at which a screen reader is told, milliseconds. Seconds are not announced. */
const milestones = [300_000, 60_000, 0] as const;

/**
 * The milestone that was passed between two moments, if any: `undefined` for none. A countdown that starts
 * again passes none.
 */
export function milestonePassed(before: number, left: number): number | undefined {
  return milestones.findLast((milestone) => before > milestone && left <= milestone);
}
