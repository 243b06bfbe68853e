import { lazy } from 'react';

// The tour's chunk is there already when these are drawn: its chain came with it.
const loadTour = () => import('../features/tour/index.ts');

/** The tour's mark and the way to its controls. */
export const TourBar = lazy(async () => ({ default: (await loadTour()).TourBar }));
/** What the tour lays over the page. */
export const TourOverlay = lazy(async () => ({ default: (await loadTour()).TourOverlay }));
