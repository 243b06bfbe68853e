'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import * as css from './AppFrame.css.ts';

/** Props of `AppFrame`. */
export interface AppFrameProps {
  /** The list of entries that stands open beyond 960 px. On phones the app shows it in a drawer. */
  readonly sidebar: ReactNode;
  /** Asked to open the drawer. */
  readonly onMenu: () => void;
  /** The end of the header: account, language. */
  readonly tools: ReactNode;
  /** What only a wide header has room for: the block that the figures are of. */
  readonly status?: ReactNode;
  /** What goes on longer than a toast: outage, wrong chain, the tour's mark. */
  readonly banners?: ReactNode;
  /** Stands below everything: the tray of transactions, toasts. */
  readonly tray?: ReactNode;
  /** The page. */
  readonly children: ReactNode;
}

const lines = 'M3 6h16M3 11h16M3 16h10';

/** Header, sidebar and the page between them: from a phone's width to a centred page with the sidebar open. */
export function AppFrame({ sidebar, onMenu, tools, status, banners, tray, children }: AppFrameProps) {
  const { t } = useLingui();
  const menu = (
    <svg
      aria-hidden="true"
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
    >
      <path d={lines} />
    </svg>
  );
  // The address of the page is a hash: a plain skip link would be a route. So it moves the focus itself.
  const skip = (event: React.MouseEvent): void => {
    event.preventDefault();
    document.querySelector('main')?.focus();
  };
  return (
    <div className={css.frame}>
      <a href="#main" className={css.skip} onClick={skip}>
        <Trans>Skip to the page</Trans>
      </a>
      <aside className={css.side}>
        <div className={css.sideBrand}>AMSWAP</div>
        {sidebar}
      </aside>
      <div>
        <header className={css.header}>
          <span className={css.phoneOnly}>
            <IconButton label={t`Menu`} icon={menu} onClick={onMenu} />
          </span>
          <div className={`${css.brand} ${css.phoneOnly}`}>AMSWAP</div>
          {status && <div className={css.wideOnly}>{status}</div>}
          <div className={css.tools}>{tools}</div>
        </header>
        <main className={css.main} tabIndex={-1}>
          {banners && <div className={css.banners}>{banners}</div>}
          {children}
        </main>
        {tray}
      </div>
    </div>
  );
}
