import { type RevenueKind, revenueKinds, totalOf } from '@amswap/chain';
import { Card, type RevenueRow, RevenueTable, Skeleton, Term, type TermId } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { valueOf } from '../../../boot/chainAtoms.ts';
import { useKindNames } from '../useKindNames.ts';
import * as css from '../people.css.ts';
import { acbAtom, askedRevenueAtom } from './memberInfoAtoms.ts';

const termOf: Readonly<Record<RevenueKind, TermId>> = {
  machine: 'machineRevenue',
  dynamic: 'dynamicRevenue',
  preachingFirst: 'preachingGold',
  preachingSecond: 'preachingGold',
  preachingThird: 'preachingGold',
};

/** What the contracts owe and paid somebody, by kind. */
export function RevenueCard() {
  const { t } = useLingui();
  const names = useKindNames();
  const revenue = valueOf(useAtomValue(askedRevenueAtom));
  const acb = valueOf(useAtomValue(acbAtom));
  if (revenue === undefined || acb === undefined)
    return (
      <Card label={t`Revenue`} busy fit="form">
        <Skeleton tenths={8} />
        <Skeleton tenths={8} />
        <Skeleton tenths={8} />
      </Card>
    );
  const { symbol } = acb;
  const amount = (value: bigint) => ({ value, decimals: acb.decimals });
  const rows = revenueKinds.map(
    (id): RevenueRow => ({
      id,
      name: <Term id={termOf[id]}>{names[id]}</Term>,
      waiting: amount(revenue.waiting[id]),
      received: amount(revenue.received[id]),
    }),
  );
  return (
    <Card label={t`Revenue`} fit="form">
      <div className={css.head}>
        <h2 className={css.title}>
          <Trans>Revenue</Trans>
        </h2>
        <span className={css.note}>
          <Trans>waiting, {symbol}</Trans>
        </span>
      </div>
      <RevenueTable rows={rows} receivedTotal={{ value: totalOf(revenue.received), ...acb }} />
    </Card>
  );
}
