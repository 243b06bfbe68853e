import type { TransactionRecord } from '@amswap/chain/transactions';
import { Button, Card, EmptyState, PageTitle, Pagination, Skeleton, TransactionCard } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { stack } from '../../shell/page.css.ts';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { accountAtom, awaitsWalletAtom, openWalletPickerAtom } from '../wallet/index.ts';
import { checkAgainAtom, checkingAtom } from './checkAgainAtoms.ts';
import { ExportJournal } from './ExportJournal.tsx';
import { transactionRecordsAtom } from './transactionAtoms.ts';
import { useReceipts, useShownTransactions } from './useShownTransactions.ts';

/** Cards of one page: a journal keeps some hundred transactions. */
const pageSize = 20;

/** Looks once more for a transaction that was given up, and says what came of it. */
function useCheckAgain(): (id: string) => void {
  const { t } = useLingui();
  const { toasts } = useAtomValue(servicesAtom);
  const checkAgain = useSetAtom(checkAgainAtom);
  const check = async (id: string): Promise<void> => {
    const outcome = await checkAgain(id);
    if (outcome === 'noAnswer') toasts.show(t(noticeTexts.networkAbnormal), 'negative');
    if (outcome === 'stillMissing') toasts.show(t`Still no node knows it.`);
  };
  return (id) => void check(id);
}

function JournalList({ records }: { readonly records: readonly TransactionRecord[] }) {
  const { t } = useLingui();
  const [chosen, choose] = useState(1);
  const pages = Math.ceil(records.length / pageSize);
  // Another account may have fewer pages than the one that was leafed through.
  const page = Math.min(chosen, pages);
  const transactions = useShownTransactions(records.slice((page - 1) * pageSize, page * pageSize));
  const receipts = useReceipts();
  const checking = useAtomValue(checkingAtom);
  const checkAgain = useCheckAgain();
  return (
    <>
      {transactions.map((transaction) => (
        <TransactionCard
          key={transaction.id}
          transaction={transaction}
          onReceipt={receipts}
          onCheckAgain={checkAgain}
          check={checking.has(transaction.id) ? 'busy' : 'ready'}
        />
      ))}
      <Pagination label={t`Pages of the journal`} page={page} pages={pages} onPage={choose} />
    </>
  );
}

/** Every transaction that this browser sent for the account on this chain, the newest first. */
export default function JournalPage() {
  const { t } = useLingui();
  const account = useAtomValue(accountAtom);
  const openPicker = useSetAtom(openWalletPickerAtom);
  const awaitsWallet = useAtomValue(awaitsWalletAtom);
  const records = useAtomValue(transactionRecordsAtom);
  return (
    <div className={stack}>
      <PageTitle title={t`Journal`}>
        <ExportJournal records={records} />
      </PageTitle>
      {account === undefined && awaitsWallet ? (
        <Card label={t`Waiting for the wallet`} busy>
          <Skeleton tenths={8} />
          <Skeleton tenths={6} />
        </Card>
      ) : account === undefined ? (
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
      ) : records.length === 0 ? (
        <EmptyState title={t`No transactions yet`}>
          <Trans>What you send from this browser stands here, also after a reload.</Trans>
        </EmptyState>
      ) : (
        <JournalList records={records} />
      )}
    </div>
  );
}
