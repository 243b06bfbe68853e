import { type AmountProblem, parseAmount } from '@amswap/values';

/** What keeps typed text from being the amount of an act. */
export type AmountFieldProblem = Exclude<AmountProblem, 'empty'> | 'above-available';

/** What the text in an amount field says. */
export type AmountReading =
  | { readonly state: 'empty' }
  | { readonly state: 'ready'; readonly amount: bigint }
  /** `amount` is there where the text is a number, only not one that is possible. */
  | { readonly state: 'problem'; readonly problem: AmountFieldProblem; readonly amount?: bigint | undefined };

/** What an amount field knows about the amount wanted. */
export interface AmountTerms {
  /** Decimals of the token, from the chain. */
  readonly decimals: number;
  /** The most there is, base units; none while it is not known. */
  readonly available?: bigint | undefined;
}

/** Reads the text of an amount field. Pure; the field and whoever sends the amount use the same one. */
export function readAmount(text: string, { decimals, available }: AmountTerms): AmountReading {
  const parsed = parseAmount(text, { decimals, requirePositive: true });
  if ('error' in parsed) {
    return parsed.error === 'empty' ? { state: 'empty' } : { state: 'problem', problem: parsed.error };
  }
  if (available !== undefined && parsed.value > available) {
    return { state: 'problem', problem: 'above-available', amount: parsed.value };
  }
  return { state: 'ready', amount: parsed.value };
}
