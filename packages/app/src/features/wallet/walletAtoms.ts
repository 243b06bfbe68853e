import type { Address } from '@amswap/values';
import { atom } from 'jotai';
import type { AppServices } from '../../boot/AppServices.ts';
import { checkStateAtom, serviceAtom, servicesAtom } from '../../boot/serviceAtoms.ts';
import { createWalletDesk, type WalletDesk } from './WalletDesk.ts';

const desks = new WeakMap<AppServices, WalletDesk>();

/** The one wallet desk of these services; opened when first asked for. */
export function walletDeskOf(services: AppServices): WalletDesk {
  const desk =
    desks.get(services) ??
    createWalletDesk(services, async () => (await import('./openSession.ts')).openSession);
  desks.set(services, desk);
  return desk;
}

/** What the wallet is doing for this page. */
export const walletStateAtom = serviceAtom(
  (services) => walletDeskOf(services).state(),
  (services, changed) => walletDeskOf(services).follow(changed),
);

/** The account of the page, on the right chain or not; undefined while there is none. */
export const accountAtom = atom((get): Address | undefined => {
  const state = get(walletStateAtom);
  return state.kind === 'connected' || state.kind === 'wrongChain' ? state.account : undefined;
});

/** Whether a wallet has been asked and has not answered: until it has, nobody is told to log in. */
export const awaitsWalletAtom = atom((get): boolean => {
  const { kind } = get(walletStateAtom);
  return kind === 'connecting' || kind === 'reconnecting';
});

/** Whether something may be written now: an account, on the right chain and its own contracts, in a window of its own. */
export const mayWriteAtom = atom((get) => {
  const state = get(walletStateAtom);
  const expected = get(checkStateAtom).kind !== 'differs';
  return state.kind === 'connected' && state.link === 'up' && expected && !get(servicesAtom).framed;
});

/** The wallets found so far. */
export const foundWalletsAtom = serviceAtom(
  (services) => walletDeskOf(services).found(),
  (services, changed) => walletDeskOf(services).follow(changed),
);

/** Which sheet of the wallet is open. Once opened, its code stays. */
export type WalletSheet = 'neverOpened' | 'picker' | 'account' | 'closed';
export const walletSheetAtom = atom<WalletSheet>('neverOpened');

/** Opens the choice of wallets and begins to look for them. Asks no wallet for anything. */
export const openWalletPickerAtom = atom(null, (get, set) => {
  set(walletSheetAtom, 'picker');
  const services = get(servicesAtom);
  // What failed is told by the sheet, whose wallets do not come.
  walletDeskOf(services)
    .look()
    .catch((error: unknown) => services.log.write('error', error));
});

/** Shows the account, and the way to sign out. */
export const openAccountAtom = atom(null, (_, set) => set(walletSheetAtom, 'account'));

/** Closes whichever sheet of the wallet is open. */
export const closeWalletSheetAtom = atom(null, (get, set) => {
  if (get(walletSheetAtom) !== 'neverOpened') set(walletSheetAtom, 'closed');
});

/** Asks the wallet for the chain of this page. */
export const switchChainAtom = atom(null, (get) => {
  const services = get(servicesAtom);
  walletDeskOf(services)
    .switchChain()
    .catch((error: unknown) => services.log.write('error', error));
});

/** Signs out here; the wallet is not asked again before a click. */
export const signOutAtom = atom(null, (get, set) => {
  walletDeskOf(get(servicesAtom)).signOut();
  set(walletSheetAtom, 'closed');
});
