import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { PlanSheets, planSheetAtom } from '../features/plans/index.ts';
import { accountAtom, WalletSheets, walletSheetAtom } from '../features/wallet/index.ts';
import { useWalletEvents } from './useWalletEvents.ts';

const AccountTray = lazy(() => import('./AccountTray.tsx'));

/** What belongs to acting: sheets of wallet and plan, and the tray of transactions. Each comes with its first use. */
export function ActOverlay() {
  useWalletEvents();
  const account = useAtomValue(accountAtom);
  const walletSheet = useAtomValue(walletSheetAtom);
  const planSheet = useAtomValue(planSheetAtom);
  return (
    <>
      <Suspense>{account !== undefined && <AccountTray />}</Suspense>
      <Suspense>{walletSheet !== 'neverOpened' && <WalletSheets />}</Suspense>
      <Suspense>{planSheet !== 'neverOpened' && <PlanSheets />}</Suspense>
    </>
  );
}
