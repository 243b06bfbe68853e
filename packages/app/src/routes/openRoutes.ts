import type { RouteId } from './routeTable.ts';

/** Ids of the routes that have a page. `router.tsx` must have a page for each, and for no other. */
export const openRouteIds = [
  'home',
  'synthesiseX',
  'synthesiseUsdt',
  'synthesiseWxb',
  'synthesiseAcb',
  'synthesiseFtb',
  'synthesiseLbt',
  'exchangeMv',
  'saleList',
  'exchangeAcb',
  'buyAcb',
  'exchangeMvToX',
  'exchangeWxbToX',
  'machineRecord',
  'myProfile',
  'myLink',
  'changeSettler',
  'myTeam',
  'query',
  'memberInfo',
  'bindOrRegister',
  'bind',
  'register',
  'journal',
  'settings',
  'diagnostics',
] as const satisfies readonly RouteId[];
export type OpenRouteId = (typeof openRouteIds)[number];

/** Whether a route of the table can be opened: only those are shown in the sidebar. */
export const isOpen = (id: RouteId): id is OpenRouteId => openRouteIds.some((open) => open === id);
