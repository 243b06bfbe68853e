import { useAtomValue } from 'jotai';
import { servicesAtom } from '../boot/serviceAtoms.ts';
import type { Step } from './OpenRouter.ts';
import type { OpenRouteId } from './openRoutes.ts';
import type { SearchFor } from './router.tsx';

/** Goes to a route by its id, with the texts of its query. */
export type Go = <Id extends OpenRouteId>(to: Id, search?: SearchFor<Id>, step?: Step) => void;

/**
 * The way to other pages, for pages and for what lies over them.
 *
 * @example const go = useGo(); go('machineRecord', { token: 'X' }, 'replace');
 */
export function useGo(): Go {
  const { navigation } = useAtomValue(servicesAtom);
  return (to, search, step) => navigation.go(to, { ...search }, step);
}
