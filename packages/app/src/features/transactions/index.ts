export { RecordTray } from './lazyTray.ts';
export { transactionDeskOf, transactionRecordsAtom } from './transactionAtoms.ts';
export type { OpenedJournal, TransactionDesk } from './TransactionDesk.ts';
