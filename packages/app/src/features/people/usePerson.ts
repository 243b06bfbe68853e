import type { Address } from '@amswap/values';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type PersonFacts, personAtom } from './personAtoms.ts';

/** What is known of an address that changes while one types; undefined without one. */
export function usePerson(address: Address | undefined): PersonFacts | undefined {
  const [asked, setAsked] = useState(() => ({ address, person: personAtom(address) }));
  const now = asked.address === address ? asked : { address, person: personAtom(address) };
  if (now !== asked) setAsked(now);
  return useAtomValue(now.person);
}
