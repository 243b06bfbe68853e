import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { nextSegment } from '../../controls/Segmented/nextSegment.ts';
import { Table, type TableColumn } from '../../controls/Table/Table.tsx';
import { Tabs } from '../../controls/Tabs/Tabs.tsx';
import { useFormat, useTimeFormat } from '../../format/index.ts';
import { figures } from '../../theme/text.css.ts';
import { AmountText } from '../AmountText/AmountText.tsx';
import { series } from '../ShareBar/ShareBar.css.ts';
import { SeriesMark } from '../ShareBar/ShareBar.tsx';
import { seriesOf } from '../ShareBar/seriesOf.ts';
import { type ChartColumn, chartColumns, type EarningsDay } from './chartColumns.ts';
import * as css from './EarningsChart.css.ts';

/** A kind of revenue, in the order of its colour. */
export interface EarningsKind {
  readonly id: string;
  readonly name: string;
}

/** Props of `EarningsChart`. */
export interface EarningsChartProps {
  /** What it shows: "Earnings by day". */
  readonly label: string;
  /** At most five. */
  readonly kinds: readonly EarningsKind[];
  /** The oldest first, at most 31. */
  readonly days: readonly EarningsDay[];
  /** Of the token that all amounts are in. */
  readonly decimals: number;
  readonly symbol: string;
}

interface ColumnsProps extends EarningsChartProps {
  readonly columns: readonly ChartColumn[];
}

/** The days as columns: one is chosen by a press or by the arrow keys, and read out above them. */
function Columns({ label, columns, kinds, decimals, symbol }: ColumnsProps) {
  const format = useFormat();
  const time = useTimeFormat();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(columns.length - 1);
  const shown = columns[chosen] ?? columns.at(-1);
  const move = (event: KeyboardEvent, index: number) => {
    const next = nextSegment(event.key, index, columns.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  const first = columns[0];
  const last = columns.at(-1);
  return (
    <div className={css.chart}>
      <div className={css.day} aria-live="polite">
        <span className={css.when}>{shown && time.utcDate(shown.at)}</span>
        <span className={css.sum}>
          {shown && <AmountText amount={{ value: shown.sum, decimals, symbol }} unit="small" />}
        </span>
      </div>
      <div ref={list} role="group" aria-label={label} className={css.columns}>
        {columns.map(({ at, sum, parts }, index) => (
          <button
            key={String(at)}
            type="button"
            className={css.column}
            data-state={index === chosen ? 'chosen' : 'other'}
            aria-pressed={index === chosen}
            aria-label={`${time.utcDate(at)}: ${format.amount(sum, decimals)} ${symbol}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={(event) => move(event, index)}
          >
            {parts.map((part, place) => (
              <span
                key={kinds[place]?.id ?? place}
                className={`${css.part} ${series[seriesOf(place)]}`}
                hidden={part === 0}
                style={{ height: `${part / 10}%` }}
              />
            ))}
          </button>
        ))}
      </div>
      <div className={`${css.axis} ${figures}`} aria-hidden="true">
        <span>{first && time.utcDate(first.at)}</span>
        <span>{last && last !== first && time.utcDate(last.at)}</span>
      </div>
      <ul className={css.legend}>
        {kinds.map(({ id, name }, place) => (
          <li key={id} className={css.kind}>
            <SeriesMark series={seriesOf(place)} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same figures as a table, the newest day first. */
function Twin({ label, kinds, days, decimals, symbol, columns }: ColumnsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const time = useTimeFormat();
  const amount = (value: bigint) => format.amount(value, decimals);
  // In place: `toReversed` is newer than the browser floor.
  const rows = days.map((day, index) => ({ ...day, sum: columns[index]?.sum }));
  rows.reverse();
  const heads: readonly TableColumn<(typeof rows)[number]>[] = [
    { id: 'day', head: t`Day (UTC)`, role: 'name', cell: ({ at }) => time.utcDate(at) },
    {
      id: 'sum',
      head: t`Sum, ${symbol}`,
      align: 'end',
      cell: ({ sum }) => (sum === undefined ? '' : amount(sum)),
    },
    ...kinds.map(
      ({ id, name }, place): TableColumn<(typeof rows)[number]> => ({
        id,
        head: name,
        align: 'end',
        cell: ({ amounts }) => {
          const value = amounts[place];
          return value === undefined ? '' : amount(value);
        },
      }),
    ),
  ];
  return <Table label={label} columns={heads} rows={rows} keyOf={({ at }) => String(at)} />;
}

/** What came in day by day, by kind: as columns, and as a table for whoever reads rather than looks. */
export function EarningsChart(chart: EarningsChartProps) {
  const { t } = useLingui();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const columns = chartColumns(chart.days);
  const tabs = [
    { id: 'chart', label: t`Chart` },
    { id: 'table', label: t`Table` },
  ] as const;
  return (
    <Tabs label={chart.label} tabs={tabs} value={view} onChange={setView}>
      {view === 'chart' ? <Columns {...chart} columns={columns} /> : <Twin {...chart} columns={columns} />}
    </Tabs>
  );
}
