import { useLingui } from '@lingui/react/macro';
import type { AmountFieldProblem } from './readAmount.ts';

/** The sentence for each problem of an amount field; exhaustive by type. */
export function useAmountWords(decimals: number, token: string): Record<AmountFieldProblem, string> {
  const { t } = useLingui();
  return {
    negative: t`An amount has no minus sign.`,
    exponent: t`Write the number out, without an exponent.`,
    'invalid-character': t`Only digits and one decimal sign.`,
    grouping: t`Write the number without separators between the thousands.`,
    'too-many-decimals': t`${token} has at most ${decimals} decimals.`,
    overflow: t`This number is too large.`,
    zero: t`Enter more than zero.`,
    'not-multiple': t`Not a possible multiple.`,
    'above-available': t`More ${token} than you have.`,
  };
}
