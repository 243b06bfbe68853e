import { PageNotFound } from '@amswap/ui';
import { useAtomValue } from 'jotai';
import { placeAtom } from '../routes/navigationAtoms.ts';
import { routeTable } from '../routes/routeTable.ts';

/** For an address that is none of ours, with the way home. */
export function NotFound() {
  const { path } = useAtomValue(placeAtom);
  return <PageNotFound path={path} homeHref={`#${routeTable.home.path}`} />;
}
