import type { Member } from '@amswap/chain';
import { type Address, type AddressProblem, sameAddress } from '@amswap/values';
import { type Figure, valueOf } from '../../boot/chainAtoms.ts';

/** Where a referrer comes from: the link that this page was opened with, or one that was opened before. */
export type ReferrerOrigin = 'link' | 'kept';

/** A referrer that a link named, and what the chain says of it. */
export interface ReferrerCandidate {
  readonly address: Address;
  readonly origin: ReferrerOrigin;
  readonly member: Figure<Member>;
}

/** Whom somebody could be bound to by registering. */
export interface ReferrerFacts {
  /** Newest first. */
  readonly candidates: readonly ReferrerCandidate[];
  /** Why the referrer of the page's own link is not usable; null for a usable one, and without one. */
  readonly refProblem: AddressProblem | null;
  readonly founder: Figure<Address>;
}

/** Why somebody would be bound to the founder instead of the referrer of a link. */
export type FounderReason = 'noLink' | 'unreadable' | 'nobody' | 'notMember' | 'oneself';

/** Whom registering binds to, for good, unless another one is chosen. */
export type ReferrerChoice =
  | { readonly kind: 'loading' }
  | { readonly kind: 'link'; readonly referrer: Address; readonly origin: ReferrerOrigin }
  | { readonly kind: 'founder'; readonly referrer: Address; readonly reason: FounderReason };

function reasonOf({ candidates, refProblem }: ReferrerFacts, account: Address | undefined): FounderReason {
  const [newest] = candidates;
  if (newest !== undefined) return sameAddress(newest.address, account) ? 'oneself' : 'notMember';
  switch (refProblem) {
    case null:
    case 'empty':
      return 'noLink';
    case 'zero':
      return 'nobody';
    case 'self':
      return 'oneself';
    case 'format':
    case 'checksum':
      return 'unreadable';
  }
}

/** The newest referrer of a link that is a member and not oneself; without one the founder, and why. */
export function referrerChoice(facts: ReferrerFacts, account: Address | undefined): ReferrerChoice {
  for (const { address, origin, member } of facts.candidates) {
    if (sameAddress(address, account)) continue;
    const known = valueOf(member);
    if (known === undefined) return { kind: 'loading' };
    if (known.isMember) return { kind: 'link', referrer: address, origin };
  }
  const founder = valueOf(facts.founder);
  if (founder === undefined) return { kind: 'loading' };
  return { kind: 'founder', referrer: founder, reason: reasonOf(facts, account) };
}
