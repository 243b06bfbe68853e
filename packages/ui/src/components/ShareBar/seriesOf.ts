/** Colours there are for the kinds of a bar or chart. */
export type Series = 1 | 2 | 3 | 4 | 5;

const all: readonly Series[] = [1, 2, 3, 4, 5];

/** The colour of a kind by its place, counted from 0; beyond the fifth they begin again. */
export const seriesOf = (place: number): Series => all[place % all.length] ?? 1;

/** The sum of some amounts of one token. */
export const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);
