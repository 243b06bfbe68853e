// Written by the codec generator (npm run generate -w @amswap/contracts). Do not edit.
import type { Hex } from '../../codec-generator/runtime/codecError.ts';
import { address, bool, bytes, follow, list, small, uint } from '../../codec-generator/runtime/readWords.ts';
import { addressWord, uintWord } from '../../codec-generator/runtime/writeWords.ts';

export interface DirectMember {
  readonly account: Hex;
  readonly joinedAt: bigint;
  readonly ownPerformance: bigint;
  readonly teamPerformance: bigint;
  readonly teamCount: bigint;
  readonly sLevel: number;
}

export interface Figures {
  readonly capBps: bigint;
  readonly dailyBps: bigint;
  readonly dynamicBps: bigint;
  readonly preachingBps: readonly [bigint, bigint, bigint];
  readonly luckyPoolBps: bigint;
  readonly maxPowerPoolBps: bigint;
  readonly luckyRoundSeconds: bigint;
  readonly machineSeconds: bigint;
}

export interface LevelThresholds {
  readonly teamPerformance: readonly [bigint, bigint, bigint, bigint, bigint];
  readonly activePower: readonly [bigint, bigint, bigint, bigint, bigint];
}

export interface LuckyPool {
  readonly balance: bigint;
  readonly round: bigint;
  readonly deadline: bigint;
  readonly lastInput: Hex;
  readonly lastInputAt: bigint;
  readonly lastWinner: Hex;
  readonly lastPrize: bigint;
}

export interface Machine {
  readonly id: bigint;
  readonly payToken: Hex;
  readonly power: bigint;
  readonly paid: bigint;
  readonly startedAt: bigint;
  readonly endsAt: bigint;
  readonly cap: bigint;
  readonly revenue: bigint;
  readonly out: boolean;
}

export interface MaxPowerPool {
  readonly balance: bigint;
  readonly periodEnd: bigint;
  readonly leader: Hex;
  readonly power: bigint;
  readonly lastWinner: Hex;
  readonly lastPrize: bigint;
}

export interface Member {
  readonly account: Hex;
  readonly referrer: Hex;
  readonly settler: Hex;
  readonly joinedAt: bigint;
  readonly isMember: boolean;
  readonly activePower: bigint;
  readonly ownPerformance: bigint;
  readonly teamPerformance: bigint;
  readonly directCount: bigint;
  readonly teamCount: bigint;
  readonly sLevel: number;
  readonly vipLevel: number;
}

export interface Obligations {
  readonly held: bigint;
  readonly freeReserve: bigint;
  readonly machineOwed: bigint;
  readonly sharesOwed: bigint;
  readonly rewardOwed: bigint;
  readonly luckyPool: bigint;
  readonly maxPowerPool: bigint;
}

export interface Revenue {
  readonly waiting: readonly [bigint, bigint, bigint, bigint, bigint];
  readonly received: readonly [bigint, bigint, bigint, bigint, bigint];
  readonly activePower: bigint;
  readonly powerSeconds: bigint;
  readonly rateNumerator: bigint;
  readonly rateDenominator: bigint;
  readonly nextOutAt: bigint;
}

export interface Terms {
  readonly enabled: boolean;
  readonly powerStep: bigint;
  readonly lowestPower: bigint;
  readonly price: bigint;
  readonly largestPower: bigint;
}

const directMemberAt = (d: Hex, at: number): DirectMember => ({
  account: address(d, at),
  joinedAt: uint(d, at + 64, 64),
  ownPerformance: uint(d, at + 128),
  teamPerformance: uint(d, at + 192),
  teamCount: uint(d, at + 256),
  sLevel: small(d, at + 320, 8),
});

