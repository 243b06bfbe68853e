// Written by the codec generator (npm run generate -w @amswap/contracts). Do not edit.
import type { Hex } from '../../codec-generator/runtime/codecError.ts';
import { bool, bytes, fixedBytes, follow, offsetList, uint } from '../../codec-generator/runtime/readWords.ts';
import { addressWord, boolWord, bytesWords, listWords, pack } from '../../codec-generator/runtime/writeWords.ts';

export interface Call3 {
  readonly target: Hex;
  readonly allowFailure: boolean;
  readonly callData: Hex;
}

export interface Result {
  readonly success: boolean;
  readonly returnData: Hex;
}

export interface Call {
  readonly target: Hex;
  readonly callData: Hex;
}

const resultAt = (d: Hex, at: number): Result => ({
  success: bool(d, at),
  returnData: bytes(d, follow(d, at, at + 64)),
});

/** Call data of `aggregate3((address,bool,bytes)[])`. */
export const encodeAggregate3 = (calls: readonly Call3[]): Hex => `0x82ad56cb${pack([[listWords(calls, (item) => [pack([addressWord(item.target), boolWord(item.allowFailure), [bytesWords(item.callData)]])])]])}`;

/** Call data of `blockAndAggregate((address,bytes)[])`. */
export const encodeBlockAndAggregate = (calls: readonly Call[]): Hex => `0xc3077fa9${pack([[listWords(calls, (item) => [pack([addressWord(item.target), [bytesWords(item.callData)]])])]])}`;

/** Call data of `getBlockNumber()`. */
export const encodeGetBlockNumber = (): Hex => '0x42cbb15c';

/** Call data of `getChainId()`. */
export const encodeGetChainId = (): Hex => '0x3408e470';

/** Call data of `getCurrentBlockTimestamp()`. */
export const encodeGetCurrentBlockTimestamp = (): Hex => '0x0f28c97d';

/** Call data of `getEthBalance(address)`. */
export const encodeGetEthBalance = (account: Hex): Hex => `0x4d2301cc${addressWord(account)}`;

/** Call data of `tryAggregate(bool,(address,bytes)[])`. */
export const encodeTryAggregate = (requireSuccess: boolean, calls: readonly Call[]): Hex => `0xbce38bd7${pack([boolWord(requireSuccess), [listWords(calls, (item) => [pack([addressWord(item.target), [bytesWords(item.callData)]])])]])}`;

/** What `aggregate3` returned. Throws `CodecError`. */
export const decodeAggregate3 = (d: Hex): readonly Result[] => offsetList(d, follow(d, 2, 2), resultAt);

export interface BlockAndAggregateResult {
  readonly blockNumber: bigint;
  readonly blockHash: Hex;
  readonly returnData: readonly Result[];
}

/** What `blockAndAggregate` returned. Throws `CodecError`. */
export const decodeBlockAndAggregate = (d: Hex): BlockAndAggregateResult => ({
  blockNumber: uint(d, 2),
  blockHash: fixedBytes(d, 66, 32),
  returnData: offsetList(d, follow(d, 2, 130), resultAt),
});

/** What `getBlockNumber` returned. Throws `CodecError`. */
export const decodeGetBlockNumber = (d: Hex): bigint => uint(d, 2);

/** What `getChainId` returned. Throws `CodecError`. */
export const decodeGetChainId = (d: Hex): bigint => uint(d, 2);

/** What `getCurrentBlockTimestamp` returned. Throws `CodecError`. */
export const decodeGetCurrentBlockTimestamp = (d: Hex): bigint => uint(d, 2);

/** What `getEthBalance` returned. Throws `CodecError`. */
export const decodeGetEthBalance = (d: Hex): bigint => uint(d, 2);

/** What `tryAggregate` returned. Throws `CodecError`. */
export const decodeTryAggregate = (d: Hex): readonly Result[] => offsetList(d, follow(d, 2, 2), resultAt);
