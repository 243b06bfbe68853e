'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import type { ReactNode } from 'react';
import * as css from './AppFrame.css.ts';

/** Props of the layouts of a page. */
export interface PageLayoutProps {
  readonly children: ReactNode;
}

/** One column on phones, two beyond 960 px. Its children are `Column`s. */
export const Columns = ({ children }: PageLayoutProps) => <div className={css.columns}>{children}</div>;

/** Cards below one another. */
export const Column = ({ children }: PageLayoutProps) => <div className={css.column}>{children}</div>;

/** Two cards side by side, also on a phone. */
export const SideBySide = ({ children }: PageLayoutProps) => <div className={css.sideBySide}>{children}</div>;

/** One column no wider than is good to read, for forms and lists. */
export const NarrowColumn = ({ children }: PageLayoutProps) => (
  <div className={css.narrow} data-width="narrow">
    {children}
  </div>
);
