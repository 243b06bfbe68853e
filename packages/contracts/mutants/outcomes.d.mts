import type { Mutant } from './mutants.mjs';

/** What became of a fault. */
export interface Outcome extends Omit<Mutant, 'explained'> {
  readonly caught: boolean;
  /** What the campaign found. */
  readonly reason: string;
}
export function readOutcomes(): readonly Outcome[];
export function saveOutcome(mutant: Mutant, outcome: Pick<Outcome, 'caught' | 'reason'>): void;
export function writeReport(): void;
