import { ToastRegion } from '@amswap/ui';
import { useAtomValue } from 'jotai';
import { servicesAtom } from '../boot/serviceAtoms.ts';

/** What lies over every page: toasts. */
export function ShellTray() {
  const { toasts } = useAtomValue(servicesAtom);
  return <ToastRegion toasts={toasts} />;
}
