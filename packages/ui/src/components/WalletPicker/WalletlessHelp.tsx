import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '../../controls/CopyButton/CopyButton.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import * as css from './WalletPicker.css.ts';

/** What helps where this browser has no wallet. */
export type WayToWallet =
  /** A computer: the page is opened on a phone, whose wallet apps have browsers of their own. */
  | { readonly kind: 'otherDevice'; readonly address: string }
  /** The browser inside another app, in which no wallet can be: the page is opened in one outside. */
  | { readonly kind: 'insideApp'; readonly app: 'weChat' | 'qq' | 'telegram'; readonly address: string };

function PageAddress({ address }: { readonly address: string }) {
  const { t } = useLingui();
  return (
    <div className={css.address}>
      <span className={css.addressText} title={address}>
        {address}
      </span>
      <CopyButton text={address} label={t`Copy the address of this page`} />
    </div>
  );
}

/** How each app's own browser is left. */
function WayOut({ app }: { readonly app: 'weChat' | 'qq' | 'telegram' }) {
  switch (app) {
    case 'weChat':
      return (
        <Trans>
          No wallet can be in WeChat's own browser. Tap ⋯ at the top right, choose “Open in browser”, or copy
          the address into your wallet's browser.
        </Trans>
      );
    case 'qq':
      return (
        <Trans>
          No wallet can be in QQ's own browser. Tap ⋯ at the top right, choose “Open in browser”, or copy the
          address into your wallet's browser.
        </Trans>
      );
    case 'telegram':
      return (
        <Trans>
          No wallet can be in Telegram's own browser. Tap ⋮ at the top right, choose “Open in browser”, or
          copy the address into your wallet's browser.
        </Trans>
      );
  }
}

/** The way from a browser without a wallet to one with a wallet; route and referral go along. */
export function WalletlessHelp({ way }: { readonly way: WayToWallet }) {
  const { t } = useLingui();
  if (way.kind === 'insideApp') {
    return (
      <div className={css.help} data-state={way.app}>
        <p className={css.small}>
          <WayOut app={way.app} />
        </p>
        <PageAddress address={way.address} />
      </div>
    );
  }
  return (
    <div className={css.help} data-state="otherDevice">
      <div className={css.code}>
        <QrCode text={way.address} label={t`QR code of this page`} />
      </div>
      <p className={css.small}>
        <Trans>Scan it with a wallet app on your phone: this page opens there, where it is now.</Trans>
      </p>
      <PageAddress address={way.address} />
    </div>
  );
}
