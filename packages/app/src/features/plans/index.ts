export { loadPlanToasts, PlanSheets } from './lazySheets.ts';
export { planBusyAtom, planRunAtom, planSheetAtom, startPlanAtom } from './planAtoms.ts';
