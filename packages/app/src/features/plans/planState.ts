import { atom } from 'jotai';
import type { PlanRun, PlanSheetState } from './PlanRun.ts';

/** The write that is planned or made now. Only this feature's commands change it. */
export const runAtom = atom<PlanRun>({ kind: 'none' });

/** Which sheet of it is open. */
export const sheetAtom = atom<PlanSheetState>('neverOpened');
