/** Why a typed amount is not one. In the order in which they count when several fit. */
export const amountProblems = [
  'empty',
  'negative',
  'exponent',
  'invalid-character',
  'grouping',
  'too-many-decimals',
  'overflow',
  'zero',
  'not-multiple',
] as const;
export type AmountProblem = (typeof amountProblems)[number];

export interface AmountRules {
  /** Decimals of the token, as read from the chain (0 for a whole-number field). */
  readonly decimals: number;
  /** Refuses zero. */
  readonly requirePositive: boolean;
  /** The amount must be a multiple of this many whole units (20 means 20 tokens, or 20 power). */
  readonly multipleOf?: bigint | undefined;
}

/** Base units, or why the text is no amount. */
export type ParsedAmount = { readonly value: bigint } | { readonly error: AmountProblem };

/** The largest amount that a contract can be told: 2^256 - 1. As an allowance it means "unlimited". */
export const maxUint256 = 2n ** 256n - 1n;

/** Longer text is not typed into an amount field (product rule). */
export const maxInputLength = 140;

const maxUint256Digits = maxUint256.toString().length;
const minus = /^[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/;
const exponent = /^\+?[\d.,\s'\u2019_]*\d[.,]?e[-+\u2212\uff0d]?\d+$/i;
const groupingMark = /[\s'\u2018\u2019\u02bc\uff07_]/g;

/** Full-width digits, full stops and commas, as Chinese keyboards write them, become their ASCII forms. */
const narrowed = (text: string): string =>
  text
    .replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[\uff0e\u3002\uff61]/g, '.')
    .replace(/\uff0c/g, ',');

/** True for one comma that could stand for thousands as well as for the decimal sign: 1,234 but not 0,123 or 12,3456. */
const isAmbiguousComma = (text: string): boolean => /^[1-9]\d{0,2},\d{3}$/.test(text);

function shapeProblem(text: string): AmountProblem | undefined {
  if (!/\d/.test(text)) return /[^.,]/.test(text) ? 'invalid-character' : 'empty';
  if (minus.test(text)) return 'negative';
  if (exponent.test(text)) return 'exponent';
  // A grouping mark has a digit or a separator on both sides; elsewhere it is just a wrong character.
  const inner = text.slice(1, -1).replace(groupingMark, '');
  if (/[^\d.,]/.test(text.charAt(0) + inner + text.charAt(text.length - 1))) return 'invalid-character';
  const separators = text.replace(/\d/g, '');
  return separators.length > 1 || /[^.,]/.test(separators) || isAmbiguousComma(text) ? 'grouping' : undefined;
}

/**
 * Typed or pasted text to base units. The dot is the decimal sign in every locale of the product; one comma that cannot
 * be meant as thousands counts as one too. Nothing passes through a floating-point number.
 *
 * @throws RangeError if `decimals` is not a whole number from 0 to 255.
 * @example parseAmount('0,5', { decimals: 6, requirePositive: true }) // { value: 500000n }
 */
export function parseAmount(typed: string, rules: AmountRules): ParsedAmount {
  const unit = unitOf(rules.decimals);
  const text = narrowed(typed.trim());
  const problem = shapeProblem(text);
  if (problem !== undefined) return { error: problem };

  const [whole = '', fraction = ''] = text.split(/[.,]/);
  if (fraction.length > rules.decimals) return { error: 'too-many-decimals' };
  const digits = (whole + fraction.padEnd(rules.decimals, '0')).replace(/^0+/, '');
  if (digits.length > maxUint256Digits) return { error: 'overflow' };
  const value = BigInt(digits);
  if (value > maxUint256) return { error: 'overflow' };
  if (value === 0n && rules.requirePositive) return { error: 'zero' };
  if (rules.multipleOf !== undefined && value % (rules.multipleOf * unit) !== 0n) {
    return { error: 'not-multiple' };
  }
  return { value };
}

/** The parts of an amount, exact: for those who format it by locale. `fraction` has no zeros at its end. */
export interface AmountDigits {
  readonly negative: boolean;
  readonly whole: bigint;
  readonly fraction: string;
}

/** @throws RangeError if `decimals` is not a whole number from 0 to 255. */
export function amountDigits(amount: bigint, decimals: number): AmountDigits {
  const unit = unitOf(decimals);
  const size = amount < 0n ? -amount : amount;
  const fraction = (size % unit).toString().padStart(decimals, '0');
  return {
    negative: amount < 0n,
    whole: size / unit,
    fraction: decimals === 0 ? '' : fraction.replace(/0+$/, ''),
  };
}

/**
 * Base units as exact text that `parseAmount` reads back to the same value: no grouping, no exponent, no rounding.
 *
 * @example formatAmount(35752963841123456789n, 18) // '35.752963841123456789'
 */
export function formatAmount(amount: bigint, decimals: number): string {
  const { negative, whole, fraction } = amountDigits(amount, decimals);
  return `${negative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** One whole token in base units: ten to the power of `decimals`. */
export function unitOf(decimals: number): bigint {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) {
    throw new RangeError(`decimals must be a whole number from 0 to 255, not ${decimals}`);
  }
  return 10n ** BigInt(decimals);
}
