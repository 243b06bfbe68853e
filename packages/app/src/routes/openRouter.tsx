import { parseHref, type RouterHistory } from '@tanstack/history';
import { RouterProvider } from '@tanstack/react-router';
import type { OpenRouter } from './OpenRouter.ts';
import { placeOf } from './place.ts';
import { createRouteHistory, unkeyedState } from './routeHistory.ts';
import { createAppRouter, type RouteContext } from './router.tsx';

/**
 * Opens the router at the address. It draws nothing yet: what it will draw is loaded first, so that it takes the page over
 * in one step.
 *
 * @param history where its addresses are kept; the browser's own, behind the hash, unless a story has one
 */
export async function openRouter(
  context: RouteContext,
  history: RouterHistory = createRouteHistory(),
): Promise<OpenRouter> {
  const router = createAppRouter(history, context);
  // The library notes the place of a page at a step away from it, if it has loaded that page. Home is drawn already:
  // nothing is fetched for it.
  if (placeOf(history.location.href).id === 'home') await router.load();
  // It knows how far a page was scrolled only from what it hears since a load, and home may have been scrolled before.
  if (scrollY > 0) document.dispatchEvent(new Event('scroll'));
  // A route's path and its query are of the table, which the library's types cannot follow through text.
  const targetOf = (route: string) => {
    const { path, search } = placeOf(route);
    return { to: path, search } as unknown as Parameters<typeof router.preloadRoute>[0];
  };
  return {
    Pages: () => <RouterProvider router={router} />,
    read: () => history.location.href,
    follow: (changed) => history.subscribe(changed),
    load: () => router.load(),
    go(route, step) {
      void router.navigate({
        ...targetOf(route),
        replace: step === 'replace',
        // A step in place of the last one stays on its page: what is looked at keeps its place.
        resetScroll: step !== 'replace',
      });
    },
    noteLeft(href) {
      const to = router.latestLocation;
      const from = router.parseLocation(parseHref(href, unkeyedState(href)));
      const pathChanged = from.pathname !== to.pathname;
      // What is heard of this event is where a page was left.
      router.emit({
        type: 'onBeforeLoad',
        fromLocation: from,
        toLocation: to,
        pathChanged,
        hrefChanged: from.href !== to.href,
        hashChanged: false,
      });
    },
    prepare(route) {
      router.preloadRoute(targetOf(route)).catch(() => undefined);
    },
  };
}
