export { loadPlanToasts, PlanSheets } from './lazySheets.ts';
export { planBusyAtom, planRunAtom, planSheetAtom, startPlanAtom } from './planAtoms.ts';
export type { Planning, PlanRequest } from './PlanRequest.ts';
export type { PlanRun, PlanSheetState, StepStage } from './PlanRun.ts';
