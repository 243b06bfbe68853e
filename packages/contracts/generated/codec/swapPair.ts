// Written by the codec generator (npm run generate -w @amswap/contracts). Do not edit.
import type { Hex } from '../../codec-generator/runtime/codecError.ts';
import { address, small, uint } from '../../codec-generator/runtime/readWords.ts';

/** Call data of `getReserves()`. */
export const encodeGetReserves = (): Hex => '0x0902f1ac';

/** Call data of `token0()`. */
export const encodeToken0 = (): Hex => '0x0dfe1681';

/** Call data of `token1()`. */
export const encodeToken1 = (): Hex => '0xd21220a7';

export interface GetReservesResult {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly blockTimestampLast: number;
}

/** What `getReserves` returned. Throws `CodecError`. */
export const decodeGetReserves = (d: Hex): GetReservesResult => ({
  reserve0: uint(d, 2, 112),
  reserve1: uint(d, 66, 112),
  blockTimestampLast: small(d, 130, 32),
});

/** What `token0` returned. Throws `CodecError`. */
export const decodeToken0 = (d: Hex): Hex => address(d, 2);

/** What `token1` returned. Throws `CodecError`. */
export const decodeToken1 = (d: Hex): Hex => address(d, 2);
