import { PageNotFound } from '@amswap/ui';
import { useLocation } from '@tanstack/react-router';
import { routeTable } from '../routes/routeTable.ts';

/** For an address that is none of ours, with the way home. */
export function NotFound() {
  const { pathname } = useLocation();
  return <PageNotFound path={pathname} homeHref={`#${routeTable.home.path}`} />;
}
