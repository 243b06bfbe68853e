'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import { Trans, useLingui } from '@lingui/react/macro';
import { shortAddress } from '../../format/index.ts';
import { mono } from '../../theme/text.css.ts';
import { Identicon } from '../Identicon/Identicon.tsx';
import * as css from './AccountChip.css.ts';

/** The account as the header shows it. */
export type ChipAccount =
  | { readonly kind: 'none' }
  /** The wallet gave no account: it is locked, or none was chosen. */
  | { readonly kind: 'locked' }
  /** The wallet has been asked and has not answered. */
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected'; readonly address: string }
  /** Connected, but the wallet is on another chain: writes are off. */
  | { readonly kind: 'wrongChain'; readonly address: string };

/** Props of `AccountChip`. */
export interface AccountChipProps {
  readonly account: ChipAccount;
  /** Asked to connect, or to show the account. */
  readonly onOpen: () => void;
}

/** What the way to connect says. */
function CallText({ kind }: { readonly kind: 'none' | 'locked' | 'connecting' }) {
  const { t } = useLingui();
  switch (kind) {
    case 'none':
      return <Trans>Connect wallet</Trans>;
    case 'locked':
      return t({ id: 'notice.pleaseLogin', message: 'Please Login' });
    case 'connecting':
      return <Trans>Open your wallet</Trans>;
  }
}

/** The account in the header, or the way to connect one. */
export function AccountChip({ account, onOpen }: AccountChipProps) {
  const { t } = useLingui();
  if (!('address' in account)) {
    return (
      <button
        type="button"
        className={`${css.chip} ${css.call}`}
        data-state={account.kind}
        aria-busy={account.kind === 'connecting' || undefined}
        onClick={onOpen}
      >
        <CallText kind={account.kind} />
      </button>
    );
  }
  const short = shortAddress(account.address);
  const wrong = account.kind === 'wrongChain';
  return (
    <button
      type="button"
      className={wrong ? `${css.chip} ${css.warning}` : css.chip}
      data-state={account.kind}
      aria-label={wrong ? t`Account ${short}, wrong network` : t`Account ${short}`}
      onClick={onOpen}
    >
      <Identicon address={account.address} />
      <span className={mono}>{short}</span>
    </button>
  );
}
