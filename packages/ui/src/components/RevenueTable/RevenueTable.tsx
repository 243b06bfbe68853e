import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AmountText, type ShownAmount } from '../AmountText/AmountText.tsx';
import { GrowingAmount, type Growth } from '../GrowingAmount/GrowingAmount.tsx';
import { SeriesMark } from '../ShareBar/ShareBar.tsx';
import { seriesOf } from '../ShareBar/seriesOf.ts';
import * as css from './RevenueTable.css.ts';

/** One kind of revenue. */
export interface RevenueRow {
  readonly id: string;
  /** Its name: text, or a term that explains itself. */
  readonly name: ReactNode;
  /** What waits to be claimed. One that grows by the second says how. */
  readonly waiting: ShownAmount | Growth;
  /** What was claimed so far. */
  readonly received: ShownAmount;
}

/** Props of `RevenueTable`. */
export interface RevenueTableProps {
  /** In the order of their colours, at most five. */
  readonly rows: readonly RevenueRow[];
  /** All kinds together, received so far. */
  readonly receivedTotal: ShownAmount;
}

/** The kinds of revenue, each with what waits and what was received. */
export function RevenueTable({ rows, receivedTotal }: RevenueTableProps) {
  return (
    <dl className={css.list}>
      {rows.map(({ id, name, waiting, received }, place) => (
        <div key={id} className={css.row}>
          <dt className={css.kind}>
            <SeriesMark series={seriesOf(place)} />
            <span className={css.names}>
              <span className={css.name}>{name}</span>
              <span className={css.received}>
                <Trans>
                  received <AmountText amount={{ ...received, symbol: undefined }} />
                </Trans>
              </span>
            </span>
          </dt>
          <dd className={css.waiting}>
            {'at' in waiting ? <GrowingAmount growth={waiting} /> : <AmountText amount={waiting} />}
          </dd>
        </div>
      ))}
      <div className={css.row}>
        <dt className={css.name}>
          <Trans>Received in all</Trans>
        </dt>
        <dd className={css.waiting}>
          <AmountText amount={receivedTotal} unit="small" />
        </dd>
      </div>
    </dl>
  );
}