const figuresAt = (d: Hex, at: number): Figures => ({
  capBps: uint(d, at),
  dailyBps: uint(d, at + 64),
  dynamicBps: uint(d, at + 128),
  preachingBps: [uint(d, at + 192), uint(d, at + 192 + 64), uint(d, at + 192 + 128)],
  luckyPoolBps: uint(d, at + 384),
  maxPowerPoolBps: uint(d, at + 448),
  luckyRoundSeconds: uint(d, at + 512, 64),
  machineSeconds: uint(d, at + 576, 64),
});

const levelThresholdsAt = (d: Hex, at: number): LevelThresholds => ({
  teamPerformance: [uint(d, at), uint(d, at + 64), uint(d, at + 128), uint(d, at + 192), uint(d, at + 256)],
  activePower: [uint(d, at + 320), uint(d, at + 320 + 64), uint(d, at + 320 + 128), uint(d, at + 320 + 192), uint(d, at + 320 + 256)],
});

const luckyPoolAt = (d: Hex, at: number): LuckyPool => ({
  balance: uint(d, at),
  round: uint(d, at + 64),
  deadline: uint(d, at + 128, 64),
  lastInput: address(d, at + 192),
  lastInputAt: uint(d, at + 256, 64),
  lastWinner: address(d, at + 320),
  lastPrize: uint(d, at + 384),
});

const machineAt = (d: Hex, at: number): Machine => ({
  id: uint(d, at),
  payToken: address(d, at + 64),
  power: uint(d, at + 128),
  paid: uint(d, at + 192),
  startedAt: uint(d, at + 256, 64),
  endsAt: uint(d, at + 320, 64),
  cap: uint(d, at + 384),
  revenue: uint(d, at + 448),
  out: bool(d, at + 512),
});

const maxPowerPoolAt = (d: Hex, at: number): MaxPowerPool => ({
  balance: uint(d, at),
  periodEnd: uint(d, at + 64, 64),
  leader: address(d, at + 128),
  power: uint(d, at + 192),
  lastWinner: address(d, at + 256),
  lastPrize: uint(d, at + 320),
});

const memberAt = (d: Hex, at: number): Member => ({
  account: address(d, at),
  referrer: address(d, at + 64),
  settler: address(d, at + 128),
  joinedAt: uint(d, at + 192, 64),
  isMember: bool(d, at + 256),
  activePower: uint(d, at + 320),
  ownPerformance: uint(d, at + 384),
  teamPerformance: uint(d, at + 448),
  directCount: uint(d, at + 512),
  teamCount: uint(d, at + 576),
  sLevel: small(d, at + 640, 8),
  vipLevel: small(d, at + 704, 8),
});

const obligationsAt = (d: Hex, at: number): Obligations => ({
  held: uint(d, at),
  freeReserve: uint(d, at + 64),
  machineOwed: uint(d, at + 128),
  sharesOwed: uint(d, at + 192),
  rewardOwed: uint(d, at + 256),
  luckyPool: uint(d, at + 320),
  maxPowerPool: uint(d, at + 384),
});

const revenueAt = (d: Hex, at: number): Revenue => ({
  waiting: [uint(d, at), uint(d, at + 64), uint(d, at + 128), uint(d, at + 192), uint(d, at + 256)],
  received: [uint(d, at + 320), uint(d, at + 320 + 64), uint(d, at + 320 + 128), uint(d, at + 320 + 192), uint(d, at + 320 + 256)],
  activePower: uint(d, at + 640),
  powerSeconds: uint(d, at + 704),
  rateNumerator: uint(d, at + 768),
  rateDenominator: uint(d, at + 832),
  nextOutAt: uint(d, at + 896, 64),
});

const termsAt = (d: Hex, at: number): Terms => ({
  enabled: bool(d, at),
  powerStep: uint(d, at + 64),
  lowestPower: uint(d, at + 128),
  price: uint(d, at + 192),
  largestPower: uint(d, at + 256),
});

/** Call data of `LINE_DEPTH()`. */
export const encodeLINE_DEPTH = (): Hex => '0x5f906b3e';

