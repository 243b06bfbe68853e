/**
 * The running total at the end of each day, from the day before the first to today, so that the curve ends at
 * the total itself. All in the token's base units.
 * @param total all that was ever burned
 * @param byDay burned on each day, the oldest first and today last
 */
export function burnedCurve(total: bigint, byDay: readonly bigint[]): readonly bigint[] {
  const ends = [total];
  // Backwards from today: yesterday ended at today's total less what today burned.
  for (let day = byDay.length - 1; day >= 0; day -= 1) {
    const [next = total] = ends;
    ends.unshift(next - (byDay[day] ?? 0n));
  }
  return ends;
}
