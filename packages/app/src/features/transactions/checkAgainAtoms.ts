import { atom } from 'jotai';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { transactionDeskOf } from './transactionAtoms.ts';

const checkedIds = atom<ReadonlySet<string>>(new Set<string>());

/** Ids of the transactions that are being looked for just now. */
export const checkingAtom = atom((get) => get(checkedIds));

/** How another look ended: the chain knows it again, still knows nothing of it, or no node answered. */
export type CheckOutcome = 'found' | 'stillMissing' | 'noAnswer';

/** Looks once more for a transaction that was given up as dropped. Never rejects; a second press while it looks does nothing. */
export const checkAgainAtom = atom(null, async (get, set, id: string): Promise<CheckOutcome | undefined> => {
  if (get(checkedIds).has(id)) return undefined;
  const services = get(servicesAtom);
  const desk = transactionDeskOf(services);
  set(checkedIds, (ids) => new Set([...ids, id]));
  try {
    await desk.checkAgain(id);
    const found = desk.records().find((record) => record.id === id);
    return found?.state.kind === 'dropped' ? 'stillMissing' : 'found';
  } catch (error) {
    services.log.write('error', error);
    return 'noAnswer';
  } finally {
    set(checkedIds, (ids) => new Set([...ids].filter((each) => each !== id)));
  }
});
