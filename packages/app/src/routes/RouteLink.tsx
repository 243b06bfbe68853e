import { useRouter, useRouterState } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import type { OpenRouteId } from './openRoutes.ts';
import { routeIdOf, routeTable } from './routeTable.ts';
import type { SearchFor } from './router.tsx';

/** Props of `RouteLink`. */
export interface RouteLinkProps<Id extends OpenRouteId> {
  /** Which route, by its id. */
  readonly to: Id;
  /** Texts of its query. */
  readonly search?: SearchFor<Id>;
  readonly className?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A press that a browser would follow in this tab: not with a key that opens another one. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link to a route by id. It says `aria-current` on the page that it leads to and fetches that page's code when a pointer
 * comes near. The library's own link weighs 2 kB in the first chunk for what is not used here.
 */
export function RouteLink<Id extends OpenRouteId>({
  to,
  search,
  className,
  onClick,
  children,
}: RouteLinkProps<Id>) {
  const router = useRouter();
  const here = useRouterState({ select: ({ location }) => routeIdOf(location.pathname) === to });
  // An id has one path and one query, which the library's types cannot follow through a generic.
  const target = { to: routeTable[to].path, search: search ?? {} } as unknown as Parameters<
    typeof router.buildLocation
  >[0];
  const prepare = (): void => void router.preloadRoute(target).catch(() => undefined);
  const follow = (event: MouseEvent): void => {
    if (!isPlain(event) || event.defaultPrevented) return;
    event.preventDefault();
    void router.navigate(target);
    onClick?.();
  };
  return (
    <a
      href={router.history.createHref(router.buildLocation(target).href)}
      className={className}
      aria-current={here ? 'page' : undefined}
      onClick={follow}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </a>
  );
}
