import { TransactionTray } from '@amswap/ui';
import { useAtomValue } from 'jotai';
import { restTextsAtom } from '../../boot/restTextsAtom.ts';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { routeTable } from '../../routes/routeTable.ts';
import { transactionRecordsAtom } from './transactionAtoms.ts';
import { useReceipts, useShownTransactions } from './useShownTransactions.ts';
import { trayRecords } from './view.ts';

/** What is on its way and what ended lately, at the lower edge of every page. */
export function RecordTray() {
  const { clock } = useAtomValue(servicesAtom);
  useAtomValue(restTextsAtom);
  const records = trayRecords(useAtomValue(transactionRecordsAtom), clock.now());
  return (
    <TransactionTray
      transactions={useShownTransactions(records)}
      journalHref={`#${routeTable.journal.path}`}
      onReceipt={useReceipts()}
    />
  );
}
