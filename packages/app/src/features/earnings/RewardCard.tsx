import {
  AmountText,
  Card,
  FigureList,
  type ListedFigure,
  Skeleton,
  TermExplainer,
  useFormat,
} from '@amswap/ui';
import { basisPointsOfWhole } from '@amswap/values';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { ActButton } from '../people/index.ts';
import { startPlanAtom } from '../plans/index.ts';
import * as css from './earnings.css.ts';
import type { RewardView } from './view.ts';

/** Props of `RewardCard`. */
export interface RewardCardProps {
  /** Undefined while it is read. */
  readonly reward: RewardView | undefined;
}

/** A figure of the router, which is nobody's promise. */
const about = (figure: ReactNode): ReactNode => (
  <>
    {'≈ '}
    {figure}
  </>
);

function useRewardFigures({ balance, price, worth, feeBps }: RewardView): readonly ListedFigure[] {
  const { t } = useLingui();
  const format = useFormat();
  const priceless = <Trans>no price now</Trans>;
  return [
    {
      id: 'balance',
      name: (
        <TermExplainer term={t`Reward balance`}>
          <Trans>ACB that the contracts owe you after claims and prizes.</Trans>
        </TermExplainer>
      ),
      value: <AmountText amount={balance} />,
    },
    { id: 'price', name: t`ACB price`, value: price ? about(<AmountText amount={price} />) : priceless },
    ...(worth ? [{ id: 'worth', name: t`Worth`, value: about(<AmountText amount={worth} />) }] : []),
    ...(feeBps === undefined
      ? []
      : [
          {
            id: 'fee',
            name: t`Burned when moved`,
            value: format.percent(BigInt(feeBps), BigInt(basisPointsOfWhole), 2),
          },
        ]),
  ];
}

function KnownReward({ reward }: { readonly reward: RewardView }) {
  const { t } = useLingui();
  const start = useSetAtom(startPlanAtom);
  const listed = useRewardFigures(reward);
  const press = (): void =>
    void start({
      title: msg`Move to wallet`,
      caution: msg`What grows between the plan and the claim stays in the reward balance.`,
      make: ({ planMoveToWallet }, context) => planMoveToWallet(context),
    });
  return (
    <Card label={t`Reward balance`} fit="form">
      <FigureList figures={listed} />
      <p className={css.note}>{t(noticeTexts.rewardBalanceHint)}</p>
      <ActButton variant="quiet" state={reward.move === 'ready' ? 'ready' : 'off'} onAct={press}>
        {reward.move === 'nothing' ? (
          <Trans>Nothing to move</Trans>
        ) : reward.move === 'closed' ? (
          <Trans>Not exchanged now</Trans>
        ) : (
          <Trans>Move to wallet</Trans>
        )}
      </ActButton>
      <p className={css.note}>
        <Trans>Claims what waits, then exchanges the whole reward balance to ACB: one plan.</Trans>
      </p>
    </Card>
  );
}

/** The reward balance, the price of ACB, and all of it to the wallet in one plan. */
export function RewardCard({ reward }: RewardCardProps) {
  const { t } = useLingui();
  if (reward !== undefined) return <KnownReward reward={reward} />;
  return (
    <Card label={t`Reward balance`} busy fit="form">
      <Skeleton tenths={9} />
      <Skeleton tenths={7} />
      <Skeleton shape="block" />
    </Card>
  );
}
