/** The row a reader looks at: what it is, where it stood, how much of it is above the edge. */
export interface KeptRow {
  readonly key: string;
  readonly index: number;
  /** Pixels of the row that were scrolled out of sight. */
  readonly hidden: number;
}

/** Rows searched on each side of where a row stood: as many as arrive between two blocks, with room to spare. */
const reach = 5_000;

/**
 * Where a row stands after rows came or went above it, looked for from its old place outwards.
 * @returns its index, or undefined when it is no longer there.
 */
export function indexOfKept(
  kept: KeptRow,
  count: number,
  keyOf: (index: number) => string,
): number | undefined {
  for (let away = 0; away <= reach; away += 1) {
    const [before, after] = [kept.index - away, kept.index + away];
    if (after < count && keyOf(after) === kept.key) return after;
    if (before >= 0 && before < count && keyOf(before) === kept.key) return before;
    if (before < 0 && after >= count) return undefined;
  }
  return undefined;
}
