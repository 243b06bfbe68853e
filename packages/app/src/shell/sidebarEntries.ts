import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RouteId } from '../routes/routeTable.ts';

/** One line of the sidebar, or a heading with lines below it. */
export type SidebarEntry =
  | { readonly kind: 'link'; readonly route: RouteId; readonly label: MessageDescriptor }
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly label: MessageDescriptor;
      readonly links: readonly { readonly route: RouteId; readonly label: string }[];
    };

/** The specification's entries in its order, then the journal and the settings. Token symbols are the same in every language. */
export const sidebarEntries: readonly SidebarEntry[] = [
  { kind: 'link', route: 'home', label: msg`Home` },
  { kind: 'link', route: 'exchangeMv', label: msg`MV Exchange` },
  { kind: 'link', route: 'exchangeAcb', label: msg`ACB Exchange` },
  {
    kind: 'group',
    id: 'synthesise',
    label: msg`Synthetic Hashrate`,
    links: [
      { route: 'synthesiseX', label: 'X' },
      { route: 'synthesiseUsdt', label: 'USDT' },
      { route: 'synthesiseAcb', label: 'ACB' },
      { route: 'synthesiseWxb', label: 'WXB' },
      { route: 'synthesiseFtb', label: 'FTB' },
      { route: 'synthesiseLbt', label: 'LBT' },
    ],
  },
  { kind: 'link', route: 'myProfile', label: msg`My Earnings` },
  { kind: 'link', route: 'myLink', label: msg`My Links` },
  { kind: 'link', route: 'myTeam', label: msg`Community` },
  { kind: 'link', route: 'query', label: msg`AMSWAP Query` },
  { kind: 'link', route: 'exchangeMvToX', label: msg`MV Exchange X` },
  { kind: 'link', route: 'exchangeWxbToX', label: msg`WXB Exchange X` },
  { kind: 'link', route: 'journal', label: msg`Journal` },
  { kind: 'link', route: 'settings', label: msg`Settings` },
];
