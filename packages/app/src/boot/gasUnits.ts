import type { ShownAmount } from '@amswap/ui';

/**
 * Units of gas of what users do, for estimates before a plan asks a node: what the contracts' gas report measured inside a
 * transaction, and the transaction itself (21,000 and its bytes), rounded up. A test holds them to the report.
 */
export const gasUnits = {
  authorise: 55_000n,
  synthesise: 315_000n,
  claim: 215_000n,
  exchange: 190_000n,
  buyAcb: 140_000n,
  listForSale: 210_000n,
  /** Taking from one order; each further one costs `buyMvPerOrder` more. */
  buyMv: 180_000n,
  buyMvPerOrder: 26_000n,
} as const;

/** What a fee is estimated from. */
export interface FeeParts {
  /** Wei for a unit of gas; undefined until a node has named it. */
  readonly gasPrice: bigint | undefined;
  /** What the spender may take already, base units; undefined while it is not known. */
  readonly allowance: bigint | undefined;
}

/**
 * Wei for an act of `units` of gas that takes `needed` base units, with an authorisation before it where too little is
 * authorised. Undefined without a gas price. The plan asks the node for the act itself, and the wallet has the last word.
 */
export function feeEstimate(
  { gasPrice, allowance }: FeeParts,
  units: bigint,
  needed: bigint,
): bigint | undefined {
  if (gasPrice === undefined) return undefined;
  const short = needed > 0n && (allowance === undefined || allowance < needed);
  return gasPrice * (short ? gasUnits.authorise + units : units);
}

/** A fee as it is shown. */
export const shownFee = (
  wei: bigint | undefined,
  { decimals, symbol }: { readonly decimals: number; readonly symbol: string },
): ShownAmount | undefined => (wei === undefined ? undefined : { value: wei, decimals, symbol });
