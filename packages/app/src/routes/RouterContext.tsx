import { createContext, type ReactNode, Suspense, use, useLayoutEffect, useSyncExternalStore } from 'react';
import { PagePending } from '../shell/PagePending.tsx';
import type { PageLocation, Router, ShownPage } from './Router.ts';

const RouterContext = createContext<Router | undefined>(undefined);

/** Props of `RouterProvider`. */
export interface RouterProviderProps {
  readonly router: Router;
  readonly children: ReactNode;
}

/** Gives a router to everything below it. */
export function RouterProvider({ router, children }: RouterProviderProps) {
  return <RouterContext value={router}>{children}</RouterContext>;
}

/** The router. @throws Error outside a `RouterProvider`. */
export function useRouter(): Router {
  const router = use(RouterContext);
  if (router === undefined) throw new Error('no router');
  return router;
}

function useShownPage(): ShownPage {
  const { follow, shown } = useRouter();
  return useSyncExternalStore(follow, shown);
}

/** Path and query of the page that is drawn. */
export const useLocation = (): PageLocation => useShownPage().location;

/** The page of the address, scrolled to where it was left, or to its top when it is new. */
export function Outlet() {
  const { component: Page, entry, top } = useShownPage();
  const arrived = Page !== undefined;
  useLayoutEffect(() => {
    if (arrived && top !== undefined) scrollTo(0, top);
  }, [arrived, entry, top]);
  return <Suspense fallback={<PagePending />}>{Page ? <Page /> : <PagePending />}</Suspense>;
}
