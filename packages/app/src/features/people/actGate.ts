import { atom } from 'jotai';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { planBusyAtom } from '../plans/index.ts';
import { walletStateAtom } from '../wallet/index.ts';

/** What stands between the reader and any write: the first thing that is in the way, or that nothing is. */
export type ActGate =
  | 'framed'
  /** A write is on its way from this page. */
  | 'underWay'
  | 'noWallet'
  | 'connecting'
  | 'wrongNetwork'
  | 'unlinked'
  | 'open';

/** Whether something may be written now, and if not, why. */
export const actGateAtom = atom((get): ActGate => {
  if (get(servicesAtom).framed) return 'framed';
  if (get(planBusyAtom)) return 'underWay';
  const wallet = get(walletStateAtom);
  switch (wallet.kind) {
    case 'connected':
      return wallet.link === 'up' ? 'open' : 'unlinked';
    case 'wrongChain':
      return 'wrongNetwork';
    case 'reconnecting':
    case 'connecting':
      return 'connecting';
    case 'signedOut':
      return 'noWallet';
  }
});
