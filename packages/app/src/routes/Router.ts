import type { Clock } from '@amswap/values';
import type { ComponentType } from 'react';
import { isOpen, type OpenRouteId, type SearchFor } from './openRoutes.ts';
import type { RouteHistory } from './routeHistory.ts';
import { routeIdOf, routeTable } from './routeTable.ts';
import { parseSearchText, type SearchText, searchTextOf } from './searchText.ts';

/** Page loading shows after this time, milliseconds (the specification's page load delay). */
const pendingMs = 200;

/** A page of a route. */
export interface RoutePage {
  readonly component: ComponentType;
  /** Fetches what the page is drawn with. Never rejects. Undefined for a page that is in the first load. */
  readonly load?: () => Promise<unknown>;
}

/** Where the page is, behind the hash. */
export interface PageLocation {
  readonly pathname: string;
  /** The query; values are text and checked by the page that reads them. */
  readonly search: SearchText;
}

/** Where to go: a route by its id. */
export interface RouteTarget<Id extends OpenRouteId = OpenRouteId> {
  readonly to: Id;
  readonly search?: SearchFor<Id>;
  /** In place of the entry that is left, so that going back does not lead to it. Default false. */
  readonly replace?: boolean;
}

/** What is drawn now. A new object at every change. */
export interface ShownPage {
  readonly location: PageLocation;
  /** Undefined while its code is on its way for more than a moment. */
  readonly component: ComponentType | undefined;
  /** Names the entry of the history. */
  readonly entry: string;
  /** Where to scroll to, in pixels from the top; undefined for the page that was loaded, which the browser scrolls. */
  readonly top: number | undefined;
}

/** Routes to pages. The address changes at once; the page that is left stays until the next one can be drawn. */
export interface Router {
  shown(): ShownPage;
  /** Told at every change. Returns a function that stops it. */
  follow(changed: () => void): () => void;
  /** Resolves when the page is drawn, or another one was asked for. Never rejects. */
  navigate<Id extends OpenRouteId>(target: RouteTarget<Id>): Promise<void>;
  /** Fetches the code of a page before it is asked for. Never rejects. */
  preload(to: OpenRouteId): Promise<void>;
  /** The address of a route, for a link. */
  hrefOf<Id extends OpenRouteId>(target: RouteTarget<Id>): string;
}

export interface RouterParts {
  readonly history: RouteHistory;
  readonly pages: Readonly<Record<OpenRouteId, RoutePage>>;
  readonly notFound: RoutePage;
  readonly clock: Clock;
  /** How far the page is scrolled now, pixels. */
  readonly scrolled: () => number;
}

const locationOf = (path: string): PageLocation => {
  const query = path.indexOf('?');
  return query < 0
    ? { pathname: path, search: {} }
    : { pathname: path.slice(0, query), search: parseSearchText(path.slice(query)) };
};

const pathTo = <Id extends OpenRouteId>({ to, search = {} as SearchFor<Id> }: RouteTarget<Id>): string =>
  routeTable[to].path + searchTextOf(search);

/** Opens the router on the entry that the history is at. */
export function createRouter({ history, pages, notFound, clock, scrolled }: RouterParts): Router {
  const followers = new Set<() => void>();
  const tops = new Map<string, number>();
  let shown: ShownPage;
  let turn = 0;

  const pageAt = ({ pathname }: PageLocation): RoutePage => {
    const id = routeIdOf(pathname);
    return id !== undefined && isOpen(id) ? pages[id] : notFound;
  };

  const open = async (): Promise<void> => {
    const mine = ++turn;
    const { path, entry } = history.at();
    const location = locationOf(path);
    const { component, load } = pageAt(location);
    const show = (drawn: ComponentType | undefined): void => {
      if (mine !== turn) return;
      if (entry !== shown.entry) tops.set(shown.entry, scrolled());
      const top = entry === shown.entry ? shown.top : (tops.get(entry) ?? 0);
      shown = { location, entry, top, component: drawn };
      for (const follower of followers) follower();
    };
    if (load === undefined || component === shown.component) return show(component);
    const cancel = clock.after(pendingMs, () => show(undefined));
    await load();
    cancel();
    show(component);
  };

  const start = history.at();
  const location = locationOf(start.path);
  const { component, load } = pageAt(location);
  shown = { location, entry: start.entry, top: undefined, component: load ? undefined : component };
  if (load !== undefined) void open();
  history.follow(() => void open());

  return {
    shown: () => shown,
    follow(changed) {
      followers.add(changed);
      return () => followers.delete(changed);
    },
    navigate(target) {
      const path = pathTo(target);
      // The entry that one is at already is not made twice.
      history.go(path, target.replace === true || path === history.at().path);
      return open();
    },
    preload: async (to) => {
      await pages[to].load?.();
    },
    hrefOf: (target) => history.hrefOf(pathTo(target)),
  };
}
