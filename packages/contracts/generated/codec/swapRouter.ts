// Written by the codec generator (npm run generate -w @amswap/contracts). Do not edit.
import type { Hex } from '../../codec-generator/runtime/codecError.ts';
import { address, follow, list, uint } from '../../codec-generator/runtime/readWords.ts';
import { addressWord, listWords, pack, uintWord } from '../../codec-generator/runtime/writeWords.ts';

/** Call data of `WETH()`. */
export const encodeWETH = (): Hex => '0xad5c4648';

/** Call data of `factory()`. */
export const encodeFactory = (): Hex => '0xc45a0155';

/** Call data of `getAmountsIn(uint256,address[])`. */
export const encodeGetAmountsIn = (amountOut: bigint, path: readonly Hex[]): Hex => `0x1f00ca74${pack([uintWord(amountOut), [listWords(path, (item) => addressWord(item))]])}`;

/** Call data of `getAmountsOut(uint256,address[])`. */
export const encodeGetAmountsOut = (amountIn: bigint, path: readonly Hex[]): Hex => `0xd06ca61f${pack([uintWord(amountIn), [listWords(path, (item) => addressWord(item))]])}`;

/** Call data of `swapExactTokensForTokens(uint256,uint256,address[],address,uint256)`. */
export const encodeSwapExactTokensForTokens = (amountIn: bigint, amountOutMin: bigint, path: readonly Hex[], to: Hex, deadline: bigint): Hex => `0x38ed1739${pack([uintWord(amountIn), uintWord(amountOutMin), [listWords(path, (item) => addressWord(item))], addressWord(to), uintWord(deadline)])}`;

/** What `WETH` returned. Throws `CodecError`. */
export const decodeWETH = (d: Hex): Hex => address(d, 2);

/** What `factory` returned. Throws `CodecError`. */
export const decodeFactory = (d: Hex): Hex => address(d, 2);

/** What `getAmountsIn` returned. Throws `CodecError`. */
export const decodeGetAmountsIn = (d: Hex): readonly bigint[] => list(d, follow(d, 2, 2), 1, uint);

/** What `getAmountsOut` returned. Throws `CodecError`. */
export const decodeGetAmountsOut = (d: Hex): readonly bigint[] => list(d, follow(d, 2, 2), 1, uint);

/** What `swapExactTokensForTokens` returned. Throws `CodecError`. */
export const decodeSwapExactTokensForTokens = (d: Hex): readonly bigint[] => list(d, follow(d, 2, 2), 1, uint);
