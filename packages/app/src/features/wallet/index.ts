export { WalletSheets } from './lazySheets.ts';
export {
  accountAtom,
  closeWalletSheetAtom,
  mayWriteAtom,
  openAccountAtom,
  openWalletPickerAtom,
  switchChainAtom,
  walletDeskOf,
  walletSheetAtom,
  walletStateAtom,
} from './walletAtoms.ts';
export type { WalletDesk } from './WalletDesk.ts';
