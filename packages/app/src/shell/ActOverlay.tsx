import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { PlanSheets, planSheetAtom } from '../features/plans/index.ts';
import { RecordTray, transactionRecordsAtom } from '../features/transactions/index.ts';
import { WalletSheets, walletSheetAtom } from '../features/wallet/index.ts';
import { useLateResults } from './useLateResults.ts';
import { useWalletEvents } from './useWalletEvents.ts';

/** What belongs to acting: sheets of wallet and plan, and the tray of transactions. Each comes with its first use. */
export function ActOverlay() {
  useWalletEvents();
  useLateResults();
  const walletSheet = useAtomValue(walletSheetAtom);
  const planSheet = useAtomValue(planSheetAtom);
  const records = useAtomValue(transactionRecordsAtom);
  return (
    <>
      <Suspense>{records.length > 0 && <RecordTray />}</Suspense>
      <Suspense>{walletSheet !== 'neverOpened' && <WalletSheets />}</Suspense>
      <Suspense>{planSheet !== 'neverOpened' && <PlanSheets />}</Suspense>
    </>
  );
}
