import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Sheet } from '../../controls/Sheet/Sheet.tsx';
import { Switch } from '../../controls/Switch/Switch.tsx';
import type { ErrorWords } from '../ErrorPanel/ErrorPanel.tsx';
import { WalletlessHelp, type WayToWallet } from './WalletlessHelp.tsx';
import * as css from './WalletPicker.css.ts';

/** A wallet that can be chosen. Name and icon are the wallet's own: plain text, cut; an icon only as a data URI. */
export interface ShownWallet {
  readonly id: string;
  readonly name: string;
  /** `data:image/…`; without one, the first letter stands instead. */
  readonly icon?: string | undefined;
  /** How it came to be here. */
  readonly origin: 'lastUsed' | 'detected' | 'legacy' | 'mobileApp';
}

/** What goes on in the picker. */
export type PickerState =
  | { readonly kind: 'choosing' }
  /** This wallet has been asked and has not answered. */
  | { readonly kind: 'connecting'; readonly walletId: string }
  /** It was asked before and its window is still open somewhere. */
  | { readonly kind: 'pending'; readonly walletId: string };

/** Props of `WalletPicker`. */
export interface WalletPickerProps {
  readonly open: boolean;
  readonly wallets: readonly ShownWallet[];
  readonly state: PickerState;
  /** Why the last attempt ended without an account. */
  readonly failure?: ErrorWords | undefined;
  readonly onChoose: (walletId: string) => void;
  readonly onClose: () => void;
  /** What helps where this browser has no wallet. */
  readonly way?: WayToWallet | undefined;
  /** Starts the guest tour; not offered inside the tour. */
  readonly onTour?: (() => void) | undefined;
  /** Connects a wallet without asking it to switch networks; not offered where there is none. */
  readonly onProxy?: ((walletId: string) => void) | undefined;
}

const isPicture = (icon: string | undefined): icon is string => icon?.startsWith('data:image/') ?? false;

function WalletNote({ wallet, state }: { readonly wallet: ShownWallet; readonly state: PickerState }) {
  if (state.kind !== 'choosing' && state.walletId === wallet.id) {
    return state.kind === 'pending' ? (
      <Trans>Has a request open already. Open your wallet.</Trans>
    ) : (
      <Trans>Open your wallet to answer</Trans>
    );
  }
  switch (wallet.origin) {
    case 'lastUsed':
      return <Trans>Last used</Trans>;
    case 'detected':
      return <Trans>Detected</Trans>;
    case 'legacy':
      return <Trans>Found in the page</Trans>;
    case 'mobileApp':
      return <Trans>Opens the app</Trans>;
  }
}

/** Choose a wallet; or the tour, or the connection without a change of network. On the headless library. */
export function WalletPicker(props: WalletPickerProps) {
  const { open, wallets, state, failure, way, onChoose, onClose, onTour, onProxy } = props;
  const { t } = useLingui();
  const [proxy, setProxy] = useState<'on' | 'off'>('off');
  const choose = ({ id, origin }: ShownWallet): void =>
    proxy === 'on' && onProxy !== undefined && origin !== 'mobileApp' ? onProxy(id) : onChoose(id);
  return (
    <Sheet open={open} onClose={onClose} title={t`Connect a wallet`}>
      <div className={css.picker}>
        {wallets.length === 0 && (
          <p role="status" className={css.small}>
            <Trans>No wallet was found in this browser. Reading works without one.</Trans>
          </p>
        )}
        {failure && (
          <p role="alert" className={css.small}>
            {failure.what} {failure.funds} {failure.todo}
          </p>
        )}
        <ul className={css.list}>
          {wallets.map((wallet) => {
            const chosen = state.kind !== 'choosing' && state.walletId === wallet.id;
            return (
              <li key={wallet.id}>
                <button
                  type="button"
                  className={css.wallet}
                  data-state={chosen ? 'connecting' : 'resting'}
                  aria-busy={chosen || undefined}
                  onClick={() => choose(wallet)}
                >
                  {isPicture(wallet.icon) ? (
                    <img src={wallet.icon} alt="" className={css.icon} />
                  ) : (
                    <span aria-hidden="true" className={css.icon}>
                      {wallet.name.slice(0, 1)}
                    </span>
                  )}
                  <span className={css.names}>
                    <span className={css.name}>{wallet.name}</span>
                    <br />
                    <span className={css.note}>
                      <WalletNote wallet={wallet} state={state} />
                    </span>
                  </span>
                  <span aria-hidden="true" className={css.chevron}>
                    ›
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        {way && <WalletlessHelp way={way} />}
        {onTour && (
          <div className={css.tour}>
            <div className={css.names}>
              <div className={css.name}>
                <Trans>No wallet yet?</Trans>
              </div>
              <div className={css.small}>
                <Trans>Take the tour on a chain inside this page: nothing to install, no real money.</Trans>
              </div>
            </div>
            <Button size="small" variant="quiet" onClick={onTour}>
              <Trans>Take the tour</Trans>
            </Button>
          </div>
        )}
        {onProxy && (
          <Switch
            label={t`Proxy wallet`}
            hint={t`For a wallet that can't or shouldn't switch networks.`}
            value={proxy}
            onChange={setProxy}
          />
        )}
        <p className={css.small}>
          <Trans>Connecting shows your address to this page. It does not let anyone spend.</Trans>
        </p>
      </div>
    </Sheet>
  );
}
