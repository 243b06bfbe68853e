import type { AcbSpot, RouterAnswer } from '@amswap/chain';
import { unitOf, wad } from '@amswap/values';

const basisPoints = 10_000n;

/** Prices of ACB as the router's answers tell them. Amounts are base units of USDT for one whole ACB, the router's fee in them. */
export interface AcbPrice {
  readonly before: bigint;
  /** For the next buyer; undefined while no amount is quoted. */
  readonly after: bigint | undefined;
  /** By how much one gets less than the price before says, basis points; without the router's fee, which is no impact. */
  readonly impact: bigint | undefined;
  /** The router's own fee, basis points; undefined where its answers do not tell it. */
  readonly fee: bigint | undefined;
}

/** Whole part of a square root. */
function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** Share of a payment that a constant-product pair swaps, in 10^18: what buying and selling at once leave of it, halved by its root. */
function keptShare({ buy, sell, probe }: AcbSpot): bigint | undefined {
  if (buy.kind !== 'priced' || sell.kind !== 'priced') return undefined;
  const root = squareRoot((buy.amountOut * wad * sell.amountOut * wad) / (probe * probe));
  return root > wad ? wad : root;
}

/**
 * Price before, price after and impact of buying ACB for `amountIn` base units of USDT, from the router's answers alone: a pair
 * of the constant-product kind is told by three of them, so its reserves need not be looked up, which would take two more
 * requests one after the other. Undefined where the router names no price.
 *
 * @param quote what the router gives for `amountIn`; undefined while nothing is asked
 */
export function acbPrice(
  spot: AcbSpot,
  quote: RouterAnswer | undefined,
  amountIn: bigint,
  acbDecimals: number,
): AcbPrice | undefined {
  if (spot.buy.kind !== 'priced') return undefined;
  const one = unitOf(acbDecimals);
  const rate = (spot.buy.amountOut * wad) / spot.probe;
  const kept = keptShare(spot);
  const fee = kept && ((wad - kept) * basisPoints + wad / 2n) / wad;
  const before = (one * wad) / rate;
  if (quote?.kind !== 'priced') return { before, after: undefined, impact: undefined, fee };
  // How far the payment stretches the pair: out = rate * in / (1 + stretch).
  const stretched = (rate * amountIn) / quote.amountOut;
  const stretch = stretched > wad ? stretched - wad : 0n;
  const share = kept ?? wad;
  return {
    before,
    after: (one * (wad + stretch) * (share + stretch)) / (rate * share),
    impact: (stretch * basisPoints) / (wad + stretch),
    fee,
  };
}
