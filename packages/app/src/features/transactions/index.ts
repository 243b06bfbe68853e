export { RecordTray } from './RecordTray.tsx';
export { transactionDeskOf, transactionRecordsAtom } from './transactionAtoms.ts';
export type { OpenedJournal, TransactionDesk } from './TransactionDesk.ts';
