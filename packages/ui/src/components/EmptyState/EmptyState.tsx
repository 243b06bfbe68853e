import type { ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import * as css from './EmptyState.css.ts';

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** What there is none of: "No machines yet". */
  readonly title: string;
  /** What will stand here, and when. */
  readonly children: ReactNode;
  /** The way on: a button or a link. */
  readonly action?: ReactNode;
}

/** Stands where a list has nothing to show. Never in place of a list that could not be read. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Card className={css.empty} state="empty">
      <svg aria-hidden="true" className={css.dial} viewBox="0 0 220 220">
        <circle cx="110" cy="110" r="94" pathLength="600" />
      </svg>
      <h2 className={css.title}>{title}</h2>
      <div className={css.note}>{children}</div>
      {action}
    </Card>
  );
}
