export { RecordTray } from './RecordTray.tsx';
export { transactionDeskOf } from './transactionAtoms.ts';
