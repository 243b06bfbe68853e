export { openTour } from './openTour.ts';
