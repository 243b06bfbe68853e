export { openTour } from './openTour.ts';
export { TourBar } from './TourBar.tsx';
export { TourOverlay } from './TourOverlay.tsx';
