import type { TransactionRecord } from '@amswap/chain/transactions';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { servicesAtom } from '../boot/serviceAtoms.ts';
import { loadPlanToasts, planBusyAtom } from '../features/plans/index.ts';
import { transactionDeskOf } from '../features/transactions/index.ts';

/**
 * Tells once how a transaction ended that was sent before a reload: no plan of this page waits for it. What another tab sends
 * while this one is open is that tab's to tell.
 */
export function useLateResults(): void {
  const services = useAtomValue(servicesAtom);
  const store = useStore();
  useEffect(() => {
    const opened = services.clock.now();
    const tell = async (record: TransactionRecord): Promise<void> => {
      if (store.get(planBusyAtom) || record.createdAt > opened) return;
      const [{ tellLateResult }] = await Promise.all([loadPlanToasts(), services.locale.rest()]);
      tellLateResult(services, record);
    };
    return transactionDeskOf(services).onMined((record) => {
      tell(record).catch((error: unknown) => services.log.write('error', error));
    });
  }, [services, store]);
}
