import type { Outcome } from './executor.ts';

/**
 * The least gas with which a transaction succeeds. What a run uses is not always enough: refunds come back only
 * at the end, and a call into another contract may keep back one part in 64.
 * @param run runs the transaction with a gas limit.
 * @returns the least gas, or the outcome with `cap` when even that fails.
 */
export async function leastGas(
  cap: bigint,
  run: (gas: bigint) => Promise<Outcome>,
): Promise<bigint | { readonly failed: Outcome }> {
  const withCap = await run(cap);
  if (withCap.failure !== null) return { failed: withCap };
  let fails = withCap.gasUsed - 1n;
  let works = cap;
  const firstTries = [withCap.gasUsed, withCap.gasNeeded, (withCap.gasNeeded * 64n) / 63n + callStipend];
  for (const gas of firstTries) {
    if (gas <= fails || gas >= works) continue;
    if (await succeeds(gas, run)) {
      works = gas;
      break;
    }
    fails = gas;
  }
  // Most often what worked is the least already: one less tells.
  let middle = works - 1n;
  while (works - fails > 1n) {
    if (await succeeds(middle, run)) works = middle;
    else fails = middle;
    middle = (works + fails) / 2n;
  }
  return works;
}

/** Gas a call that sends value gives along for free. */
const callStipend = 2300n;

async function succeeds(gas: bigint, run: (gas: bigint) => Promise<Outcome>): Promise<boolean> {
  try {
    return (await run(gas)).failure === null;
  } catch {
    // Below what the transaction costs before it begins: not enough, either.
    return false;
  }
}
