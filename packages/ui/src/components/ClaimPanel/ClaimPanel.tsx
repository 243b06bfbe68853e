import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import { GrowingAmount, type Growth } from '../GrowingAmount/GrowingAmount.tsx';
import { RevenueTable, type RevenueTableProps } from '../RevenueTable/RevenueTable.tsx';
import { type Share, ShareBar } from '../ShareBar/ShareBar.tsx';
import * as css from './ClaimPanel.css.ts';

/** What waits for an account, by kind. */
export interface WaitingRevenue extends RevenueTableProps {
  readonly total: Growth;
  /** What waits of each kind at the last block, in the order of the rows. */
  readonly shares: readonly Share[];
}

/** Props of `ClaimPanel`. */
export interface ClaimPanelProps {
  /** Undefined while it is being read. */
  readonly revenue: WaitingRevenue | undefined;
  /** The acts below: what to claim, and the buttons. */
  readonly children?: ReactNode;
}

/** What waits to be claimed: the sum as it grows, its kinds as a bar and as rows, and the acts. */
export function ClaimPanel({ revenue, children }: ClaimPanelProps) {
  const { t } = useLingui();
  return (
    <Card label={t`Waiting to be claimed`} busy={revenue === undefined}>
      <h2 className={css.label}>
        <Trans>Waiting to be claimed</Trans>
      </h2>
      <div className={css.total}>
        <GrowingAmount growth={revenue?.total} />
      </div>
      <ShareBar label={t`Waiting to be claimed, by kind`} shares={revenue?.shares ?? []} />
      {revenue && (
        <div className={css.kinds}>
          <RevenueTable rows={revenue.rows} receivedTotal={revenue.receivedTotal} />
        </div>
      )}
      {children !== undefined && <div className={css.acts}>{children}</div>}
    </Card>
  );
}
