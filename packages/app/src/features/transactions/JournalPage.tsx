import { Button, EmptyState, PageTitle, TransactionCard } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { accountAtom, openWalletPickerAtom } from '../wallet/index.ts';
import { stack } from '../../shell/page.css.ts';
import { transactionRecordsAtom } from './transactionAtoms.ts';
import { useReceipts, useShownTransactions } from './useShownTransactions.ts';

/** Every transaction that this browser sent for the account on this chain, the newest first. */
export default function JournalPage() {
  const { t } = useLingui();
  const account = useAtomValue(accountAtom);
  const openPicker = useSetAtom(openWalletPickerAtom);
  const transactions = useShownTransactions(useAtomValue(transactionRecordsAtom));
  const receipts = useReceipts();
  return (
    <div className={stack}>
      <PageTitle title={t`Journal`} />
      {account === undefined ? (
        <EmptyState
          title={t(noticeTexts.pleaseLogin)}
          action={
            <Button size="medium" onClick={openPicker}>
              <Trans>Connect wallet</Trans>
            </Button>
          }
        >
          <Trans>The journal is kept for each account.</Trans>
        </EmptyState>
      ) : transactions.length === 0 ? (
        <EmptyState title={t`No transactions yet`}>
          <Trans>What you send from this browser stands here, also after a reload.</Trans>
        </EmptyState>
      ) : (
        transactions.map((transaction) => (
          <TransactionCard key={transaction.id} transaction={transaction} onReceipt={receipts} />
        ))
      )}
    </div>
  );
}
