import type { RouterHistory } from '@tanstack/history';
import { createRootRouteWithContext, createRoute, createRouter, Outlet } from '@tanstack/react-router';
import { HomePage } from '../features/home/index.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { PagePending } from '../shell/PagePending.tsx';
import { PageBroken } from '../shell/PageBroken.tsx';
import { lazyPage } from './lazyPage.tsx';
import { pendingMs } from './Navigation.ts';
import type { OpenRouteId } from './openRoutes.ts';
import { routeTable } from './routeTable.ts';
import { parseSearchText, searchTextOf } from './searchText.ts';

/**
 * The query as a page and a link see it: named texts, all of which may be missing. What else stands in the query is kept.
 * What a text says is checked by the page that reads it, with words of its own for what is wrong.
 */
const texts =
  <Name extends string = never>() =>
  (search: Record<string, unknown>): { readonly [name in Name]?: string } =>
    search as { readonly [name in Name]?: string };

/** What the router is given to load pages with. */
export interface RouteContext {
  /** Loads the texts of the screens behind the first paint. Never rejects. */
  readonly loadTexts: () => Promise<void>;
}

/** The shell stands around the router: it is there before it, and stays the same when it comes. */
const rootRoute = createRootRouteWithContext<RouteContext>()({
  component: Outlet,
  notFoundComponent: NotFound,
});

const getParentRoute = () => rootRoute;

/** A page that is a chunk of its own: its texts come with its code. */
const chunk = (load: Parameters<typeof lazyPage>[0]) => ({
  component: lazyPage(load),
  loader: ({ context }: { readonly context: RouteContext }) => context.loadTexts(),
});

/** One component for the six: the switch between them keeps the page, and the focus in it. */
const synthesis = {
  getParentRoute,
  validateSearch: texts(),
  ...chunk(() => import('../features/synthesis/index.ts')),
};

/** One component for the two, as for the six above. */
const fixedExchange = {
  getParentRoute,
  validateSearch: texts(),
  ...chunk(() => import('../features/exchange/FixedExchangePage.tsx')),
};

