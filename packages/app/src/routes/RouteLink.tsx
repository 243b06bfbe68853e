import type { MouseEvent, ReactNode } from 'react';
import type { OpenRouteId, SearchFor } from './openRoutes.ts';
import { useLocation, useRouter } from './RouterContext.tsx';
import { routeIdOf } from './routeTable.ts';

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
 * comes near.
 */
export function RouteLink<Id extends OpenRouteId>({
  to,
  search,
  className,
  onClick,
  children,
}: RouteLinkProps<Id>) {
  const router = useRouter();
  const here = routeIdOf(useLocation().pathname) === to;
  const target = search === undefined ? { to } : { to, search };
  const prepare = (): void => void router.preload(to);
  const follow = (event: MouseEvent): void => {
    if (!isPlain(event) || event.defaultPrevented) return;
    event.preventDefault();
    void router.navigate(target);
    onClick?.();
  };
  return (
    <a
      href={router.hrefOf(target)}
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
