export { acbQuote, type AcbSpot, acbSpot, feeInAcb, type RouterAnswer } from './acbQuote.ts';
export { joinReads, readOf } from './answer.ts';
export { totalBurned } from './burned.ts';
export { burnedByDay } from './burnedByDay.ts';
export { claimedByDay } from './claimedByDay.ts';
export { claimableFrom, type ClaimTimes, claimTimes } from './claimTimes.ts';
export { type DirectMember, type DirectMembersPage, directMembersOf } from './directMembers.ts';
export { type ExchangeQuote, exchangeQuote } from './exchangeQuote.ts';
export {
  type ExchangeBound,
  type ExchangeId,
  exchangePairs,
  type ExchangeTerms,
  exchangeTerms,
} from './exchangeTerms.ts';
export { founder } from './founder.ts';
export { freeReserve } from './freeReserve.ts';
export { keptProceeds } from './keptProceeds.ts';
export { type LevelThresholds, levelThresholds } from './levelThresholds.ts';
export { type LineShares, lineShares } from './lineShares.ts';
export { lineDepth } from './lineDepth.ts';
export { type LuckyPool, type LuckyPoolPhase, luckyPool, luckyPoolPhase } from './luckyPool.ts';
export {
  firstMachines,
  type Machine,
  type MachineCursor,
  type MachinesPage,
  machinesOf,
} from './machines.ts';
export { type Contracts, type MainName, mainNames } from './mains.ts';
export { type MaxPowerPhase, type MaxPowerPool, maxPowerPhase, maxPowerPool } from './maxPowerPool.ts';
export { type Member, memberOf } from './member.ts';
export { nativeBalance } from './nativeBalance.ts';
export { type Obligations, obligationsOf, totalOwed } from './obligations.ts';
export { payTokens } from './payTokens.ts';
export { powerAt } from './powerAt.ts';
export type { Call, CallAnswer, Read } from './Read.ts';
export {
  type MainRevenue,
  machineWaitingAt,
  type Revenue,
  type RevenueByKind,
  type RevenueKind,
  revenueKinds,
  revenueOf,
  totalOf,
} from './revenue.ts';
export { rewardBalance } from './rewardBalance.ts';
export { type SalePosition, salePosition } from './salePosition.ts';
export { type Sale, type SalePage, saleQueue, salesOf, type SaleState } from './saleQueue.ts';
export { type SaleQuote, saleQuote } from './saleQuote.ts';
export { type SaleTerms, saleTerms } from './saleTerms.ts';
export { type SwapObligations, swapObligations } from './swapObligations.ts';
export { synthesisQuote } from './synthesisQuote.ts';
export { type SynthesisTerms, synthesisTerms } from './synthesisTerms.ts';
export { tokenAddress, tokenAt, tokenContractNames } from './tokenAddress.ts';
export { isUnlimited, tokenAllowance } from './tokenAllowance.ts';
export { tokenBalance } from './tokenBalance.ts';
export { type TokenMetadata, tokenMetadata } from './tokenMetadata.ts';
export { vipRefreshAt } from './vipRefresh.ts';
