import {
  type Address,
  type AddressProblem,
  type ForeignAddressForm,
  foreignAddressForm,
  looksLikeSecret,
  lookAlikeOf,
  parseAddress,
} from '@amswap/values';

/** What the text in an address field says. */
export type AddressReading =
  | { readonly state: 'empty' }
  | {
      readonly state: 'ready';
      readonly address: Address;
      /** An address one knows that looks like this one and is another. */
      readonly lookAlike?: Address | undefined;
    }
  | {
      readonly state: 'problem';
      readonly problem: Exclude<AddressProblem, 'empty'>;
      /** What the text seems to be instead, where it can be told. */
      readonly form?: ForeignAddressForm | undefined;
    };

/** What an address is held against. */
export interface AddressTerms {
  /** The connected account; refused. Left out where one's own address is fine. */
  readonly self?: string | undefined;
  /** Addresses that one knows: those that look alike are told. */
  readonly known?: readonly Address[] | undefined;
}

/** True for text that must not stay in a field for a moment: a private key or a seed phrase. */
export const mustBeCleared = looksLikeSecret;

/** Reads the text of an address field. Pure; the field and whoever sends the address use the same one. */
export function readAddressText(text: string, { self, known = [] }: AddressTerms = {}): AddressReading {
  const parsed = parseAddress(text, { self });
  if ('value' in parsed) {
    return { state: 'ready', address: parsed.value, lookAlike: lookAlikeOf(parsed.value, known) };
  }
  if (parsed.error === 'empty') return { state: 'empty' };
  const form = parsed.error === 'format' ? foreignAddressForm(text) : undefined;
  return { state: 'problem', problem: parsed.error, form };
}
