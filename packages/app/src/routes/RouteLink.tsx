import { useAtomValue } from 'jotai';
import type { MouseEvent, ReactNode } from 'react';
import { servicesAtom } from '../boot/serviceAtoms.ts';
import { placeAtom } from './navigationAtoms.ts';
import type { OpenRouteId } from './openRoutes.ts';
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
 * comes near. The library's own link is in the router's chunk, which home is drawn without.
 */
export function RouteLink<Id extends OpenRouteId>({
  to,
  search,
  className,
  onClick,
  children,
}: RouteLinkProps<Id>) {
  const { navigation } = useAtomValue(servicesAtom);
  const here = useAtomValue(placeAtom).id === to;
  const texts = { ...search };
  const prepare = (): void => navigation.prepare(to, texts);
  const follow = (event: MouseEvent): void => {
    if (!isPlain(event) || event.defaultPrevented) return;
    event.preventDefault();
    navigation.go(to, texts);
    onClick?.();
  };
  return (
    <a
      href={navigation.hrefOf(to, texts)}
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
