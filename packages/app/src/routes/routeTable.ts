/**
 * Every route of the product, by id. Code links by id; the paths are the specification's, so old links keep working.
 * A route is offered (registered, and shown in the sidebar) from the day its page stands in `pages.tsx`.
 */
export const routeTable = {
  home: { path: '/', aliases: ['/pages/index/index'] },
  exchangeMv: { path: '/pages/index/exchangeMV', aliases: [] },
  myLink: { path: '/pages/index/myLink', aliases: [] },
  myTeam: { path: '/pages/index/myTeam', aliases: [] },
  myProfile: { path: '/pages/index/myProfile', aliases: [] },
  synthesiseX: { path: '/pages/index/miningX', aliases: [] },
  synthesiseUsdt: { path: '/pages/index/miningUsdt', aliases: [] },
  synthesiseWxb: { path: '/pages/index/miningWxb', aliases: [] },
  synthesiseAcb: { path: '/pages/index/miningAcb', aliases: [] },
  synthesiseFtb: { path: '/pages/index/miningFtb', aliases: [] },
  synthesiseLbt: { path: '/pages/index/miningLbt', aliases: [] },
  exchangeAcb: { path: '/pages/index/exchangeACB', aliases: [] },
  query: { path: '/pages/index/query', aliases: [] },
  diagnostics: { path: '/pages/test/test', aliases: [] },
  machineRecord: { path: '/pages/machineRecord/machineRecord', aliases: [] },
  bindOrRegister: { path: '/pages/bindOrRegister/bindOrRegister', aliases: [] },
  bind: { path: '/pages/bind/bind', aliases: [] },
  register: { path: '/pages/register/register', aliases: [] },
  memberInfo: { path: '/pages/memberInfo/memberInfo', aliases: [] },
  saleList: { path: '/pages/index/salelist', aliases: [] },
  buyAcb: { path: '/pages/index/exchangeUTOACB', aliases: [] },
  exchangeMvToX: { path: '/pages/index/exchangeMvToX', aliases: [] },
  exchangeWxbToX: { path: '/pages/index/exchangeWxbToX', aliases: [] },
  changeSettler: { path: '/pages/index/changeSettler', aliases: [] },
  journal: { path: '/pages/journal/journal', aliases: [] },
  settings: { path: '/pages/settings/settings', aliases: [] },
} as const satisfies Record<string, { readonly path: string; readonly aliases: readonly string[] }>;

export type RouteId = keyof typeof routeTable;

const idsByPath: ReadonlyMap<string, RouteId> = new Map(
  (Object.keys(routeTable) as RouteId[]).flatMap((id) =>
    [routeTable[id].path, ...routeTable[id].aliases].map((path) => [path, id] as const),
  ),
);

/** The route that a path names, alias or not; a slash at its end does not count, letter case does. */
export const routeIdOf = (path: string): RouteId | undefined =>
  idsByPath.get(path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

/** `home`, `not-found`, or the last part of the route's path: how start-up names a page. */
export function pageNameOf(path: string): string {
  const id = routeIdOf(path);
  if (id === undefined) return 'not-found';
  const name = routeTable[id].path.split('/').pop();
  return name === undefined || name === '' ? 'home' : name;
}
