import { lazy } from 'react';

/** The plan and the risk notice: on the headless library, so they come when first opened. */
export const PlanSheets = lazy(() => import('./PlanSheets.tsx'));
