import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { followSize } from '../../clock/followSize.ts';
import { unseen } from '../../theme/text.css.ts';
import * as css from './Table.css.ts';

/** A column of a `Table`. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Figures at the end, words at the start (default). */
  readonly align?: 'start' | 'end';
  /** `name`: the column that says what its row is about, heard before each cell. */
  readonly role?: 'name' | 'value';
}

/** Props of `Table`. */
export interface TableProps<Row> {
  /** What it lists; heard, not seen. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** `marked`: the reader's own. */
  readonly stateOf?: ((row: Row) => 'plain' | 'marked') | undefined;
  /** What stands in it without rows. */
  readonly empty?: ReactNode;
}

/** A table wider than its place takes the focus, so that the keyboard can scroll it; one that fits is no stop. */
function useScrollStop() {
  const node = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState<'fits' | 'scrolls'>('fits');
  useLayoutEffect(() => {
    const element = node.current;
    if (element === null) return undefined;
    return followSize([element], () =>
      setFit(element.scrollWidth > element.clientWidth ? 'scrolls' : 'fits'),
    );
  }, []);
  return { node, fit };
}

/** A short table, all rows at once. For long ones: `EndlessList` with columns. */
export function Table<Row>({ label, columns, rows, keyOf, stateOf, empty }: TableProps<Row>) {
  const { node, fit } = useScrollStop();
  const stop = fit === 'scrolls' ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <div ref={node} className={css.holder} data-state={fit} {...stop}>
      <table className={css.table}>
        <caption className={unseen}>{label}</caption>
        <thead>
          <tr>
            {columns.map(({ id, head, align = 'start' }) => (
              <th key={id} scope="col" className={css.head} data-align={align}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={css.row} data-state={stateOf?.(row) ?? 'plain'}>
              {columns.map(({ id, cell, align = 'start', role = 'value' }) => {
                const Cell = role === 'name' ? 'th' : 'td';
                return (
                  <Cell
                    key={id}
                    className={css.cell}
                    data-align={align}
                    {...(role === 'name' ? { scope: 'row' } : {})}
                  >
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && empty !== undefined && (
            <tr>
              <td colSpan={columns.length} className={css.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
