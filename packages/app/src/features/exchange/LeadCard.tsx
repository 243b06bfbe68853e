import { Card } from '@amswap/ui';
import type { ReactNode } from 'react';
import * as css from './exchange.css.ts';

/** Props of `LeadCard`. */
export interface LeadCardProps {
  readonly title: string;
  /** What is found there. */
  readonly children: ReactNode;
  /** The link. */
  readonly link: ReactNode;
}

/** Leads on to a page that belongs to this one. */
export function LeadCard({ title, children, link }: LeadCardProps) {
  return (
    <Card label={title} fit="form">
      <h2 className={css.leadTitle}>{title}</h2>
      <div className={css.note}>{children}</div>
      {link}
    </Card>
  );
}
