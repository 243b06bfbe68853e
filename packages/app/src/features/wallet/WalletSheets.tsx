import { useAtomValue } from 'jotai';
import { use } from 'react';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { AccountSheet } from './AccountSheet.tsx';
import { PickerSheet } from './PickerSheet.tsx';

/** The sheets of the wallet, once their texts are here. */
export default function WalletSheets() {
  const { locale } = useAtomValue(servicesAtom);
  use(locale.rest());
  return (
    <>
      <PickerSheet />
      <AccountSheet />
    </>
  );
}
