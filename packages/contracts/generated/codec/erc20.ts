// Written by the codec generator (npm run generate -w @amswap/contracts). Do not edit.
import type { Hex } from '../../codec-generator/runtime/codecError.ts';
import { bool, follow, small, text, uint } from '../../codec-generator/runtime/readWords.ts';
import { addressWord, uintWord } from '../../codec-generator/runtime/writeWords.ts';

/** Call data of `allowance(address,address)`. */
export const encodeAllowance = (owner: Hex, spender: Hex): Hex => `0xdd62ed3e${addressWord(owner)}${addressWord(spender)}`;

/** Call data of `approve(address,uint256)`. */
export const encodeApprove = (spender: Hex, amount: bigint): Hex => `0x095ea7b3${addressWord(spender)}${uintWord(amount)}`;

/** Call data of `balanceOf(address)`. */
export const encodeBalanceOf = (owner: Hex): Hex => `0x70a08231${addressWord(owner)}`;

/** Call data of `decimals()`. */
export const encodeDecimals = (): Hex => '0x313ce567';

/** Call data of `name()`. */
export const encodeName = (): Hex => '0x06fdde03';

/** Call data of `symbol()`. */
export const encodeSymbol = (): Hex => '0x95d89b41';

/** Call data of `totalSupply()`. */
export const encodeTotalSupply = (): Hex => '0x18160ddd';

/** Call data of `transfer(address,uint256)`. */
export const encodeTransfer = (receiver: Hex, amount: bigint): Hex => `0xa9059cbb${addressWord(receiver)}${uintWord(amount)}`;

/** Call data of `transferFrom(address,address,uint256)`. */
export const encodeTransferFrom = (owner: Hex, receiver: Hex, amount: bigint): Hex => `0x23b872dd${addressWord(owner)}${addressWord(receiver)}${uintWord(amount)}`;

/** What `allowance` returned. Throws `CodecError`. */
export const decodeAllowance = (d: Hex): bigint => uint(d, 2);

/** What `approve` returned. Throws `CodecError`. */
export const decodeApprove = (d: Hex): boolean => bool(d, 2);

/** What `balanceOf` returned. Throws `CodecError`. */
export const decodeBalanceOf = (d: Hex): bigint => uint(d, 2);

/** What `decimals` returned. Throws `CodecError`. */
export const decodeDecimals = (d: Hex): number => small(d, 2, 8);

/** What `name` returned. Throws `CodecError`. */
export const decodeName = (d: Hex): string => text(d, follow(d, 2, 2));

/** What `symbol` returned. Throws `CodecError`. */
export const decodeSymbol = (d: Hex): string => text(d, follow(d, 2, 2));

/** What `totalSupply` returned. Throws `CodecError`. */
export const decodeTotalSupply = (d: Hex): bigint => uint(d, 2);

/** What `transfer` returned. Throws `CodecError`. */
export const decodeTransfer = (d: Hex): boolean => bool(d, 2);

/** What `transferFrom` returned. Throws `CodecError`. */
export const decodeTransferFrom = (d: Hex): boolean => bool(d, 2);
