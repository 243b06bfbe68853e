import type { RouterHistory } from '@tanstack/history';
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type RouteComponent,
} from '@tanstack/react-router';

import { HomePage } from '../features/home/index.ts';
import { NotFound } from '../boot/behindPaintParts.ts';
import { PagePending } from '../shell/PagePending.tsx';
import { Shell } from '../shell/Shell.tsx';
import { lazyPage } from './lazyPage.tsx';
import type { OpenRouteId } from './openRoutes.ts';
import { type RouteId, type RoutePath, routeTable } from './routeTable.ts';
import { parseSearchText, searchTextOf } from './searchText.ts';

/** Page loading shows after this time, milliseconds (the specification's page load delay). */
const pendingMs = 200;

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

const rootRoute = createRootRouteWithContext<RouteContext>()({
  component: Shell,
  notFoundComponent: NotFound,
});

/** A route whose page is a chunk: its texts come with its code. */
const lazyRoute = <Id extends RouteId, Name extends string = never>(
  id: Id,
  load: Parameters<typeof lazyPage>[0],
  validateSearch = texts<Name>(),
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: routeTable[id].path as RoutePath<Id>,
    component: lazyPage(load),
    loader: ({ context }) => context.loadTexts(),
    validateSearch,
  });

/** Routes that have a page. A new page is one line here and its id in `openRoutes.ts`; its links and its entry in the sidebar follow. */
const routes = {
  home: createRoute({
    getParentRoute: () => rootRoute,
    path: routeTable.home.path,
    component: HomePage,
    validateSearch: texts(),
  }),
  settings: lazyRoute('settings', () => import('../features/settings/index.ts')),
} satisfies Record<OpenRouteId, AnyRoute>;

const homeAlias = createRoute({
  getParentRoute: () => rootRoute,
  path: routeTable.home.aliases[0],
  component: HomePage,
  validateSearch: texts(),
});

const routeTree = rootRoute.addChildren({ ...routes, homeAlias });

/** The query of a route, as a link to it may say it. */
export type SearchFor<Id extends OpenRouteId> = (typeof routes)[Id]['types']['searchSchemaInput'];

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
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
