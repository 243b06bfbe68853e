export { LeadCard } from './LeadCard.tsx';
export { changeOf, type ShownChange, type ShownToken } from './shownChange.ts';
export { TradeAct } from './TradeAct.tsx';
export { askOn, tradeFacts } from './tradeAtoms.ts';
export type { TradeFacts } from './TradeFacts.ts';
export type { TradeStage } from './TradeStage.ts';
export { actStage, authorisationOf, feeObstacle, ownStanding, standingOf } from './tradeStanding.ts';
export { useTradeSubmit } from './useTradeSubmit.ts';
