import { describe, expectTypeOf, it } from 'vitest';
import type { OpenRouteId } from './openRoutes.ts';
import type { createAppRouter, RegisteredRouteId, SearchFor } from './router.tsx';
import type { RouteLinkProps } from './RouteLink.tsx';
import { searchTextOf } from './searchText.ts';

declare const router: ReturnType<typeof createAppRouter>;

/** Never runs: the compiler reads it. An expected error that does not come is an error itself. */
export function mustNotCompile(): unknown {
  // @ts-expect-error no such route
  const wrongId: RouteLinkProps<'nope'> = { to: 'nope', children: '' };
  // @ts-expect-error this route reads no query
  const wrongName: RouteLinkProps<'home'> = { to: 'home', children: '', search: { owner: '3' } };
  // @ts-expect-error no such path
  void router.navigate({ to: '/pages/nope' });
  // @ts-expect-error the value of a parameter is text
  const wrongValue: SearchFor<OpenRouteId> = { power: 40 };
  return [wrongId, wrongName, wrongValue, searchTextOf({})];
}

describe('types of routes', () => {
  it('offer exactly the routes that have a page', () => {
    expectTypeOf<RegisteredRouteId>().toEqualTypeOf<OpenRouteId>();
  });
});
