/**
 * How many thousandths of `whole` a `part` is, cut, for bars and dials: 0 to 1000. Nothing of nothing is 0.
 * Bigint literals stay out of components: the React Compiler loses them (a source rule says so).
 */
export function permille(part: bigint, whole: bigint): number {
  if (whole <= 0n || part <= 0n) return 0;
  return part >= whole ? 1000 : Number((part * 1000n) / whole);
}
