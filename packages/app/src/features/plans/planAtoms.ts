import { atom } from 'jotai';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { mayWriteAtom, openWalletPickerAtom, switchChainAtom, walletStateAtom } from '../wallet/index.ts';
import type { PlanRequest } from './PlanRequest.ts';
import type { PlanRun } from './PlanRun.ts';
import { runAtom, sheetAtom } from './planState.ts';

/** The write that is planned or made now. */
export const planRunAtom = atom((get) => get(runAtom));

/** Which sheet of it is open. */
export const planSheetAtom = atom((get) => get(sheetAtom));

/** Whether a write is on its way from this page: nothing else is begun then. */
export const planBusyAtom = atom((get) => get(runAtom).kind === 'running');

/**
 * Begins a write: shows its plan, or first what is missing for it (an account, the right chain). While another one is on its
 * way, that one is shown instead. Resolves when the plan is shown or could not be made; never rejects.
 *
 * @example start({ title: msg`Register`, make: ({ planRegister }, context) => planRegister(context, referrer) })
 */
export const startPlanAtom = atom(null, async (get, set, request: PlanRequest): Promise<void> => {
  const wallet = get(walletStateAtom);
  if (wallet.kind === 'wrongChain') return set(switchChainAtom);
  if (wallet.kind !== 'connected') return set(openWalletPickerAtom);
  if (!get(mayWriteAtom)) return;
  set(sheetAtom, 'plan');
  if (get(planBusyAtom)) return;
  const planning: PlanRun = { kind: 'planning', request };
  set(runAtom, planning);
  try {
    const { planAtom } = await import('./planCommands.ts');
    // Left, or asked for another thing, while the code was on its way.
    if (get(runAtom) === planning) await set(planAtom, request);
  } catch (error) {
    // The code did not come: like a page that timed out, it is asked for by the next press.
    const { log } = get(servicesAtom);
    log.write('error', error);
    set(sheetAtom, 'closed');
    set(runAtom, { kind: 'none' });
  }
});
