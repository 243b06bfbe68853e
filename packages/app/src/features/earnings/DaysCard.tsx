import { revenueKinds } from '@amswap/chain';
import { Button, Card, EarningsChart, type EarningsDay, Skeleton } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { useKindNames } from '../people/index.ts';
import * as css from './earnings.css.ts';
import type { EarningsCsvWords } from './earningsCsv.ts';
import { exportEarningsAtom } from './exportEarningsAtom.ts';

/** Props of `DaysCard`. */
export interface DaysCardProps {
  /** Undefined while it is read. */
  readonly days: readonly EarningsDay[] | undefined;
  readonly acb: { readonly decimals: number; readonly symbol: string };
}

function useCsvWords(): EarningsCsvWords {
  const { t } = useLingui();
  const kinds = useKindNames();
  const inTour = useAtomValue(openChainAtom)?.tour !== undefined;
  return {
    headings: [t`Day (UTC)`, ...revenueKinds.map((kind) => `${kinds[kind]} (ACB)`), t`Sum (ACB)`],
    simulation: inTour ? t`simulation` : undefined,
  };
}

function ExportEarnings() {
  const { t } = useLingui();
  const [stage, setStage] = useState<'ready' | 'busy'>('ready');
  const { toasts } = useAtomValue(servicesAtom);
  const exportEarnings = useSetAtom(exportEarningsAtom);
  const words = useCsvWords();
  const press = async (): Promise<void> => {
    setStage('busy');
    const outcome = await exportEarnings(words);
    setStage('ready');
    if (outcome === 'failed') toasts.show(t(noticeTexts.networkAbnormal), 'negative');
  };
  return (
    <Button size="small" variant="quiet" state={stage} onClick={() => void press()}>
      <Trans>Export CSV</Trans>
    </Button>
  );
}

/** What was claimed on each of the last days, by kind: a chart, the same as a table, and all of it as CSV. */
export function DaysCard({ days, acb }: DaysCardProps) {
  const { t } = useLingui();
  const kinds = useKindNames();
  if (days === undefined)
    return (
      <Card label={t`Claimed by day`} busy fit="form">
        <Skeleton tenths={6} />
        <Skeleton shape="block" />
      </Card>
    );
  return (
    <Card label={t`Claimed by day`} fit="form">
      <div className={css.head}>
        <h2 className={css.title}>
          <Trans>Claimed by day</Trans>
        </h2>
        <ExportEarnings />
      </div>
      <EarningsChart
        label={t`Claimed by day`}
        kinds={revenueKinds.map((id) => ({ id, name: kinds[id] }))}
        days={days}
        decimals={acb.decimals}
        symbol={acb.symbol}
      />
    </Card>
  );
}
