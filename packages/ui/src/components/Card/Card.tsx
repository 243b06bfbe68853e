'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import type { ReactNode } from 'react';
import { card } from './Card.css.ts';

/** Props of `Card`. */
export interface CardProps {
  /** Name of the card for screen readers, which makes it a region to jump to. */
  readonly label?: string | undefined;
  /** What lies in it: anything, rows with hairlines between them, or a form's parts with gaps. */
  readonly fit?: 'any' | 'rows' | 'form';
  /** Further class for the place where it stands. */
  readonly className?: string | undefined;
  /** State that styles follow, as `data-state`. */
  readonly state?: string | undefined;
  /** True while what it shows is still being read. */
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
}

/** The surface that everything stands on. */
export function Card({ label, fit = 'any', className, state, busy, children }: CardProps) {
  return (
    <section
      aria-label={label}
      aria-busy={busy || undefined}
      className={className ? `${card} ${className}` : card}
      data-fit={fit}
      data-state={state}
    >
      {children}
    </section>
  );
}
