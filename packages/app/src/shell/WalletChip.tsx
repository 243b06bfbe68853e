import { AccountChip, type ChipAccount } from '@amswap/ui';
import type { WalletState } from '@amswap/chain/wallet';
import { useAtomValue, useSetAtom } from 'jotai';
import { openAccountAtom, openWalletPickerAtom, walletStateAtom } from '../features/wallet/index.ts';

/** The account as the header shows it. A silent reconnection is no question to the reader: it looks like nobody yet. */
function chipOf(state: WalletState): ChipAccount {
  switch (state.kind) {
    case 'connected':
    case 'wrongChain':
      return { kind: state.kind, address: state.account };
    case 'connecting':
      return { kind: 'connecting' };
    case 'reconnecting':
      return { kind: 'none' };
    case 'signedOut':
      return { kind: state.failure?.code === 'wallet.locked' ? 'locked' : 'none' };
  }
}

/** The account in the header, or the way to connect one. */
export function WalletChip() {
  const chip = chipOf(useAtomValue(walletStateAtom));
  const openPicker = useSetAtom(openWalletPickerAtom);
  const openAccount = useSetAtom(openAccountAtom);
  return <AccountChip account={chip} onOpen={'address' in chip ? openAccount : openPicker} />;
}
