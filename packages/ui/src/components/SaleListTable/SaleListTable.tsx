import { unitOf } from '@amswap/values';
import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { EndlessList, type EndlessListProps } from '../../controls/EndlessList/EndlessList.tsx';
import { type NumberFormat, permille, useFormat } from '../../format/index.ts';
import * as css from './SaleListTable.css.ts';

/** An order of the ranking. Amounts are base units of MV. */
export interface RankedSale {
  /** Its own id, which stays while its place changes. */
  readonly id: string;
  /** Its place in the queue, first 1. */
  readonly index: bigint;
  /** What was put in. */
  readonly deposit: bigint;
  readonly remaining: bigint;
  /** What is left in the queue up to and including this order. */
  readonly total: bigint;
  readonly owner: 'oneself' | 'other';
}

/** Props of `SaleListTable`. */
export interface SaleListTableProps extends Pick<EndlessListProps, 'onRange' | 'jump' | 'onRetry'> {
  /** What it lists; heard, not seen. */
  readonly label: string;
  /** Orders on sale. */
  readonly count: number;
  /** The order at a place, counted from 0; `undefined` while it is not read: bones stand in its row. */
  readonly saleAt: (place: number) => RankedSale | undefined;
  /** Decimals of MV. */
  readonly decimals: number;
}

/** Beyond so many whole digits a figure is written short, and from so many on without a fraction: columns are narrow. */
const longestWhole = 5;
const wholeOnly = 4;

function figureOf(value: bigint, decimals: number, format: NumberFormat): string {
  const digits = (value / unitOf(decimals)).toString().length;
  if (digits > longestWhole) return format.compact(value, decimals);
  return format.amount(value, decimals, { most: digits < wholeOnly ? 2 : 0 });
}

/**
 * A row goes by its order, so that the reader keeps it in sight while others leave. First and last keep the names of their
 * places: the list takes a change at its edges for rows that came or went, and these are merely read or no longer read.
 */
function keyAt(place: number, count: number, saleAt: SaleListTableProps['saleAt']): string {
  const isEdge = place === 0 || place === count - 1;
  return (isEdge ? undefined : saleAt(place)?.id) ?? `place ${place}`;
}

const bone = <span key="bone" className={css.bone} aria-hidden="true" />;

interface Cells {
  readonly format: NumberFormat;
  readonly decimals: number;
  readonly you: string;
}

/** The cells of a row: as few elements as can be, since there are many rows. */
function cellsOf(sale: RankedSale | undefined, place: number, { format, decimals, you }: Cells): ReactNode[] {
  if (sale === undefined) return [format.integer(place + 1), bone, bone, bone, bone];
  const sold = sale.deposit - sale.remaining;
  const share = permille(sold, sale.deposit) / 10;
  return [
    sale.owner === 'oneself' ? (
      <Fragment key="index">
        {format.integer(sale.index)}
        <span className={css.own}>{you}</span>
      </Fragment>
    ) : (
      format.integer(sale.index)
    ),
    figureOf(sale.deposit, decimals, format),
    figureOf(sale.remaining, decimals, format),
    figureOf(sale.total, decimals, format),
    <Fragment key="sold">
      <span className={css.bar} style={{ backgroundSize: `${share}% 100%` }} aria-hidden="true" />
      {format.percent(sold, sale.deposit)}
    </Fragment>,
  ];
}

/** The ranking of the MV sale: any number of orders, of which only those in sight are in the page. */
export function SaleListTable({
  label,
  count,
  saleAt,
  decimals,
  onRange,
  jump,
  onRetry,
}: SaleListTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const cells: Cells = { format, decimals, you: t`you` };
  return (
    <div className={css.list}>
      <EndlessList
        label={label}
        count={count}
        keyOf={(place) => keyAt(place, count, saleAt)}
        rowHeight={2.75}
        holds="figures"
        row={(place) => cellsOf(saleAt(place), place, cells)}
        columns={[
          { id: 'index', head: '#', width: '3.125rem', weight: 'strong' },
          { id: 'deposit', head: t`Deposit`, width: 5, align: 'end' },
          { id: 'remaining', head: t`Remaining`, width: 7, align: 'end', weight: 'strong' },
          { id: 'total', head: t`Total`, width: 5, align: 'end' },
          { id: 'sold', head: t`Sold`, width: '2.5rem', align: 'end', weight: 'quiet' },
        ]}
        stateOf={(place) => (saleAt(place)?.owner === 'oneself' ? 'own' : undefined)}
        onRange={onRange}
        jump={jump}
        onRetry={onRetry}
      />
    </div>
  );
}
