import { describe, expectTypeOf, it } from 'vitest';
import type { OpenRouteId, SearchFor } from './openRoutes.ts';
import type { RouteLinkProps } from './RouteLink.tsx';
import type { Router, RouterParts } from './Router.ts';
import { searchTextOf } from './searchText.ts';

declare const router: Router;

/** Never runs: the compiler reads it. An expected error that does not come is an error itself. */
export function mustNotCompile(): unknown {
  // @ts-expect-error no such route
  const wrongId: RouteLinkProps<'nope'> = { to: 'nope', children: '' };
  // @ts-expect-error this route reads no query
  const wrongName: RouteLinkProps<'home'> = { to: 'home', children: '', search: { owner: '3' } };
  // @ts-expect-error no such route
  void router.navigate({ to: 'nope' });
  // @ts-expect-error this route reads another query
  void router.navigate({ to: 'machineRecord', search: { owner: '3' } });
  // @ts-expect-error the value of a parameter is text
  const wrongValue: SearchFor<OpenRouteId> = { power: 40 };
  return [wrongId, wrongName, wrongValue, searchTextOf({})];
}

describe('types of routes', () => {
  it('offer exactly the routes that have a page', () => {
    expectTypeOf<keyof RouterParts['pages']>().toEqualTypeOf<OpenRouteId>();
  });
});
