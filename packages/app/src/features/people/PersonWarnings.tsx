import { shortAddress } from '@amswap/ui';
import { lookAlikeOf } from '@amswap/values';
import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import * as css from './people.css.ts';
import { knownAddressesAtom, type PersonFacts } from './personAtoms.ts';

/** Props of `PersonWarnings`. */
export interface PersonWarningsProps {
  readonly person: PersonFacts;
  /** `field`: beside an address field, which tells of look-alikes by itself. */
  readonly place: 'page' | 'field';
}

/** What to be careful about with an address: a contract, or one that only looks like somebody known. */
export function PersonWarnings({ person, place }: PersonWarningsProps) {
  const known = useAtomValue(knownAddressesAtom);
  const alike = place === 'page' ? lookAlikeOf(person.address, known) : undefined;
  const short = alike && shortAddress(alike);
  return (
    <>
      {person.kind === 'contract' && (
        <p className={css.warning} role="status">
          <Trans>A contract stands at this address, not a person’s wallet.</Trans>
        </p>
      )}
      {short !== undefined && (
        <p className={css.warning} role="status">
          <Trans>Looks like {short}, which you know, but is another address. Compare every letter.</Trans>
        </p>
      )}
    </>
  );
}
