import type { AppServices } from '../../boot/AppServices.ts';
import { serviceAtom } from '../../boot/serviceAtoms.ts';
import { walletDeskOf } from '../wallet/index.ts';
import { createTransactionDesk, type TransactionDesk } from './TransactionDesk.ts';

const desks = new WeakMap<AppServices, TransactionDesk>();

/** The one desk of transactions of these services; opened when first asked for. */
export function transactionDeskOf(services: AppServices): TransactionDesk {
  const desk =
    desks.get(services) ??
    createTransactionDesk(
      services,
      walletDeskOf(services),
      async () => (await import('./openJournal.ts')).openJournal,
    );
  desks.set(services, desk);
  return desk;
}

/** Transactions of the connected account, the newest first. */
export const transactionRecordsAtom = serviceAtom(
  (services) => transactionDeskOf(services).records(),
  (services, changed) => transactionDeskOf(services).follow(changed),
);