/** Call data of `acb()`. */
export const encodeAcb = (): Hex => '0x5bff9787';

/** Call data of `burnedByDay(uint256,uint256)`. */
export const encodeBurnedByDay = (firstDay: bigint, dayCount: bigint): Hex => `0xc8f60d2f${uintWord(firstDay)}${uintWord(dayCount)}`;

/** Call data of `changeSettler(address)`. */
export const encodeChangeSettler = (settler: Hex): Hex => `0x5f3d2ed4${addressWord(settler)}`;

/** Call data of `claim(uint8)`. */
export const encodeClaim = (kinds: number): Hex => `0x95d4063f${uintWord(kinds, 8)}`;

/** Call data of `claimInterval()`. */
export const encodeClaimInterval = (): Hex => '0x0b433a12';

/** Call data of `claimedByDay(address,uint256,uint256)`. */
export const encodeClaimedByDay = (account: Hex, firstDay: bigint, dayCount: bigint): Hex => `0xf517aa83${addressWord(account)}${uintWord(firstDay)}${uintWord(dayCount)}`;

/** Call data of `directMembersOf(address,uint256,uint256)`. */
export const encodeDirectMembersOf = (account: Hex, offset: bigint, limit: bigint): Hex => `0x049b8e24${addressWord(account)}${uintWord(offset)}${uintWord(limit)}`;

/** Call data of `figures()`. */
export const encodeFigures = (): Hex => '0x69b8a712';

/** Call data of `founder()`. */
export const encodeFounder = (): Hex => '0x4d853ee5';

/** Call data of `freeReserve()`. */
export const encodeFreeReserve = (): Hex => '0x807ba2e0';

/** Call data of `fund(uint256)`. */
export const encodeFund = (amount: bigint): Hex => `0xca1d209d${uintWord(amount)}`;

/** Call data of `levelThresholds()`. */
export const encodeLevelThresholds = (): Hex => '0x0f2bd31a';

/** Call data of `luckyPool()`. */
export const encodeLuckyPool = (): Hex => '0x58deacc9';

/** Call data of `machinesOf(address,uint256,uint256)`. */
export const encodeMachinesOf = (owner: Hex, offset: bigint, limit: bigint): Hex => `0x41239dc0${addressWord(owner)}${uintWord(offset)}${uintWord(limit)}`;

/** Call data of `maxPowerPool()`. */
export const encodeMaxPowerPool = (): Hex => '0xd68ebc67';

/** Call data of `memberOf(address)`. */
export const encodeMemberOf = (account: Hex): Hex => `0x3b4c9891${addressWord(account)}`;

/** Call data of `nextClaimAt(address)`. */
export const encodeNextClaimAt = (account: Hex): Hex => `0x11a163e9${addressWord(account)}`;

/** Call data of `obligations()`. */
export const encodeObligations = (): Hex => '0x9050b560';

/** Call data of `payTokens()`. */
export const encodePayTokens = (): Hex => '0x52019dc3';

/** Call data of `powerAt(address,uint64)`. */
export const encodePowerAt = (account: Hex, time: bigint): Hex => `0xabfdcb3f${addressWord(account)}${uintWord(time, 64)}`;

/** Call data of `previewChangeSettler(address,address)`. */
export const encodePreviewChangeSettler = (account: Hex, settler: Hex): Hex => `0x47432a0c${addressWord(account)}${addressWord(settler)}`;

/** Call data of `previewClaim(address,uint8)`. */
export const encodePreviewClaim = (account: Hex, kinds: number): Hex => `0x7c6ac430${addressWord(account)}${uintWord(kinds, 8)}`;

/** Call data of `previewFund(address,uint256)`. */
export const encodePreviewFund = (account: Hex, amount: bigint): Hex => `0x4df1a444${addressWord(account)}${uintWord(amount)}`;

