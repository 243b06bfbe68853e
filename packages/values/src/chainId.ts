import type { Hex } from './hex.ts';

/** The chain of the spec: BNB Chain. */
export const bnbChainId = 56;
/** The chain inside the page. */
export const tourChainId = 1337;
/** anvil. */
export const anvilChainId = 31337;

/**
 * A chain id in any form that wallets use: `0x38`, `0X38`, `0x0038`, `56`, 56, 56n.
 *
 * @returns the id, or nothing if the value is no positive whole number that a Number holds exactly.
 */
export function parseChainId(value: unknown): number | undefined {
  const id = numberOf(value);
  return id !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return /^(0[xX][0-9a-fA-F]+|\d+)$/.test(text) ? Number(text) : undefined;
}

/** The one form that wallets take in requests: hexadecimal without zeros in front, `0x38`. */
export const chainIdHex = (id: number): Hex => `0x${id.toString(16)}`;

/** Two chain ids in any form name the same chain. */
export const sameChainId = (one: unknown, other: unknown): boolean => {
  const id = parseChainId(one);
  return id !== undefined && id === parseChainId(other);
};
