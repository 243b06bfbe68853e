import { useLingui } from '@lingui/react/macro';
import type { PowerProblem, PowerTerms } from '@amswap/values';
import { useFormat } from '../../format/index.ts';

/** The sentence for each problem of a power field; exhaustive by type. The first is the spec's, word for word. */
export function usePowerWords(terms: PowerTerms): Record<Exclude<PowerProblem, 'empty'>, string> {
  const { t } = useLingui();
  const format = useFormat();
  const step = format.power(terms.step);
  const lowest = format.power(terms.lowest);
  const highest = format.power(terms.highest ?? terms.lowest);
  return {
    'not-multiple': t({
      id: 'power.multipleOf',
      message: `Please enter a multiple of ${step} computing power~`,
    }),
    'below-lowest': t`The lowest is ${lowest} power.`,
    'above-highest': t`The contract can take at most ${highest} power now.`,
    fraction: t`Power is a whole number.`,
    zero: t`The lowest is ${lowest} power.`,
    negative: t`Power has no minus sign.`,
    exponent: t`Write the number out, without an exponent.`,
    'invalid-character': t`Only digits.`,
    grouping: t`Write the number without separators between the thousands.`,
    overflow: t`This number is too large.`,
  };
}
