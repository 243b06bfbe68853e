import type { Hex } from '@amswap/values';

/** keccak-256 of no bytes: the code hash of every account without code. */
export const emptyCodeHash: Hex = '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470';
