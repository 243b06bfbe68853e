// Written by the codec generator (npm run generate -w @amswap/contracts). Do not edit.
import type { Hex } from '../../codec-generator/runtime/codecError.ts';
import { address, bool, follow, list, small, uint } from '../../codec-generator/runtime/readWords.ts';
import { addressWord, uintWord } from '../../codec-generator/runtime/writeWords.ts';

export interface DirectMember {
  readonly account: Hex;
  readonly joinedAt: bigint;
  readonly ownPerformance: bigint;
  readonly teamPerformance: bigint;
  readonly teamCount: bigint;
  readonly sLevel: number;
}

export interface LevelThresholds {
  readonly teamPerformance: readonly [bigint, bigint, bigint, bigint, bigint];
  readonly activePower: readonly [bigint, bigint, bigint, bigint, bigint];
}

export interface Relations {
  readonly referrer: Hex;
  readonly settler: Hex;
  readonly joinedAt: bigint;
  readonly ownPerformance: bigint;
  readonly teamPerformance: bigint;
  readonly directCount: bigint;
  readonly teamCount: bigint;
}

const directMemberAt = (d: Hex, at: number): DirectMember => ({
  account: address(d, at),
  joinedAt: uint(d, at + 64, 64),
  ownPerformance: uint(d, at + 128),
  teamPerformance: uint(d, at + 192),
  teamCount: uint(d, at + 256),
  sLevel: small(d, at + 320, 8),
});

const levelThresholdsAt = (d: Hex, at: number): LevelThresholds => ({
  teamPerformance: [uint(d, at), uint(d, at + 64), uint(d, at + 128), uint(d, at + 192), uint(d, at + 256)],
  activePower: [uint(d, at + 320), uint(d, at + 320 + 64), uint(d, at + 320 + 128), uint(d, at + 320 + 192), uint(d, at + 320 + 256)],
});

const relationsAt = (d: Hex, at: number): Relations => ({
  referrer: address(d, at),
  settler: address(d, at + 64),
  joinedAt: uint(d, at + 128, 64),
  ownPerformance: uint(d, at + 192),
  teamPerformance: uint(d, at + 256),
  directCount: uint(d, at + 320),
  teamCount: uint(d, at + 384),
});

/** Call data of `LINE_DEPTH()`. */
export const encodeLINE_DEPTH = (): Hex => '0x5f906b3e';

/** Call data of `SETTLER_STEPS()`. */
export const encodeSETTLER_STEPS = (): Hex => '0x6841eca8';

/** Call data of `changeSettler(address,address)`. */
export const encodeChangeSettler = (account: Hex, settler: Hex): Hex => `0x262f5815${addressWord(account)}${addressWord(settler)}`;

/** Call data of `checkChangeSettler(address,address)`. */
export const encodeCheckChangeSettler = (account: Hex, settler: Hex): Hex => `0x82c46205${addressWord(account)}${addressWord(settler)}`;

/** Call data of `checkRegister(address,address)`. */
export const encodeCheckRegister = (account: Hex, referrer: Hex): Hex => `0x8bcad053${addressWord(account)}${addressWord(referrer)}`;

/** Call data of `directMembersOf(address,uint256,uint256)`. */
export const encodeDirectMembersOf = (account: Hex, offset: bigint, limit: bigint): Hex => `0x049b8e24${addressWord(account)}${uintWord(offset)}${uintWord(limit)}`;

/** Call data of `founder()`. */
export const encodeFounder = (): Hex => '0x4d853ee5';

/** Call data of `isMember(address)`. */
export const encodeIsMember = (account: Hex): Hex => `0xa230c524${addressWord(account)}`;

/** Call data of `levelThresholds()`. */
export const encodeLevelThresholds = (): Hex => '0x0f2bd31a';

/** Call data of `mains()`. */
export const encodeMains = (): Hex => '0x91e47166';

/** Call data of `recordPerformance(address,uint256)`. */
export const encodeRecordPerformance = (account: Hex, power: bigint): Hex => `0xafb2682d${addressWord(account)}${uintWord(power)}`;

/** Call data of `register(address,address)`. */
export const encodeRegister = (account: Hex, referrer: Hex): Hex => `0xaa677354${addressWord(account)}${addressWord(referrer)}`;

/** Call data of `relationsOf(address)`. */
export const encodeRelationsOf = (account: Hex): Hex => `0x36c97847${addressWord(account)}`;

/** Call data of `sLevelOf(address)`. */
export const encodeSLevelOf = (account: Hex): Hex => `0x8465ce7b${addressWord(account)}`;

/** Call data of `vipLevelOf(address)`. */
export const encodeVipLevelOf = (account: Hex): Hex => `0xdb7c73e3${addressWord(account)}`;

/** What `LINE_DEPTH` returned. Throws `CodecError`. */
export const decodeLINE_DEPTH = (d: Hex): bigint => uint(d, 2);

/** What `SETTLER_STEPS` returned. Throws `CodecError`. */
export const decodeSETTLER_STEPS = (d: Hex): bigint => uint(d, 2);

export interface DirectMembersOfResult {
  readonly page: readonly DirectMember[];
  readonly total: bigint;
}

/** What `directMembersOf` returned. Throws `CodecError`. */
export const decodeDirectMembersOf = (d: Hex): DirectMembersOfResult => ({
  page: list(d, follow(d, 2, 2), 6, directMemberAt),
  total: uint(d, 66),
});

/** What `founder` returned. Throws `CodecError`. */
export const decodeFounder = (d: Hex): Hex => address(d, 2);

/** What `isMember` returned. Throws `CodecError`. */
export const decodeIsMember = (d: Hex): boolean => bool(d, 2);

/** What `levelThresholds` returned. Throws `CodecError`. */
export const decodeLevelThresholds = (d: Hex): LevelThresholds => levelThresholdsAt(d, 2);

/** What `mains` returned. Throws `CodecError`. */
export const decodeMains = (d: Hex): readonly Hex[] => list(d, follow(d, 2, 2), 1, address);

/** What `relationsOf` returned. Throws `CodecError`. */
export const decodeRelationsOf = (d: Hex): Relations => relationsAt(d, 2);

/** What `sLevelOf` returned. Throws `CodecError`. */
export const decodeSLevelOf = (d: Hex): number => small(d, 2, 8);

/** What `vipLevelOf` returned. Throws `CodecError`. */
export const decodeVipLevelOf = (d: Hex): number => small(d, 2, 8);
