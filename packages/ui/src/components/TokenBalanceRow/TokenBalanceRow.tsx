'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import { Trans, useLingui } from '@lingui/react/macro';
import { Term } from '../../controls/Term/Term.tsx';
import { AmountText, type ShownAmount } from '../AmountText/AmountText.tsx';
import { type CoinKind, TokenCoin } from '../TokenCoin/TokenCoin.tsx';
import * as css from './TokenBalanceRow.css.ts';

/** What stands below a token's symbol. */
export type BalanceNote =
  | { readonly kind: 'none' }
  /** No contract may take any of it. */
  | { readonly kind: 'notAuthorised' }
  /** What one contract may take at most; the spender is named. */
  | { readonly kind: 'authorised'; readonly amount: ShownAmount; readonly spender: string }
  | { readonly kind: 'unlimited'; readonly spender: string }
  /** What the balance is worth in another token, by a price that is named as an estimate. */
  | { readonly kind: 'worth'; readonly amount: ShownAmount }
  /** What the balance is for: fees, or what a contract owes. */
  | { readonly kind: 'fees' }
  | { readonly kind: 'owed' };

/** What is known of a balance. */
export type Balance =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly amount: ShownAmount }
  /** No account, or it could not be read. */
  | { readonly kind: 'missing' };

/** Props of `TokenBalanceRow`. */
export interface TokenBalanceRowProps {
  readonly coin: CoinKind;
  /** Symbol or name as it is to be shown. Text from a chain: plain and already cut. */
  readonly name: string;
  readonly balance: Balance;
  readonly note: BalanceNote;
}

function NoteWords({ note }: { readonly note: BalanceNote }) {
  switch (note.kind) {
    case 'none':
      return null;
    case 'notAuthorised':
      return <Trans>Not authorised</Trans>;
    case 'authorised':
      return (
        <Trans>
          Authorised <AmountText amount={note.amount} /> · {note.spender}
        </Trans>
      );
    case 'unlimited':
      return <Trans>Authorised without limit · {note.spender}</Trans>;
    case 'worth':
      return (
        <>
          ≈ <AmountText amount={note.amount} digits={{ most: 0 }} />
        </>
      );
    case 'fees':
      return <Trans>For network fees</Trans>;
    case 'owed':
      return <Trans>Owed to you by the contract</Trans>;
  }
}

/** One balance: the token, what is authorised of it, and how much there is. A list item. */
export function TokenBalanceRow({ coin, name, balance, note }: TokenBalanceRowProps) {
  const { t } = useLingui();
  return (
    <li className={css.row} data-state={balance.kind}>
      <TokenCoin coin={coin} />
      <div className={css.names}>
        <div className={css.symbol}>{coin === 'reward' ? <Term id="rewardBalance">{name}</Term> : name}</div>
        <div className={css.note}>
          <NoteWords note={note} />
        </div>
      </div>
      <div className={css.balance}>
        {balance.kind === 'missing' ? (
          <span className={css.missing} role="img" aria-label={t`not known`}>
            –
          </span>
        ) : (
          <AmountText amount={balance.kind === 'known' ? balance.amount : undefined} />
        )}
      </div>
    </li>
  );
}
