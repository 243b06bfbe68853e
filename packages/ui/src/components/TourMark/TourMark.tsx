import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as css from './TourMark.css.ts';

/** Props of `TourMark`. */
export interface TourMarkProps {
  /** On the page, with what can be done; or over a figure that could pass for a real one. */
  readonly place?: 'page' | 'figure';
  /** The tour's own controls. */
  readonly children?: ReactNode;
}

/** Says that everything on the screen is the tour's. Stands on every screen of it. */
export function TourMark({ place = 'page', children }: TourMarkProps) {
  return (
    <div className={css.mark} data-place={place}>
      <span className={css.words}>
        {place === 'figure' ? (
          <Trans>simulation</Trans>
        ) : (
          <Trans>Guest tour: a chain inside this page, no real money.</Trans>
        )}
      </span>
      {children}
    </div>
  );
}
