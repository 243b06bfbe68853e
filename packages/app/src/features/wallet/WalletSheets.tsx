import { useAtomValue } from 'jotai';
import { restTextsAtom } from '../../boot/restTextsAtom.ts';
import { AccountSheet } from './AccountSheet.tsx';
import { PickerSheet } from './PickerSheet.tsx';

/** The sheets of the wallet, once their texts are here. */
export default function WalletSheets() {
  useAtomValue(restTextsAtom);
  return (
    <>
      <PickerSheet />
      <AccountSheet />
    </>
  );
}
