import { createBrowserHistory, parseHref, type RouterHistory } from '@tanstack/history';
import { hrefBehindHash, routeBehindHash } from './RouteAddress.ts';

/**
 * Routes behind the hash. The library's own hash history glues a query in front of the hash to the one behind it, and
 * copies it there at every step; here what stands in front belongs to the host and is never touched.
 */
export function createRouteHistory(page: Window = window): RouterHistory {
  return createBrowserHistory({
    window: page,
    parseLocation: () => parseHref(routeBehindHash(page.location), page.history.state),
    createHref: (href: string) => hrefBehindHash(page.location, href),
  });
}
