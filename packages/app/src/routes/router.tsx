import { browserClock } from '@amswap/ui';
import { NotFound } from '../boot/behindPaintParts.ts';
import { HomePage } from '../features/home/index.ts';
import { lazyPage } from './lazyPage.tsx';
import type { OpenRouteId } from './openRoutes.ts';
import { createRouter, type RoutePage, type Router } from './Router.ts';
import type { RouteHistory } from './routeHistory.ts';

/** What the router is given to load pages with. */
export interface RouteContext {
  /** Loads the texts of the screens behind the first paint. Never rejects. */
  readonly loadTexts: () => Promise<void>;
}

/** One page for the six: the switch between them keeps it, and the focus in it. */
const synthesis = lazyPage(() => import('../features/synthesis/index.ts'));

/** Routes whose page is a chunk of its own. A new page is one line here and its id in `openRoutes.ts`; its links and its entry in the sidebar follow. */
const chunks = {
  synthesiseX: synthesis,
  synthesiseUsdt: synthesis,
  synthesiseWxb: synthesis,
  synthesiseAcb: synthesis,
  synthesiseFtb: synthesis,
  synthesiseLbt: synthesis,
  machineRecord: lazyPage(() => import('../features/records/index.ts')),
  journal: lazyPage(() => import('../features/transactions/JournalPage.tsx')),
  settings: lazyPage(() => import('../features/settings/index.ts')),
} satisfies Record<Exclude<OpenRouteId, 'home'>, ReturnType<typeof lazyPage>>;

/** The router over a history; a page and a test each have their own. */
export function createAppRouter(history: RouteHistory, { loadTexts }: RouteContext): Router {
  // The texts of a page come with its code.
  const withTexts = (page: ReturnType<typeof lazyPage>): RoutePage => ({
    component: page,
    load: () => Promise.all([page.preload(), loadTexts()]),
  });
  const pages = Object.fromEntries(Object.entries(chunks).map(([id, page]) => [id, withTexts(page)]));
  return createRouter({
    history,
    pages: { home: { component: HomePage }, ...(pages as Record<keyof typeof chunks, RoutePage>) },
    notFound: { component: NotFound },
    clock: browserClock,
    scrolled: () => scrollY,
  });
}
