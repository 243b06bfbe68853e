import { walletLinks, walletlessBrowserOf } from '@amswap/chain/wallet';
import type { ShownWallet } from '@amswap/ui/wallet-picker';
import { atom } from 'jotai';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { type Device, failureOf, linkedApps, offeredWays, pickerStateOf, shownWallets } from './view.ts';
import { foundWalletsAtom, walletDeskOf, walletStateAtom } from './walletAtoms.ts';

/** Id of the wallet that was asked last. */
const askedAtom = atom<string | undefined>(undefined);

/** What this page is shown on. */
const device = (): Device => ({
  touched: matchMedia('(pointer: coarse)').matches,
  insideApp: walletlessBrowserOf(navigator.userAgent),
});

/** What the picker shows; where this browser has no wallet, what leads to one. */
export const pickerViewAtom = atom((get) => {
  const found = get(foundWalletsAtom);
  const { apps, way } = offeredWays(found, device(), location.href);
  const wallets: readonly ShownWallet[] = [...shownWallets(found), ...apps];
  return { wallets, way, state: pickerStateOf(get(walletStateAtom), get(askedAtom)) };
});

/** Whether there is a wallet to connect without asking it for the chain. */
export const canConnectProxyAtom = atom((get) => get(foundWalletsAtom).wallets.length > 0);

/** Code of why the last attempt ended without an account. */
export const walletFailureAtom = atom((get) => failureOf(get(walletStateAtom)));

/** Asks a wallet for its account, or opens this page in a wallet's app. */
export const connectWalletAtom = atom(null, (get, set, walletId: string): void => {
  const app = linkedApps.find(({ id }) => id === walletId);
  if (app !== undefined) {
    const link = walletLinks(location.href).find(({ wallet }) => wallet === app.app);
    if (link !== undefined) location.assign(link.href);
    return;
  }
  const services = get(servicesAtom);
  set(askedAtom, walletId);
  walletDeskOf(services)
    .connect(walletId)
    .catch((error: unknown) => services.log.write('error', error));
});

/** Connects a wallet without asking it for the chain. */
export const connectProxyAtom = atom(null, (get, set, walletId: string): void => {
  const services = get(servicesAtom);
  set(askedAtom, walletId);
  walletDeskOf(services)
    .connectProxy(walletId)
    .catch((error: unknown) => services.log.write('error', error));
});
