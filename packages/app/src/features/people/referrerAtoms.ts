import { founder, memberOf } from '@amswap/chain';
import { atom } from 'jotai';
import { figureOf, openChainAtom } from '../../boot/chainAtoms.ts';
import { readKeptReferrers } from '../../boot/keptReferrers.ts';
import { readingAtom } from '../../boot/readerAtoms.ts';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import type { ReferrerFacts } from './referrerChoice.ts';

const unread: ReferrerFacts = { candidates: [], refProblem: null, founder: { kind: 'loading' } };

/** The referrers of the links that were opened here, and the founder. */
export const referrerFactsAtom = atom((get): ReferrerFacts => {
  const chain = get(openChainAtom);
  if (chain === undefined) return unread;
  const { reader, deployment } = chain;
  const { startUp, entries } = get(servicesAtom);
  const { ref, refProblem } = startUp;
  const kept = readKeptReferrers(entries).filter((address) => address !== ref);
  const named = [
    ...(ref === '' ? [] : [{ address: ref, origin: 'link' as const }]),
    ...kept.map((address) => ({ address, origin: 'kept' as const })),
  ];
  return {
    candidates: named.map(({ address, origin }) => ({
      address,
      origin,
      member: figureOf(get(readingAtom(reader, memberOf(deployment, address), 'slow'))),
    })),
    refProblem,
    founder: figureOf(get(readingAtom(reader, founder(deployment), 'static'))),
  };
});
