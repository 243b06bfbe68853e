import { PageNotFound } from '@amswap/ui';
import { useRouterState } from '@tanstack/react-router';
import { routeTable } from '../routes/routeTable.ts';

/** For an address that is none of ours, with the way home. */
export function NotFound() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return <PageNotFound path={path} homeHref={`#${routeTable.home.path}`} />;
}
