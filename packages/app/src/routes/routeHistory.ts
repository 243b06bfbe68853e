import {
  createBrowserHistory,
  type ParsedHistoryState,
  parseHref,
  type RouterHistory,
} from '@tanstack/history';
import { hrefBehindHash, routeBehindHash } from './RouteAddress.ts';

/**
 * What stands for the state of an entry of the browser's history that has none: one that a plain link made. The library
 * would give it another key at each visit, and never find again how far it was scrolled; this key is its route.
 */
export const unkeyedState = (route: string): ParsedHistoryState => ({
  key: route,
  __TSR_key: route,
  __TSR_index: 0,
});

/**
 * Routes behind the hash. The library's own hash history glues a query in front of the hash to the one behind it, and
 * copies it there at every step; here what stands in front belongs to the host and is never touched.
 */
export function createRouteHistory(page: Window = window): RouterHistory {
  return createBrowserHistory({
    window: page,
    parseLocation() {
      const route = routeBehindHash(page.location);
      return parseHref(route, (page.history.state as ParsedHistoryState | null) ?? unkeyedState(route));
    },
    createHref: (href: string) => hrefBehindHash(page.location, href),
  });
}
