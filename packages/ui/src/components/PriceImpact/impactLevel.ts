/**
 * How much a trade moves the price against the one who trades. `small` is said in passing, `notable` is warned of,
 * `large` stops the way: a smaller amount has to be chosen. `gain`: the pool pays better than its price says, by a round-off.
 */
export type ImpactLevel = 'gain' | 'small' | 'notable' | 'large';

/** From so many basis points on it is notable, and from so many it is large. */
export const impactLimits = { notable: 100n, large: 500n } as const;

/** Level of a price impact in basis points; 100 are one per cent. */
export function impactLevel(basisPoints: bigint): ImpactLevel {
  if (basisPoints < 0n) return 'gain';
  if (basisPoints >= impactLimits.large) return 'large';
  return basisPoints >= impactLimits.notable ? 'notable' : 'small';
}
