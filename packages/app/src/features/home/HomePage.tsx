import { Suspense, useState } from 'react';
import { arrivedBehindPaint, HomeCards } from '../../boot/behindPaintParts.ts';
import { HomeSkeleton } from './HomeSkeleton.tsx';

/** The entry page: its boxes with the first paint, its figures behind it. */
export function HomePage() {
  // Code that is there is drawn at once: a lazy part would wait for a moment, and a page that somebody comes back to would be
  // too short to be scrolled to where it was left.
  const [Cards] = useState(() => arrivedBehindPaint()?.HomeCards ?? HomeCards);
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <Cards />
    </Suspense>
  );
}
