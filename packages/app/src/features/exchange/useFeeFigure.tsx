import { AmountText, type ListedFigure, type ShownAmount } from '@amswap/ui';
import { useLingui } from '@lingui/react/macro';

const feeDigits = { significant: 2 };

/** The line that says about what a trade costs in the chain's own currency. */
export function useFeeFigure(): (fee: ShownAmount | undefined) => ListedFigure {
  const { t } = useLingui();
  return (fee) => ({
    id: 'networkFee',
    name: t`Network fee`,
    value: fee ? (
      <>
        ≈ <AmountText amount={fee} digits={feeDigits} />
      </>
    ) : (
      '–'
    ),
  });
}
