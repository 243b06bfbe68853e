import type { Clock } from '@amswap/values';
import type { ComponentType } from 'react';
import { type Arrival, arrivalOf } from './Arrival.ts';
import type { OpenRouter, Step } from './OpenRouter.ts';
import type { OpenRouteId } from './openRoutes.ts';
import { type Place, placeOf } from './place.ts';
import type { RouteAddress } from './RouteAddress.ts';
import { routeTable } from './routeTable.ts';
import { type SearchText, searchTextOf } from './searchText.ts';

/** Page loading shows after this time, milliseconds (the specification's page load delay). */
export const pendingMs = 200;

/** What stands in the page's place. */
export type Drawn =
  /** Home, without the router: until the first step away from it. */
  | { readonly kind: 'home' }
  /** The router's code is on its way for more than a moment. */
  | { readonly kind: 'coming' }
  /** It did not come: a click asks again. */
  | { readonly kind: 'failed' }
  /** The router draws, from now on. */
  | { readonly kind: 'routed'; readonly Pages: ComponentType };

/** Where the page is and the ways from there, before the router's code is there and after. */
export interface Navigation {
  place(): Place;
  drawn(): Drawn;
  /** Told when place or drawn changed. Returns a function that stops it. */
  follow(changed: () => void): () => void;
  /** What a link to a route has as its `href`. */
  hrefOf(id: OpenRouteId, search?: SearchText): string;
  /** Goes to a route. Before the router is there, it waits for it. */
  go(id: OpenRouteId, search?: SearchText, step?: Step): void;
  /** Fetches the code of a page that is likely to be asked for. */
  prepare(id: OpenRouteId, search?: SearchText): void;
  /** Fetches the router's code ahead of the first step. */
  prefetch(): void;
  /** Asks again for what did not come. */
  retry(): void;
  /** Resolves when what the address asks for is drawn or has failed. */
  settled(): Promise<void>;
}

/** What a navigation is made of. */
export interface NavigationParts {
  readonly address: RouteAddress;
  /** Loads the router's code and opens the router at the address. */
  readonly openRouter: () => Promise<OpenRouter>;
  readonly clock: Pick<Clock, 'after'>;
  /** Told of code that could not be had, before anything is shown. */
  readonly afterFailure: () => Promise<unknown>;
}

const routeOf = (id: OpenRouteId, search: SearchText = {}): string =>
  `${routeTable[id].path}${searchTextOf(search)}`;

/**
 * The way through the pages. Home, the entry page, is drawn without the router, which is a fourth of the first load's code:
 * its code comes behind the first figures or with the first step, and it draws from the first step on.
 */
export function createNavigation({ address, openRouter, clock, afterFailure }: NavigationParts): Navigation {
  const followers = new Set<() => void>();
  let opening: Promise<Arrival<OpenRouter>> | undefined;
  let router: OpenRouter | undefined;
  /** The route that was asked for before the router came. */
  let wanted: { readonly route: string; readonly step: Step } | undefined;
  /** Home's route, where it was left before the router came. */
  let left: string | undefined;
  let routing: Promise<void> = Promise.resolve();
  let href = address.read();
  let drawn: Drawn = placeOf(href).id === 'home' ? { kind: 'home' } : { kind: 'coming' };

  const tell = (): void => {
    for (const follower of followers) follower();
  };
  const draw = (next: Drawn): void => {
    drawn = next;
    tell();
  };

  const open = (): Promise<Arrival<OpenRouter>> =>
    (opening ??= arrivalOf(openRouter, clock, afterFailure).then((arrival) => {
      if (!arrival.came) opening = undefined;
      else if (router === undefined) {
        router = arrival.code;
        stopAddress();
        router.follow(onStep);
        if (left !== undefined) router.noteLeft(left);
      }
      return arrival;
    }));

  /** Hands the page over to the router, which has what it draws, or says after a moment that it is on its way. */
  async function route(): Promise<void> {
    const cancel = clock.after(pendingMs, () => {
      if (router === undefined) draw({ kind: 'coming' });
      else draw({ kind: 'routed', Pages: router.Pages });
    });
    const arrival = await open();
    if (!arrival.came) {
      cancel();
      return draw({ kind: 'failed' });
    }
    if (wanted !== undefined) {
      const { route: there, step } = wanted;
      wanted = undefined;
      cancel();
      // The step comes back as a change of the address, which is routed like every other.
      return arrival.code.go(there, step);
    }
    await arrival.code.load();
    cancel();
    draw({ kind: 'routed', Pages: arrival.code.Pages });
  }
  const startRouting = (): void => {
    routing = route();
  };

  /** A step of the address: by back, forward, a plain link or the router. */
  function onStep(): void {
    if (router === undefined && drawn.kind === 'home') left ??= href;
    href = (router ?? address).read();
    wanted = undefined;
    tell();
    if (drawn.kind === 'routed') return;
    if (drawn.kind === 'home' && placeOf(href).id === 'home') void router?.load();
    else startRouting();
  }
  const stopAddress = address.follow(onStep);
  if (drawn.kind === 'coming') startRouting();

  return {
    place: () => placeOf(href),
    drawn: () => drawn,
    follow(changed) {
      followers.add(changed);
      return () => followers.delete(changed);
    },
    hrefOf: (id, search) => address.createHref(routeOf(id, search)),
    go(id, search, step = 'push') {
      if (router !== undefined) return router.go(routeOf(id, search), step);
      const route = routeOf(id, search);
      if (drawn.kind === 'home' && route === href) return;
      wanted = { route, step };
      startRouting();
    },
    prepare(id, search) {
      void open().then((arrival) => arrival.came && arrival.code.prepare(routeOf(id, search)));
    },
    prefetch: () => void open(),
    retry() {
      draw({ kind: 'coming' });
      startRouting();
    },
    settled: () => routing,
  };
}
