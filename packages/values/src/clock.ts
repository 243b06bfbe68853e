/**
 * Time as a capability. Nobody but a realm's one clock file touches `Date`, `setTimeout` or `setInterval`;
 * everybody else is given a `Clock`, so that tests and stories can hold, move or repeat time.
 */
export interface Clock {
  /** Milliseconds since the epoch, by this device's clock (which may be wrong: see chain time). */
  now(): number;
  /** Runs `run` once after `ms` milliseconds. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
  /** Runs `run` every `ms` milliseconds until cancelled by the function returned. */
  every(ms: number, run: () => void): () => void;
}
