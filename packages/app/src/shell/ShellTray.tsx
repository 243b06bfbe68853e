import { ToastRegion } from '@amswap/ui';
import { useAtomValue } from 'jotai';
import { servicesAtom } from '../boot/serviceAtoms.ts';
import { Suspense } from 'react';
import { openChainAtom } from '../boot/chainAtoms.ts';
import { ActOverlay } from './ActOverlay.tsx';
import { TourOverlay } from './tourParts.ts';

/** What lies over every page: sheets of an act, the tray of transactions, toasts. */
export function ShellTray() {
  const { toasts } = useAtomValue(servicesAtom);
  const chain = useAtomValue(openChainAtom);
  return (
    <>
      <ActOverlay />
      <Suspense>{chain?.tour !== undefined && <TourOverlay />}</Suspense>
      <ToastRegion toasts={toasts} />
    </>
  );
}
