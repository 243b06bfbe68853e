import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { tourPanelAtom, tourStateAtom } from './tourAtoms.ts';

// On the headless library, so they come when first opened.
const SignaturePrompt = lazy(() => import('./SignaturePrompt.tsx'));
const TourPanel = lazy(() => import('./TourPanel.tsx'));
const ReceiptSheet = lazy(() => import('./ReceiptSheet.tsx'));

/** What the tour lays over the page: its wallet's prompt, its panel, a receipt. */
export function TourOverlay() {
  const state = useAtomValue(tourStateAtom);
  const panel = useAtomValue(tourPanelAtom);
  if (state === undefined) return null;
  return (
    <>
      <Suspense>{panel !== 'neverOpened' && <TourPanel />}</Suspense>
      <Suspense>{state.receipt !== undefined && <ReceiptSheet />}</Suspense>
      <Suspense>{state.request !== undefined && <SignaturePrompt />}</Suspense>
    </>
  );
}
