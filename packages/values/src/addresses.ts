import type { Address } from './hex.ts';
import { keccak256 } from './keccak256.ts';

/** Why typed text is no usable address, in the order in which they count. */
export const addressProblems = ['empty', 'format', 'checksum', 'zero', 'self'] as const;
export type AddressProblem = (typeof addressProblems)[number];

export type ParsedAddress = { readonly value: Address } | { readonly error: AddressProblem };

export interface AddressRules {
  /** The connected account, in any letter case: refused as `self`. */
  readonly self?: string | null | undefined;
}

/** The address that nobody owns. */
export const zeroAddress = `0x${'0'.repeat(40)}` as Address;

const addressShape = /^0[xX][0-9a-fA-F]{40}$/;
// String.trim takes this zero-width character for a blank; in an address it is refused like the other zero-width ones.
const byteOrderMark = '\ufeff';

/** True if the text is 0x and forty hexadecimal digits, whatever their letter case. */
export const isAddressShaped = (text: string): boolean => addressShape.test(text);

/**
 * The EIP-55 form of forty hexadecimal digits with `0x` or `0X` in front. A checksum in the text is not verified:
 * text from people goes through `parseAddress`.
 *
 * @throws TypeError if the text has another shape.
 */
export function checksumAddress(text: string): Address {
  if (!isAddressShaped(text)) throw new TypeError('not the shape of an address');
  const digits = text.slice(2).toLowerCase();
  const digest = keccak256(Uint8Array.from(digits, (digit) => digit.charCodeAt(0)));
  let form = '0x';
  for (let i = 0; i < digits.length; i++) {
    const nibble = ((digest[i >> 1] ?? 0) >> (i % 2 === 0 ? 4 : 0)) & 15;
    form += nibble > 7 ? digits.charAt(i).toUpperCase() : digits.charAt(i);
  }
  return form as Address;
}

/** Two texts name the same account; letter case never matters. */
export const sameAddress = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one != null && other != null && one.toLowerCase() === other.toLowerCase();

/**
 * Typed or pasted text to an address in EIP-55 form. Digits all in one letter case carry no checksum; mixed ones must be right.
 *
 * @example parseAddress(' 0X8BA1F109551BD432803012645AC136DDD64DBA72 ') // { value: '0x8ba1f109551bD432803012645Ac136ddd64DBA72' }
 */
export function parseAddress(typed: string, rules: AddressRules = {}): ParsedAddress {
  const text = typed.trim();
  if (typed.includes(byteOrderMark)) return { error: 'format' };
  if (text === '') return { error: 'empty' };
  if (!isAddressShaped(text)) return { error: 'format' };
  const digits = text.slice(2);
  const value = checksumAddress(text);
  const carriesChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  if (carriesChecksum && digits !== value.slice(2)) return { error: 'checksum' };
  if (value === zeroAddress) return { error: 'zero' };
  if (sameAddress(value, rules.self)) return { error: 'self' };
  return { value };
}

/** Forms that people paste for an address and that are refused, each with words of its own. */
export type ForeignAddressForm =
  | 'icap'
  | 'missingPrefix'
  | 'paymentLink'
  | 'chainPrefix'
  | 'name'
  | 'invisibleCharacter'
  | 'length';

/** Tells what refused text seems to be, for a hint beside "Incorrect format"; nothing if it cannot be told. */
export function foreignAddressForm(typed: string): ForeignAddressForm | undefined {
  const text = typed.trim();
  if (/[\u200b-\u200f\u2060\ufeff\u00ad]/.test(typed)) return 'invisibleCharacter';
  if (/^[0-9a-f]{40}$/i.test(text)) return 'missingPrefix';
  if (/^XE\d{2}[0-9A-Z]{30,31}$/i.test(text)) return 'icap';
  if (/^ethereum:/i.test(text)) return 'paymentLink';
  if (/^[a-z0-9-]{1,16}:0x[0-9a-f]{40}$/i.test(text)) return 'chainPrefix';
  if (/^[^\s.]+(\.[^\s.]+)+$/.test(text)) return 'name';
  if (/^0x[0-9a-f]*$/i.test(text)) return 'length';
  return undefined;
}

/** How many digits must agree at both ends before two addresses look alike when shortened. */
const endDigits = 4;
/** Fewer wrong digits than this look like a slip of the finger. */
const fewDigits = 4;

function looksAlike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a === b) return false;
  const sameEnds =
    a.slice(2, 2 + endDigits) === b.slice(2, 2 + endDigits) && a.slice(-endDigits) === b.slice(-endDigits);
  if (sameEnds) return true;
  let different = 0;
  for (let i = 0; i < a.length; i++) if (a.charAt(i) !== b.charAt(i)) different++;
  return a.length === b.length && different < fewDigits;
}

/** The first known address that differs from this one but looks like it: the trick of address poisoning, or a slip. */
export const lookAlikeOf = (address: Address, known: Iterable<Address>): Address | undefined =>
  [...known].find((candidate) => looksAlike(address, candidate));
