import type { Browser } from '@playwright/test';
import type { LocalChain } from '../e2e/localChain.ts';

/** One line of the table: what was measured against a limit of performance.md. */
export interface BenchRow {
  /** The row's number in the table of limits. */
  readonly row: number;
  /** What was measured, in a few words. */
  readonly name: string;
  /** The median over the rounds, in `unit`. */
  readonly measured: number;
  /** The most that `measured` may be, in `unit`. */
  readonly limit: number;
  /** What the two figures count: `x` for a ratio, `ms`, `requests`, `nodes`. */
  readonly unit: string;
}

/** A folder of files on this device's own web server. */
export interface BenchHost {
  /** Address of the folder, with a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** What a bench module works with. */
export interface BenchTools {
  /** One Chromium for the whole run. A module opens contexts of its own and closes them. */
  readonly browser: Browser;
  /** How many interleaved rounds are run; at least 5. */
  readonly rounds: number;
  /**
   * Builds `bench/pages/<name>/index.html` as the product is built (React Compiler, vanilla-extract, minified) and
   * serves it until the run is over.
   */
  page(name: string): Promise<BenchHost>;
  /** A local chain with the product's world on it. */
  readonly chain: LocalChain;
  /** The built product, configured for `chain`. */
  readonly product: BenchHost;
  /** The built product beside another `deployment.json`, or without one: that opens the tour. */
  host(deployment?: string): Promise<BenchHost>;
  /** Says what is going on, one line at a time. */
  say(line: string): void;
}

/** What each module of this folder that measures exports. */
export interface BenchModule {
  run(tools: BenchTools): Promise<readonly BenchRow[]>;
}

/** The middle of some numbers; the mean of the two in the middle where their count is even. Throws where there is none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError('the median of nothing');
  return (lower + upper) / 2;
}

/**
 * Runs two or more ways one after the other, round by round, so that a machine that slows down slows all of them.
 *
 * @returns the measurements of each way, in the order of the rounds
 */
export async function interleaved<Way extends string, T = number>(
  rounds: number,
  ways: Readonly<Record<Way, () => Promise<T> | T>>,
): Promise<Readonly<Record<Way, readonly T[]>>> {
  const names = Object.keys(ways) as Way[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<Way, T[]>;
  for (let round = 0; round < rounds; round++)
    for (const name of names) measured[name].push(await ways[name]());
  return measured;
}