/** Routes that have a page. A new page is one line here and its id in `openRoutes.ts`; its links and its entry in the sidebar follow. */
const routes = {
  home: createRoute({
    getParentRoute,
    path: routeTable.home.path,
    component: HomePage,
    validateSearch: texts(),
  }),
  synthesiseX: createRoute({ path: routeTable.synthesiseX.path, ...synthesis }),
  synthesiseUsdt: createRoute({ path: routeTable.synthesiseUsdt.path, ...synthesis }),
  synthesiseWxb: createRoute({ path: routeTable.synthesiseWxb.path, ...synthesis }),
  synthesiseAcb: createRoute({ path: routeTable.synthesiseAcb.path, ...synthesis }),
  synthesiseFtb: createRoute({ path: routeTable.synthesiseFtb.path, ...synthesis }),
  synthesiseLbt: createRoute({ path: routeTable.synthesiseLbt.path, ...synthesis }),
  exchangeMv: createRoute({
    getParentRoute,
    path: routeTable.exchangeMv.path,
    validateSearch: texts<'side'>(),
    ...chunk(() => import('../features/sale/ExchangeMvPage.tsx')),
  }),
  saleList: createRoute({
    getParentRoute,
    path: routeTable.saleList.path,
    validateSearch: texts<'tab' | 'row'>(),
    ...chunk(() => import('../features/sale/SaleListPage.tsx')),
  }),
  exchangeAcb: createRoute({
    getParentRoute,
    path: routeTable.exchangeAcb.path,
    validateSearch: texts<'from'>(),
    ...chunk(() => import('../features/exchange/ExchangeAcbPage.tsx')),
  }),
  buyAcb: createRoute({
    getParentRoute,
    path: routeTable.buyAcb.path,
    validateSearch: texts(),
    ...chunk(() => import('../features/exchange/BuyAcbPage.tsx')),
  }),
  exchangeMvToX: createRoute({ path: routeTable.exchangeMvToX.path, ...fixedExchange }),
  exchangeWxbToX: createRoute({ path: routeTable.exchangeWxbToX.path, ...fixedExchange }),
  machineRecord: createRoute({
    getParentRoute,
    path: routeTable.machineRecord.path,
    validateSearch: texts<'state' | 'token'>(),
    ...chunk(() => import('../features/records/index.ts')),
  }),
  myProfile: createRoute({
    getParentRoute,
    path: routeTable.myProfile.path,
    validateSearch: texts(),
    ...chunk(() => import('../features/earnings/index.ts')),
  }),
  myLink: createRoute({
    getParentRoute,
    path: routeTable.myLink.path,
    validateSearch: texts(),
    ...chunk(() => import('../features/people/link/MyLinkPage.tsx')),
  }),
  changeSettler: createRoute({
    getParentRoute,
    path: routeTable.changeSettler.path,
    validateSearch: texts(),
    ...chunk(() => import('../features/people/settler/ChangeSettlerPage.tsx')),
  }),
  myTeam: createRoute({
    getParentRoute,
    path: routeTable.myTeam.path,
    validateSearch: texts<'page'>(),
    ...chunk(() => import('../features/people/team/MyTeamPage.tsx')),
  }),
  query: createRoute({
    getParentRoute,
    path: routeTable.query.path,
    validateSearch: texts(),
    ...chunk(() => import('../features/people/query/QueryPage.tsx')),
  }),
  memberInfo: createRoute({
    getParentRoute,
    path: routeTable.memberInfo.path,
    validateSearch: texts<'address'>(),
    ...chunk(() => import('../features/people/query/MemberInfoPage.tsx')),
  }),
  bindOrRegister: createRoute({
    getParentRoute,
    path: routeTable.bindOrRegister.path,
    validateSearch: texts(),
    ...chunk(() => import('../features/bind/BindOrRegisterPage.tsx')),
  }),
  bind: createRoute({
    getParentRoute,
    path: routeTable.bind.path,
    validateSearch: texts(),
    ...chunk(() => import('../features/bind/index.ts')),
  }),
  register: createRoute({
    getParentRoute,
    path: routeTable.register.path,
    validateSearch: texts(),
    ...chunk(() => import('../features/people/register/RegisterPage.tsx')),
  }),
  journal: createRoute({
    getParentRoute,
    path: routeTable.journal.path,
    validateSearch: texts(),
    ...chunk(() => import('../features/transactions/JournalPage.tsx')),
  }),
  settings: createRoute({
    getParentRoute,
    path: routeTable.settings.path,
    validateSearch: texts(),
    ...chunk(() => import('../features/settings/index.ts')),
  }),
  diagnostics: createRoute({
    getParentRoute,
    path: routeTable.diagnostics.path,
    validateSearch: texts(),
    ...chunk(() => import('../features/diagnostics/index.ts')),
  }),
};

/** Held against `openRoutes.ts` by the type test: a contextual type here would turn every path into any. */
export type RegisteredRouteId = keyof typeof routes;

const homeAlias = createRoute({
  getParentRoute,
  path: routeTable.home.aliases[0],
  component: HomePage,
  validateSearch: texts(),
});

const routeTree = rootRoute.addChildren({ ...routes, homeAlias });

/** The query of a route, as a link to it may say it; nothing for a route that reads none. */
export type SearchFor<Id extends OpenRouteId> = keyof SearchSchema<Id> extends never
  ? Readonly<Record<string, never>>
  : SearchSchema<Id>;
type SearchSchema<Id extends OpenRouteId> = (typeof routes)[Id]['types']['searchSchemaInput'];

/** The router over a history; a page and a test each have their own. */
export const createAppRouter = (history: RouterHistory, context: RouteContext) =>
  createRouter({
    routeTree,
    history,
    context,
    parseSearch: parseSearchText,
    stringifySearch: searchTextOf,
    caseSensitive: true,
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageBroken,
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
