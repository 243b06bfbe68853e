import { ToastRegion } from '@amswap/ui';
import { useAtomValue } from 'jotai';
import { servicesAtom } from '../boot/serviceAtoms.ts';
import { ActOverlay } from './ActOverlay.tsx';

/** What lies over every page: sheets of an act, the tray of transactions, toasts. */
export function ShellTray() {
  const { toasts } = useAtomValue(servicesAtom);
  return (
    <>
      <ActOverlay />
      <ToastRegion toasts={toasts} />
    </>
  );
}
