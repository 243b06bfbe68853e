import { lineShares } from '@amswap/chain';
import { Term, useFormat } from '@amswap/ui';
import { basisPointsOfWhole } from '@amswap/values';
import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { figureAtom, valueOf } from '../../../boot/chainAtoms.ts';
import * as css from '../people.css.ts';

const sharesAtom = figureAtom(({ deployment }) => lineShares(deployment), 'static');
const whole = BigInt(basisPointsOfWhole);

/** What the line above receives from somebody who joins it, with the contract's own figures. */
export function LineWords() {
  const format = useFormat();
  const shares = valueOf(useAtomValue(sharesAtom));
  if (shares === undefined) return null;
  const percent = (points: number): string => format.percent(BigInt(points), whole, 2);
  const dynamic = percent(shares.dynamic);
  const preaching = shares.preaching.map(percent).join(' · ');
  return (
    <p className={css.note}>
      <Trans>
        At each of your syntheses your referrer receives <Term id="dynamicRevenue">dynamic revenue</Term>,{' '}
        {dynamic} of what your power is worth in ACB, and the three above you in your{' '}
        <Term id="settler">settler</Term> line <Term id="preachingGold">preaching gold</Term>, {preaching}.
        These shares come out of the contract’s reserve: you pay nothing more for them.
      </Trans>
    </p>
  );
}