/** Call data of `previewRegister(address,address)`. */
export const encodePreviewRegister = (account: Hex, referrer: Hex): Hex => `0x293ee30f${addressWord(account)}${addressWord(referrer)}`;

/** Call data of `previewSettleLuckyPool(address)`. */
export const encodePreviewSettleLuckyPool = (account: Hex): Hex => `0x54ba6f70${addressWord(account)}`;

/** Call data of `previewSettleMaxPowerPool(address)`. */
export const encodePreviewSettleMaxPowerPool = (account: Hex): Hex => `0x5de5b4f2${addressWord(account)}`;

/** Call data of `previewSynthesise(address,address,uint256,uint256,uint64)`. */
export const encodePreviewSynthesise = (account: Hex, payToken: Hex, power: bigint, maxPayment: bigint, deadline: bigint): Hex => `0xeffaf2bc${addressWord(account)}${addressWord(payToken)}${uintWord(power)}${uintWord(maxPayment)}${uintWord(deadline, 64)}`;

/** Call data of `quoteSynthesis(address,uint256)`. */
export const encodeQuoteSynthesis = (payToken: Hex, power: bigint): Hex => `0x0fd327ad${addressWord(payToken)}${uintWord(power)}`;

/** Call data of `register(address)`. */
export const encodeRegister = (referrer: Hex): Hex => `0x4420e486${addressWord(referrer)}`;

/** Call data of `registry()`. */
export const encodeRegistry = (): Hex => '0x7b103999';

/** Call data of `revenueOf(address)`. */
export const encodeRevenueOf = (account: Hex): Hex => `0xc1b6f97f${addressWord(account)}`;

/** Call data of `rewardBalanceOf(address)`. */
export const encodeRewardBalanceOf = (account: Hex): Hex => `0xe964b644${addressWord(account)}`;

/** Call data of `settleLuckyPool()`. */
export const encodeSettleLuckyPool = (): Hex => '0x392176ae';

/** Call data of `settleMaxPowerPool()`. */
export const encodeSettleMaxPowerPool = (): Hex => '0x576f56c8';

/** Call data of `spendReward(address,uint256,uint256,address)`. */
export const encodeSpendReward = (account: Hex, amount: bigint, fee: bigint, to: Hex): Hex => `0x81d6ba28${addressWord(account)}${uintWord(amount)}${uintWord(fee)}${addressWord(to)}`;

/** Call data of `synthesisTerms(address)`. */
export const encodeSynthesisTerms = (payToken: Hex): Hex => `0xa229660b${addressWord(payToken)}`;

/** Call data of `synthesise(address,uint256,uint256,uint64)`. */
export const encodeSynthesise = (payToken: Hex, power: bigint, maxPayment: bigint, deadline: bigint): Hex => `0x0814caff${addressWord(payToken)}${uintWord(power)}${uintWord(maxPayment)}${uintWord(deadline, 64)}`;

/** Call data of `tokenSwap()`. */
export const encodeTokenSwap = (): Hex => '0x9653dee5';

/** Call data of `totalBurned()`. */
export const encodeTotalBurned = (): Hex => '0xd89135cd';

/** Call data of `treasury()`. */
export const encodeTreasury = (): Hex => '0x61d027b3';

/** Call data of `vipRefreshAt()`. */
export const encodeVipRefreshAt = (): Hex => '0x64eef2d9';

/** What `LINE_DEPTH` returned. Throws `CodecError`. */
export const decodeLINE_DEPTH = (d: Hex): bigint => uint(d, 2);

/** What `acb` returned. Throws `CodecError`. */
export const decodeAcb = (d: Hex): Hex => address(d, 2);

/** What `burnedByDay` returned. Throws `CodecError`. */
export const decodeBurnedByDay = (d: Hex): readonly bigint[] => list(d, follow(d, 2, 2), 1, uint);

/** What `claim` returned. Throws `CodecError`. */
export const decodeClaim = (d: Hex): bigint => uint(d, 2);

