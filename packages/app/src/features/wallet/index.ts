export { WalletSheets } from './lazySheets.ts';
export {
  accountAtom,
  awaitsWalletAtom,
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
