import { type AmountProblem, parseAmount } from './amounts.ts';

/** What a contract says about synthesis in one pay token. Power is a whole number. */
export interface PowerTerms {
  /** Power comes in multiples of this. */
  readonly step: bigint;
  /** The least power of one synthesis. */
  readonly lowest: bigint;
  /** The most power that the contract's reserve covers now; none if it does not say. */
  readonly highest?: bigint | undefined;
}

export type PowerProblem =
  | Exclude<AmountProblem, 'too-many-decimals'>
  | 'fraction'
  | 'below-lowest'
  | 'above-highest';

export type ParsedPower = { readonly value: bigint } | { readonly error: PowerProblem };

const stepOf = (terms: PowerTerms): bigint => (terms.step > 0n ? terms.step : 1n);

/** The least power that is both a multiple of the step and not below the minimum; never zero. */
export function lowestValidPower(terms: PowerTerms): bigint {
  const step = stepOf(terms);
  const steps = (terms.lowest + step - 1n) / step;
  return (steps > 0n ? steps : 1n) * step;
}

/** The largest valid power at or below `power`; nothing if there is none. */
export function validPowerAtMost(power: bigint, terms: PowerTerms): bigint | undefined {
  const bound = terms.highest !== undefined && terms.highest < power ? terms.highest : power;
  if (bound <= 0n) return undefined;
  const candidate = bound - (bound % stepOf(terms));
  return candidate >= lowestValidPower(terms) ? candidate : undefined;
}

/** The least valid power at or above `power`; nothing if the reserve does not cover it. */
export function validPowerAtLeast(power: bigint, terms: PowerTerms): bigint | undefined {
  const step = stepOf(terms);
  const lowest = lowestValidPower(terms);
  const candidate = power <= lowest ? lowest : ((power + step - 1n) / step) * step;
  return terms.highest !== undefined && candidate > terms.highest ? undefined : candidate;
}

/** True if one synthesis may have this power. */
export const isValidPower = (power: bigint, terms: PowerTerms): boolean =>
  validPowerAtMost(power, terms) === power;

/** The valid powers next to `power`, without `power` itself: what the chips below the field offer. */
export function neighbouringPowers(power: bigint, terms: PowerTerms): bigint[] {
  const found = [validPowerAtMost(power - 1n, terms), validPowerAtLeast(power + 1n, terms)];
  return found.filter((candidate, index): candidate is bigint => {
    return candidate !== undefined && candidate !== power && found.indexOf(candidate) === index;
  });
}

/**
 * The largest valid power that `balance` pays for.
 *
 * @param balance of the pay token, in base units
 * @param price of one power, in base units of the pay token
 */
export function largestAffordablePower(
  balance: bigint,
  price: bigint,
  terms: PowerTerms,
): bigint | undefined {
  if (price <= 0n) return undefined;
  return validPowerAtMost(balance / price, terms);
}

/** Typed text to power: the rules of amounts for a whole number, then the contract's step and bounds. */
export function parsePower(typed: string, terms: PowerTerms): ParsedPower {
  const parsed = parseAmount(typed, { decimals: 0, requirePositive: true, multipleOf: stepOf(terms) });
  if ('error' in parsed) {
    return { error: parsed.error === 'too-many-decimals' ? 'fraction' : parsed.error };
  }
  if (parsed.value < terms.lowest) return { error: 'below-lowest' };
  if (terms.highest !== undefined && parsed.value > terms.highest) return { error: 'above-highest' };
  return parsed;
}
