/** Colours that stay apart from one another on both themes. */
const colours = [
  '#c2410c',
  '#e9b949',
  '#0a6b4b',
  '#2b59c3',
  '#7a3fb5',
  '#a0266b',
  '#17a2b8',
  '#8bc34a',
] as const;

/**
 * A conic gradient that depends on every digit of the address, letter case aside: equal addresses look
 * equal, one digit more or less is likely to look different. A help to the eye, never a proof.
 */
export function identiconGradient(address: string): string {
  let seed = 0x811c9dc5;
  for (const digit of address.toLowerCase()) seed = Math.imul(seed ^ digit.charCodeAt(0), 0x01000193) >>> 0;
  const picks: string[] = [];
  let rest = seed;
  for (let i = 0; picks.length < 4; i += 1) {
    const left = colours.filter((colour) => !picks.includes(colour));
    picks.push(left[(rest >>> (i * 3)) % left.length] ?? colours[0]);
    rest = Math.imul(rest, 0x85ebca6b) >>> 0;
  }
  return `conic-gradient(from ${seed % 360}deg,${picks.join(',')},${picks[0]})`;
}
