import type { ExchangeBound } from '@amswap/chain';
import { AmountText, ChangeText, type ListedFigure, TermExplainer, useFormat } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFeeFigure } from './useFeeFigure.tsx';
import type { ExchangeView, OpenExchange } from './view.ts';

const basisPoints = 10_000n;
const none = '–';

function useBoundWords(): (bound: ExchangeBound) => string {
  const { t } = useLingui();
  return (bound) => {
    switch (bound) {
      case 'balance':
        return t`your balance`;
      case 'stock':
        return t`the contract’s stock`;
      case 'rewardBalance':
        return t`your reward balance`;
    }
  };
}

/** Rate, fee, the most and what bounds it. */
function useTermFigures(): (open: OpenExchange, view: ExchangeView) => readonly ListedFigure[] {
  const { t } = useLingui();
  const format = useFormat();
  const bounds = useBoundWords();
  return ({ rate, feeBps, most, bound, stock }, { fee }) => {
    const share = format.percent(feeBps, basisPoints, 2);
    return [
      {
        id: 'rate',
        name: t`Rate`,
        value: (
          <>
            <AmountText amount={rate.one} /> = <AmountText amount={rate.gives} />
          </>
        ),
      },
      {
        id: 'fee',
        name: t`Fee, ${share}`,
        value: fee ? <AmountText amount={fee} digits={{ significant: 2 }} /> : none,
      },
      {
        id: 'most',
        name: (
          <TermExplainer term={t`Maximum exchangeable`}>
            <Trans>The most that the contract exchanges for you now, and what limits it.</Trans>
          </TermExplainer>
        ),
        value: <AmountText amount={most} />,
      },
      { id: 'bound', name: t`Bounded by`, value: bounds(bound) },
      ...(stock
        ? [{ id: 'stock', name: t`In the contract’s stock`, value: <AmountText amount={stock} /> }]
        : []),
    ];
  };
}

/** Everything below the amounts of a fixed-rate exchange. */
export function useExchangeFigures(view: ExchangeView): readonly ListedFigure[] {
  const { t } = useLingui();
  const terms = useTermFigures();
  const feeFigure = useFeeFigure();
  const { open, paysChange, getsChange, rewardChange, networkFee } = view;
  if (open === undefined) return [];
  const paid = open.pays.symbol;
  const got = open.gets.symbol;
  return [
    ...terms(open, view),
    ...(rewardChange
      ? [{ id: 'reward', name: t`Reward balance`, value: <ChangeText {...rewardChange} /> }]
      : []),
    ...(paysChange
      ? [{ id: 'pays', name: t`Balance of ${paid}`, value: <ChangeText {...paysChange} /> }]
      : []),
    ...(getsChange
      ? [{ id: 'gets', name: t`Balance of ${got}`, value: <ChangeText {...getsChange} /> }]
      : []),
    feeFigure(networkFee),
  ];
}
