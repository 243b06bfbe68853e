import { randomId } from '../boot/randomId.ts';

/** An entry of the history: path and query of a route, and a name that stays with it. */
export interface RouteEntry {
  readonly path: string;
  readonly entry: string;
}

/** Where routes are kept: the browser's history, or memory. */
export interface RouteHistory {
  at(): RouteEntry;
  /** A new entry, or another path for the one that one is at. */
  go(path: string, replace: boolean): void;
  /** Told when the browser went to another entry: back, forward, a link, a typed address. */
  follow(changed: () => void): void;
  /** The address of a path, for a link. */
  hrefOf(path: string): string;
}

/** Routes behind the hash. What stands in front of it belongs to the host and is never touched. */
export function createRouteHistory(page: Window = window): RouteHistory {
  const { history, location } = page;
  const hrefOf = (path: string): string => `${location.pathname}${location.search}#${path}`;
  const nameOf = (state: unknown): string | undefined =>
    typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string'
      ? state.entry
      : undefined;

  // Pages are scrolled by the router, whose pages come late; the browser does it over a reload.
  history.scrollRestoration = 'manual';
  page.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  page.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });

  return {
    at() {
      const route = location.hash.slice(1);
      const path = route.startsWith('/') ? route : `/${route}`;
      const named = nameOf(history.state);
      if (named !== undefined) return { path, entry: named };
      // An entry that a link or a typed address made has no name yet.
      const entry = randomId();
      history.replaceState({ entry }, '');
      return { path, entry };
    },
    go(path, replace) {
      if (replace) history.replaceState(history.state, '', hrefOf(path));
      else history.pushState({ entry: randomId() }, '', hrefOf(path));
    },
    follow: (changed) => page.addEventListener('popstate', changed),
    hrefOf,
  };
}

/** Routes in memory, for a page in a story: nothing of it shows in the browser's address. */
export function createMemoryHistory(path: string): RouteHistory {
  let at: RouteEntry = { path, entry: '0' };
  let made = 0;
  return {
    at: () => at,
    go(next, replace) {
      at = { path: next, entry: replace ? at.entry : String(++made) };
    },
    follow: () => undefined,
    hrefOf: (next) => `#${next}`,
  };
}
