import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { PageTimedOut } from '../boot/behindPaintParts.ts';
import { servicesAtom } from '../boot/serviceAtoms.ts';
import { HomePage } from '../features/home/index.ts';
import { drawnAtom } from '../routes/navigationAtoms.ts';
import { PagePending } from './PagePending.tsx';

/** The page: home without the router, until the first step away from it. */
export function PageOutlet() {
  const { navigation } = useAtomValue(servicesAtom);
  const drawn = useAtomValue(drawnAtom);
  switch (drawn.kind) {
    case 'home':
      return <HomePage />;
    case 'coming':
      return <PagePending />;
    case 'failed':
      return (
        <Suspense fallback={<PagePending />}>
          <PageTimedOut onRetry={navigation.retry} />
        </Suspense>
      );
    case 'routed':
      return <drawn.Pages />;
  }
}
