import { Card, RecordCard, Skeleton } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RouteLink } from '../../routes/RouteLink.tsx';
import * as css from './synthesis.css.ts';
import type { LatestRecords } from './view.ts';

/** Props of `LatestRecordsCard`. */
export interface LatestRecordsCardProps {
  readonly latest: LatestRecords;
}

function Latest({ latest }: LatestRecordsCardProps) {
  switch (latest.kind) {
    case 'noAccount':
      return (
        <p className={css.note}>
          <Trans>Your machines show up here once a wallet is connected.</Trans>
        </p>
      );
    case 'loading':
      return (
        <>
          <Skeleton tenths={8} />
          <Skeleton tenths={6} />
        </>
      );
    case 'unanswered':
      return (
        <p className={css.note}>
          <Trans>Your records could not be read. They are shown as soon as the chain answers.</Trans>
        </p>
      );
    case 'known':
      return latest.records.length === 0 ? (
        <p className={css.note}>
          <Trans>No machines yet. Your first synthesis shows up here.</Trans>
        </p>
      ) : (
        <ul className={css.records}>
          {latest.records.map((record) => (
            <RecordCard key={`${record.contract} ${record.id}`} record={record} />
          ))}
        </ul>
      );
  }
}

/** The newest machines of both contracts, with the way to all of them. */
export function LatestRecordsCard({ latest }: LatestRecordsCardProps) {
  const { t } = useLingui();
  return (
    <Card label={t`Synthesis record`} busy={latest.kind === 'loading'} state={latest.kind}>
      <div className={css.recordsHead}>
        <h2 className={css.recordsTitle}>
          <Trans>Synthesis record</Trans>
        </h2>
        <RouteLink to="machineRecord" className={css.viewAll}>
          <Trans>View all</Trans>
        </RouteLink>
      </div>
      <Latest latest={latest} />
    </Card>
  );
}
