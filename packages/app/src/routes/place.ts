import { type RouteId, routeIdOf } from './routeTable.ts';
import { parseSearchText, type SearchText } from './searchText.ts';

/** Where the page is, as its address says. */
export interface Place {
  /** Undefined for an address that is none of ours. */
  readonly id: RouteId | undefined;
  readonly path: string;
  /** Its query as text by name. */
  readonly search: SearchText;
}

/** Reads path and query of a route; what follows a # of its own is left out. */
export function placeOf(href: string): Place {
  const [route = ''] = href.split('#');
  const mark = route.indexOf('?');
  const path = mark < 0 ? route : route.slice(0, mark);
  return { id: routeIdOf(path), path, search: mark < 0 ? {} : parseSearchText(route.slice(mark)) };
}
