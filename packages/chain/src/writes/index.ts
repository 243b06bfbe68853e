export { type AuthoriseNeed, allowanceStep, authoriseSteps } from './authoriseSteps.ts';
export { confirmQuote } from './confirmQuote.ts';
export type {
  ActStep,
  AllowanceStep,
  Expectation,
  ExpectedSubject,
  Plan,
  PlanKind,
  Preview,
  Step,
  StepDeed,
  StepKind,
} from './plan.ts';
export { type BuyAcbWish, planBuyAcb } from './planBuyAcb.ts';
export { type BuyMvWish, planBuyMv } from './planBuyMv.ts';
export { planChangeSettler } from './planChangeSettler.ts';
export { claimStep, kindsMask, planClaim } from './planClaim.ts';
export { deadlineSeconds, type PlanContext } from './planContext.ts';
export { type ExchangeWish, exchangeStep, planExchange } from './planExchange.ts';
export { planListForSale } from './planListForSale.ts';
export { planLowerAllowance } from './planLowerAllowance.ts';
export { planMoveToWallet } from './planMoveToWallet.ts';
export { planRegister } from './planRegister.ts';
export { planSettleLuckyPool, planSettleMaxPowerPool } from './planSettlePool.ts';
export { planSynthesis, type SynthesisWish } from './planSynthesis.ts';
export { planTakeOut } from './planTakeOut.ts';
export { planWithdrawProceeds } from './planWithdrawProceeds.ts';
export { type Draft, estimateGas, type Simulation, simulate } from './simulate.ts';
