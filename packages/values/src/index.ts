export {
  type AddressProblem,
  type AddressRules,
  addressProblems,
  checksumAddress,
  type ForeignAddressForm,
  foreignAddressForm,
  isAddressShaped,
  lookAlikeOf,
  type ParsedAddress,
  parseAddress,
  sameAddress,
  zeroAddress,
} from './addresses.ts';
export {
  type AmountDigits,
  type AmountProblem,
  type AmountRules,
  amountDigits,
  amountProblems,
  formatAmount,
  maxInputLength,
  maxUint256,
  type ParsedAmount,
  parseAmount,
  unitOf,
} from './amounts.ts';
export { anvilChainId, bnbChainId, chainIdHex, parseChainId, sameChainId, tourChainId } from './chainId.ts';
export {
  type ChainTimeMark,
  type CountdownParts,
  chainNow,
  countdownParts,
  countdownText,
  mayClaim,
  nextClaimAt,
  nextUtcMidnight,
  remainingMs,
  secondOf,
  secondsOfDay,
  utcDayOf,
} from './chainTime.ts';
export type { Clock } from './clock.ts';
export type { Eip1193Provider, RpcRequest } from './eip1193.ts';
export * from './errorCodes.ts';
export { type Fact, newerFact } from './fact.ts';
export type { Address, Hex } from './hex.ts';
export { keccak256 } from './keccak256.ts';
export {
  isValidPower,
  largestAffordablePower,
  lowestValidPower,
  neighbouringPowers,
  type ParsedPower,
  type PowerProblem,
  type PowerTerms,
  parsePower,
  validPowerAtLeast,
  validPowerAtMost,
} from './power.ts';
export {
  afterFee,
  applyRate,
  type BasisPoints,
  basisPointsOf,
  basisPointsOfWhole,
  leastAfterSlippage,
  mulDiv,
  type Rate,
  type Rounding,
  shareOf,
  wad,
} from './rates.ts';
export { looksLikeSecret, withoutSecrets } from './secrets.ts';
export { type PayTokenId, payTokenIds, type TokenId, tokenIds } from './token.ts';
