import type { Member } from '@amswap/chain';
import { readAddressText } from '@amswap/ui';
import { type Address, sameAddress } from '@amswap/values';
import { type Figure, valueOf } from '../../boot/chainAtoms.ts';

/** What is typed in a form about a person. */
export type PersonEntry =
  | { readonly state: 'empty' }
  /** What the field itself refuses. `format`: "Incorrect format"; the other ones have words of their own in the field. */
  | { readonly state: 'refused'; readonly why: 'format' | 'zero' | 'self' }
  /** An address, of which the chain has not said yet whether it is a member. */
  | { readonly state: 'reading'; readonly address: Address }
  | { readonly state: 'notMember' | 'unchanged'; readonly address: Address }
  | { readonly state: 'ready'; readonly address: Address };

/** The address in a field; undefined where it is none, or none that may be named. */
export function addressIn(text: string, self: string | undefined): Address | undefined {
  const reading = readAddressText(text, { self });
  return reading.state === 'ready' ? reading.address : undefined;
}

/**
 * What a typed settler or referrer is good for.
 *
 * @param self the account of the page: refused
 * @param now who it is already, where it can be changed
 * @param member what the chain says of the address in the field
 */
export function personEntry(
  text: string,
  self: string | undefined,
  now: Address | undefined,
  member: Figure<Member> | undefined,
): PersonEntry {
  const reading = readAddressText(text, { self });
  if (reading.state === 'empty') return { state: 'empty' };
  if (reading.state === 'problem') {
    const why = reading.problem === 'checksum' ? 'format' : reading.problem;
    return { state: 'refused', why };
  }
  const { address } = reading;
  if (sameAddress(address, now)) return { state: 'unchanged', address };
  const known = member && valueOf(member);
  if (known === undefined) return { state: 'reading', address };
  return known.isMember ? { state: 'ready', address } : { state: 'notMember', address };
}