/** What `claimInterval` returned. Throws `CodecError`. */
export const decodeClaimInterval = (d: Hex): bigint => uint(d, 2, 64);

/** What `claimedByDay` returned. Throws `CodecError`. */
export const decodeClaimedByDay = (d: Hex): readonly (readonly [bigint, bigint, bigint, bigint, bigint])[] => list(d, follow(d, 2, 2), 5, (d, at) => [uint(d, at), uint(d, at + 64), uint(d, at + 128), uint(d, at + 192), uint(d, at + 256)]);

export interface DirectMembersOfResult {
  readonly page: readonly DirectMember[];
  readonly total: bigint;
}

/** What `directMembersOf` returned. Throws `CodecError`. */
export const decodeDirectMembersOf = (d: Hex): DirectMembersOfResult => ({
  page: list(d, follow(d, 2, 2), 6, directMemberAt),
  total: uint(d, 66),
});

/** What `figures` returned. Throws `CodecError`. */
export const decodeFigures = (d: Hex): Figures => figuresAt(d, 2);

/** What `founder` returned. Throws `CodecError`. */
export const decodeFounder = (d: Hex): Hex => address(d, 2);

/** What `freeReserve` returned. Throws `CodecError`. */
export const decodeFreeReserve = (d: Hex): bigint => uint(d, 2);

/** What `levelThresholds` returned. Throws `CodecError`. */
export const decodeLevelThresholds = (d: Hex): LevelThresholds => levelThresholdsAt(d, 2);

/** What `luckyPool` returned. Throws `CodecError`. */
export const decodeLuckyPool = (d: Hex): LuckyPool => luckyPoolAt(d, 2);

export interface MachinesOfResult {
  readonly page: readonly Machine[];
  readonly total: bigint;
}

/** What `machinesOf` returned. Throws `CodecError`. */
export const decodeMachinesOf = (d: Hex): MachinesOfResult => ({
  page: list(d, follow(d, 2, 2), 9, machineAt),
  total: uint(d, 66),
});

/** What `maxPowerPool` returned. Throws `CodecError`. */
export const decodeMaxPowerPool = (d: Hex): MaxPowerPool => maxPowerPoolAt(d, 2);

/** What `memberOf` returned. Throws `CodecError`. */
export const decodeMemberOf = (d: Hex): Member => memberAt(d, 2);

/** What `nextClaimAt` returned. Throws `CodecError`. */
export const decodeNextClaimAt = (d: Hex): bigint => uint(d, 2, 64);

/** What `obligations` returned. Throws `CodecError`. */
export const decodeObligations = (d: Hex): Obligations => obligationsAt(d, 2);

/** What `payTokens` returned. Throws `CodecError`. */
export const decodePayTokens = (d: Hex): readonly Hex[] => list(d, follow(d, 2, 2), 1, address);

/** What `powerAt` returned. Throws `CodecError`. */
export const decodePowerAt = (d: Hex): bigint => uint(d, 2);

export interface PreviewChangeSettlerResult {
  readonly ok: boolean;
  readonly refusal: Hex;
}

/** What `previewChangeSettler` returned. Throws `CodecError`. */
export const decodePreviewChangeSettler = (d: Hex): PreviewChangeSettlerResult => ({
  ok: bool(d, 2),
  refusal: bytes(d, follow(d, 2, 66)),
});

export interface PreviewClaimResult {
  readonly ok: boolean;
  readonly refusal: Hex;
}

/** What `previewClaim` returned. Throws `CodecError`. */
export const decodePreviewClaim = (d: Hex): PreviewClaimResult => ({
  ok: bool(d, 2),
  refusal: bytes(d, follow(d, 2, 66)),
});

export interface PreviewFundResult {
  readonly ok: boolean;
  readonly refusal: Hex;
}

