import type { WalletEvent } from '@amswap/chain/wallet';
import { shortAddress } from '@amswap/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { servicesAtom } from '../boot/serviceAtoms.ts';
import { closeWalletSheetAtom, walletDeskOf } from '../features/wallet/index.ts';
import { useGo } from '../routes/useGo.ts';

/** Tells why one is another account, or nobody any more, and goes home: what a page showed was of the old account. */
export function useWalletEvents(): void {
  const { t } = useLingui();
  const services = useAtomValue(servicesAtom);
  const closeSheet = useSetAtom(closeWalletSheetAtom);
  const go = useGo();
  const tell = useEffectEvent((event: WalletEvent): void => {
    const goHome = (): void => go('home');
    switch (event.kind) {
      case 'connected':
        // Also one that came after its attempt was given up.
        return closeSheet();
      case 'accountChanged': {
        const account = shortAddress(event.to);
        services.toasts.show(t`Your wallet changed to account ${account}`);
        return goHome();
      }
      case 'signedOut':
        services.toasts.show(event.byWallet ? t`Your wallet signed this page out` : t`Signed out`);
        return goHome();
      case 'chainChanged':
        // A wrong network has a banner; a right one needs no word.
        return undefined;
      case 'heard':
        return services.log.write('info', `the wallet said ${event.event}`, event.detail);
    }
  });
  useEffect(() => walletDeskOf(services).onEvent(tell), [services]);
}
