/** The address of the page as the routes see it, before the router's code is there. */
export interface RouteAddress {
  /** Path and query of the route, beginning with a slash. */
  read(): string;
  /** What a link to a route has as its `href`. */
  createHref(route: string): string;
  /** Told when the reader went back, forward or along a plain link. Returns a function that stops it. */
  follow(changed: () => void): () => void;
}

/** The route behind the hash of an address: `#/pages/index/myLink?x=1` is at `/pages/index/myLink?x=1`. */
export function routeBehindHash({ hash }: Pick<Location, 'hash'>): string {
  const route = hash.slice(1);
  return route.startsWith('/') ? route : `/${route}`;
}

/** A link to a route behind the hash: what stands in front of it belongs to the host and is never touched. */
export const hrefBehindHash = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  route: string,
): string => `${pathname}${search}#${route}`;

/** The routes behind the hash of a window. */
export const windowAddress = (page: Window): RouteAddress => ({
  read: () => routeBehindHash(page.location),
  createHref: (route) => hrefBehindHash(page.location, route),
  follow(changed) {
    page.addEventListener('popstate', changed);
    return () => page.removeEventListener('popstate', changed);
  },
});