/** What `previewFund` returned. Throws `CodecError`. */
export const decodePreviewFund = (d: Hex): PreviewFundResult => ({
  ok: bool(d, 2),
  refusal: bytes(d, follow(d, 2, 66)),
});

export interface PreviewRegisterResult {
  readonly ok: boolean;
  readonly refusal: Hex;
}

/** What `previewRegister` returned. Throws `CodecError`. */
export const decodePreviewRegister = (d: Hex): PreviewRegisterResult => ({
  ok: bool(d, 2),
  refusal: bytes(d, follow(d, 2, 66)),
});

export interface PreviewSettleLuckyPoolResult {
  readonly ok: boolean;
  readonly refusal: Hex;
}

/** What `previewSettleLuckyPool` returned. Throws `CodecError`. */
export const decodePreviewSettleLuckyPool = (d: Hex): PreviewSettleLuckyPoolResult => ({
  ok: bool(d, 2),
  refusal: bytes(d, follow(d, 2, 66)),
});

export interface PreviewSettleMaxPowerPoolResult {
  readonly ok: boolean;
  readonly refusal: Hex;
}

/** What `previewSettleMaxPowerPool` returned. Throws `CodecError`. */
export const decodePreviewSettleMaxPowerPool = (d: Hex): PreviewSettleMaxPowerPoolResult => ({
  ok: bool(d, 2),
  refusal: bytes(d, follow(d, 2, 66)),
});

export interface PreviewSynthesiseResult {
  readonly ok: boolean;
  readonly refusal: Hex;
}

/** What `previewSynthesise` returned. Throws `CodecError`. */
export const decodePreviewSynthesise = (d: Hex): PreviewSynthesiseResult => ({
  ok: bool(d, 2),
  refusal: bytes(d, follow(d, 2, 66)),
});

/** What `quoteSynthesis` returned. Throws `CodecError`. */
export const decodeQuoteSynthesis = (d: Hex): bigint => uint(d, 2);

/** What `registry` returned. Throws `CodecError`. */
export const decodeRegistry = (d: Hex): Hex => address(d, 2);

/** What `revenueOf` returned. Throws `CodecError`. */
export const decodeRevenueOf = (d: Hex): Revenue => revenueAt(d, 2);

/** What `rewardBalanceOf` returned. Throws `CodecError`. */
export const decodeRewardBalanceOf = (d: Hex): bigint => uint(d, 2);

export interface SettleLuckyPoolResult {
  readonly winner: Hex;
  readonly prize: bigint;
}

/** What `settleLuckyPool` returned. Throws `CodecError`. */
export const decodeSettleLuckyPool = (d: Hex): SettleLuckyPoolResult => ({
  winner: address(d, 2),
  prize: uint(d, 66),
});

export interface SettleMaxPowerPoolResult {
  readonly winner: Hex;
  readonly prize: bigint;
}

/** What `settleMaxPowerPool` returned. Throws `CodecError`. */
export const decodeSettleMaxPowerPool = (d: Hex): SettleMaxPowerPoolResult => ({
  winner: address(d, 2),
  prize: uint(d, 66),
});

/** What `synthesisTerms` returned. Throws `CodecError`. */
export const decodeSynthesisTerms = (d: Hex): Terms => termsAt(d, 2);

/** What `synthesise` returned. Throws `CodecError`. */
export const decodeSynthesise = (d: Hex): bigint => uint(d, 2);

/** What `tokenSwap` returned. Throws `CodecError`. */
export const decodeTokenSwap = (d: Hex): Hex => address(d, 2);

/** What `totalBurned` returned. Throws `CodecError`. */
export const decodeTotalBurned = (d: Hex): bigint => uint(d, 2);

/** What `treasury` returned. Throws `CodecError`. */
export const decodeTreasury = (d: Hex): Hex => address(d, 2);

/** What `vipRefreshAt` returned. Throws `CodecError`. */
export const decodeVipRefreshAt = (d: Hex): bigint => uint(d, 2, 64);
