'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import { useLingui } from '@lingui/react/macro';
import * as css from './Sidebar.css.ts';

/** An entry that leads to a page. */
export interface SidebarLink {
  readonly id: string;
  readonly label: string;
  /** Address of the page within the app: `#/pages/index/salelist`. */
  readonly href: string;
}

/** A name with entries below it, leading nowhere itself. */
export interface SidebarGroup {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly SidebarLink[];
}

/** Props of `Sidebar`. */
export interface SidebarProps {
  readonly entries: readonly (SidebarLink | SidebarGroup)[];
  /** Id of the entry of the page that is shown, if it has one. */
  readonly current: string | undefined;
  /** Told when an entry was followed, so that a drawer can close. The link itself does the way. */
  readonly onFollow?: ((id: string) => void) | undefined;
}

/** The ways through the product. Plain links: they open in a new tab, and work before any script. */
export function Sidebar({ entries, current, onFollow }: SidebarProps) {
  const { t } = useLingui();
  const link = ({ id, label, href }: SidebarLink, depth: 0 | 1) => (
    <li key={id}>
      <a
        href={href}
        className={css.entry}
        data-depth={depth}
        aria-current={id === current ? 'page' : undefined}
        onClick={() => onFollow?.(id)}
      >
        {label}
      </a>
    </li>
  );
  return (
    <nav aria-label={t`Pages`}>
      <ul className={css.list}>
        {entries.map((entry) =>
          'entries' in entry ? (
            <li key={entry.id}>
              <div className={css.group} id={`sidebar-${entry.id}`}>
                {entry.label}
              </div>
              <ul className={css.list} aria-labelledby={`sidebar-${entry.id}`}>
                {entry.entries.map((inner) => link(inner, 1))}
              </ul>
            </li>
          ) : (
            link(entry, 0)
          ),
        )}
      </ul>
    </nav>
  );
}
