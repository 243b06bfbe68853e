import { Sidebar, type SidebarGroup, type SidebarLink } from '@amswap/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { placeAtom } from '../routes/navigationAtoms.ts';
import { isOpen } from '../routes/openRoutes.ts';
import { type RouteId, routeTable } from '../routes/routeTable.ts';
import { sidebarEntries } from './sidebarEntries.ts';

/** Props of `AppSidebar`. */
export interface AppSidebarProps {
  /** After an entry was followed: a drawer closes. */
  readonly onFollow?: (() => void) | undefined;
}

const linkTo = (route: RouteId, label: string): SidebarLink[] =>
  isOpen(route) ? [{ id: route, label, href: `#${routeTable[route].path}` }] : [];

/** The sidebar of the pages that exist, in the specification's order. */
export function AppSidebar({ onFollow }: AppSidebarProps) {
  const { t } = useLingui();
  const current = useAtomValue(placeAtom).id;
  const entries = sidebarEntries.flatMap((entry): (SidebarLink | SidebarGroup)[] => {
    if (entry.kind === 'link') return linkTo(entry.route, t(entry.label));
    const inner = entry.links.flatMap(({ route, label }) => linkTo(route, label));
    return inner.length === 0 ? [] : [{ id: entry.id, label: t(entry.label), entries: inner }];
  });
  return <Sidebar entries={entries} current={current} onFollow={onFollow} />;
}
