import { WalletPicker } from '@amswap/ui/wallet-picker';
import { useLingui } from '@lingui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { chainStateAtom, servicesAtom } from '../../boot/serviceAtoms.ts';
import { takeTour } from '../../boot/tourChoice.ts';
import { errorTexts } from '../../text/errorTexts.ts';
import {
  canConnectProxyAtom,
  connectProxyAtom,
  connectWalletAtom,
  pickerViewAtom,
  walletFailureAtom,
} from './pickerAtoms.ts';
import { useCloseWithPage } from '../../shell/useCloseWithPage.ts';
import { useWalletName } from './useWalletName.ts';
import { accountAtom, closeWalletSheetAtom, walletSheetAtom } from './walletAtoms.ts';

/** The choice of a wallet. It is gone as soon as an account is there. */
export function PickerSheet() {
  const { _ } = useLingui();
  const nameOf = useWalletName();
  const { entries } = useAtomValue(servicesAtom);
  const open = useAtomValue(walletSheetAtom) === 'picker';
  const account = useAtomValue(accountAtom);
  const view = useAtomValue(pickerViewAtom);
  const failure = useAtomValue(walletFailureAtom);
  const canProxy = useAtomValue(canConnectProxyAtom);
  const chain = useAtomValue(chainStateAtom);
  const connect = useSetAtom(connectWalletAtom);
  const connectProxy = useSetAtom(connectProxyAtom);
  const close = useSetAtom(closeWalletSheetAtom);
  const touring = chain.state === 'configured' && chain.tour !== undefined;
  const words = failure && errorTexts[failure];
  useCloseWithPage(open, close);
  return (
    <WalletPicker
      open={open && account === undefined}
      wallets={view.wallets.map((wallet) => ({ ...wallet, name: nameOf(wallet.name) }))}
      state={view.state}
      failure={words && { what: _(words.what), funds: _(words.funds), todo: _(words.todo) }}
      way={view.way}
      onChoose={connect}
      onClose={close}
      onTour={touring ? undefined : () => takeTour(entries, window)}
      onProxy={canProxy && !touring ? connectProxy : undefined}
    />
  );
}
