import { Suspense } from 'react';
import { HomeCards } from '../../boot/behindPaintParts.ts';
import { HomeSkeleton } from './HomeSkeleton.tsx';

/** The entry page: its boxes with the first paint, its figures behind it. */
export function HomePage() {
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <HomeCards />
    </Suspense>
  );
}
