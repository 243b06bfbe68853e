import type { ReactNode } from 'react';
import * as css from './PageTitle.css.ts';

/** Props of `PageTitle`. */
export interface PageTitleProps {
  /** The one first heading of the page. */
  readonly title: string;
  /** What stands at its end: a link or a button. */
  readonly children?: ReactNode;
}

/** Heading of a page. It takes the focus after a change of page, without being a tab stop. */
export function PageTitle({ title, children }: PageTitleProps) {
  return (
    <div className={css.row}>
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
