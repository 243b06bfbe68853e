import { lazy } from 'react';

/** The plan and the risk notice: on the headless library, so they come when first opened. */
export const PlanSheets = lazy(() => import('./PlanSheets.tsx'));

/** Words of how a plan ended; said by the plan itself, or later by the shell. */
export const loadPlanToasts = () => import('./planToasts.ts');
