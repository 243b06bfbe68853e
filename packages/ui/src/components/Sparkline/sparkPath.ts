/** The box that a sparkline is drawn in, in its own units. */
export const sparkBox = { width: 140, height: 44 } as const;

const inset = 4;
const scale = 1000n;

/**
 * The line of a series as an SVG path within `sparkBox`, the least value at the bottom and the largest at the
 * top; a series without differences lies in the middle. Values of any size: only their proportions become numbers.
 */
export function sparkPath(series: readonly bigint[]): string {
  if (series.length < 2) return '';
  const least = series.reduce((a, b) => (b < a ? b : a));
  const span = series.reduce((a, b) => (b > a ? b : a)) - least;
  const heights = series.map((value) => (span > 0n ? Number(((value - least) * scale) / span) / 1000 : 0.5));
  const step = sparkBox.width / (series.length - 1);
  const at = (i: number): string =>
    `${round(i * step)} ${round(sparkBox.height - inset - (heights[i] ?? 0) * (sparkBox.height - 2 * inset))}`;
  let path = `M${at(0)}`;
  for (let i = 1; i < series.length; i += 1) {
    // Control points halfway between neighbours, each at its own height: smooth, and never beyond a value.
    const middle = round((i - 0.5) * step);
    path += `C${middle} ${at(i - 1).split(' ')[1]} ${middle} ${at(i).split(' ')[1]} ${at(i)}`;
  }
  return path;
}

const round = (value: number): number => Math.round(value * 10) / 10;
