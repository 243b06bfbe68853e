import { RecordTray } from '../features/transactions/index.ts';
import { useLateResults } from './useLateResults.ts';

/** Transactions of the account, and how those ended that were sent before a reload. Comes with the first account. */
export default function AccountTray() {
  useLateResults();
  return <RecordTray />;
}
