import type { ReactNode } from 'react';
import { figures as tabular } from '../../theme/text.css.ts';
import * as css from './FigureList.css.ts';

/** One line of a `FigureList`. */
export interface ListedFigure {
  /** Stable key of the line. */
  readonly id: string;
  /** What the figure is: text, or a term that explains itself. */
  readonly name: ReactNode;
  /** The figure itself. */
  readonly value: ReactNode;
  /** How it is to be taken. Default plain. */
  readonly tone?: 'plain' | 'warning' | 'negative' | 'positive';
}

/** Props of `FigureList`. */
export interface FigureListProps {
  readonly figures: readonly ListedFigure[];
}

/** Names and figures, one a line: what one pays, what is left, what changes. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <dl className={`${css.list} ${tabular}`}>
      {figures.map(({ id, name, value, tone = 'plain' }) => (
        <div key={id} className={css.row}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value} data-tone={tone}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
