// Written by the codec generator (npm run generate -w @amswap/contracts). Do not edit.
import type { Hex } from '../../codec-generator/runtime/codecError.ts';
import { address } from '../../codec-generator/runtime/readWords.ts';
import { addressWord } from '../../codec-generator/runtime/writeWords.ts';

/** Call data of `getPair(address,address)`. */
export const encodeGetPair = (tokenA: Hex, tokenB: Hex): Hex => `0xe6a43905${addressWord(tokenA)}${addressWord(tokenB)}`;

/** What `getPair` returned. Throws `CodecError`. */
export const decodeGetPair = (d: Hex): Hex => address(d, 2);
