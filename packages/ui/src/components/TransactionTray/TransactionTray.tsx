import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LinkText } from '../../controls/LinkText/LinkText.tsx';
import {
  type ShownTransaction,
  TransactionCard,
  type TransactionPhase,
} from '../TransactionCard/TransactionCard.tsx';
import * as css from './TransactionTray.css.ts';

/** Props of `TransactionTray`. */
export interface TransactionTrayProps {
  /** What is on its way and what ended lately, the newest first. Without any there is no tray. */
  readonly transactions: readonly ShownTransaction[];
  /** Address of the journal of all transactions. */
  readonly journalHref: string;
  /** Shows a receipt inside the page, where no explorer knows it. */
  readonly onReceipt?: ((hash: string) => void) | undefined;
}

const ended: ReadonlySet<TransactionPhase> = new Set([
  'confirmed',
  'replaced',
  'cancelled',
  'dropped',
  'reverted',
  'misdirected',
  'refused',
]);

/** Transactions on their way, at the lower edge of every page: a line that opens. */
export function TransactionTray({ transactions, journalHref, onReceipt }: TransactionTrayProps) {
  const [state, setState] = useState<'closed' | 'open'>('closed');
  if (transactions.length === 0) return null;
  const pending = transactions.filter(({ phase }) => !ended.has(phase)).length;
  return (
    <div className={css.tray} data-state={state}>
      {state === 'open' && (
        <div className={css.list} id="transaction-tray">
          {transactions.map((transaction) => (
            <TransactionCard key={transaction.id} transaction={transaction} onReceipt={onReceipt} />
          ))}
          <div className={css.all}>
            <LinkText href={journalHref}>
              <Trans>All transactions</Trans>
            </LinkText>
          </div>
        </div>
      )}
      <button
        type="button"
        className={css.toggle}
        aria-expanded={state === 'open'}
        aria-controls={state === 'open' ? 'transaction-tray' : undefined}
        onClick={() => setState(state === 'open' ? 'closed' : 'open')}
      >
        <span aria-hidden="true" className={css.dot} data-state={pending > 0 ? 'pending' : 'done'} />
        <span aria-live="polite">
          {pending > 0 ? (
            <Plural value={pending} one="# transaction on its way" other="# transactions on their way" />
          ) : (
            <Trans>Latest transactions</Trans>
          )}
        </span>
      </button>
    </div>
  );
}
