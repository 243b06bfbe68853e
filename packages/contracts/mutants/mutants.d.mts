/** A fault that somebody could put into the contracts. */
export interface Mutant {
  /** The rule of the protocol that it breaks. */
  readonly rule: number;
  /** Path below `src`. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
  /** Why the campaign can't catch it, for one that survives. */
  readonly explained?: string;
}
export const mutants: readonly Mutant[];
