import {
  lowestValidPower,
  neighbouringPowers,
  type ParsedPower,
  type PowerTerms,
  validPowerAtLeast,
  validPowerAtMost,
} from '@amswap/values';

/** One power that a press chooses. */
export interface PowerChip {
  /** `preset`: a usual size; `nearest`: next to what was typed; `most`: the largest one can pay for. */
  readonly kind: 'preset' | 'nearest' | 'most';
  readonly power: bigint;
}

/** Usual sizes as tenths of the lowest power: 40, 100 and 500 where 40 is the lowest. */
const presets = [10n, 25n, 125n];

/** The number in the text, where it is a whole number at all. */
const typedWhole = (text: string): bigint | undefined =>
  /^\d{1,77}$/.test(text.trim()) ? BigInt(text.trim()) : undefined;

/**
 * What the chips below a power field offer: the nearest valid powers when the typed one is not possible, else usual
 * sizes; and the largest affordable, if one can pay for any. All are valid by the terms.
 */
export function powerChips(
  text: string,
  parsed: ParsedPower,
  terms: PowerTerms,
  affordable: bigint | undefined,
): readonly PowerChip[] {
  const typed = 'error' in parsed ? typedWhole(text) : undefined;
  const offered =
    typed === undefined
      ? presets.map((tenths) => validPowerAtLeast((lowestValidPower(terms) * tenths) / 10n, terms))
      : neighbouringPowers(typed, terms);
  const kind = typed === undefined ? 'preset' : 'nearest';
  const powers = [...new Set(offered.filter((power) => power !== undefined))];
  const most = affordable === undefined ? undefined : validPowerAtMost(affordable, terms);
  return [
    ...powers.map((power): PowerChip => ({ kind, power })),
    ...(most === undefined || (kind === 'nearest' && powers.includes(most))
      ? []
      : [{ kind: 'most', power: most } as const]),
  ];
}

/** The power that a press of plus or minus leads to; undefined where there is none. */
export function steppedPower(text: string, direction: 1 | -1, terms: PowerTerms): bigint | undefined {
  const typed = typedWhole(text);
  if (typed === undefined) return direction === 1 ? validPowerAtLeast(0n, terms) : undefined;
  return direction === 1 ? validPowerAtLeast(typed + 1n, terms) : validPowerAtMost(typed - 1n, terms);
}
