import { Button, ErrorPanel, TourMark } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { use } from 'react';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { tourPanelAtom, tourStateAtom } from './tourAtoms.ts';
import { note } from './tour.css.ts';

/** The mark of the tour, on every screen, with the way to its controls; and what became of its chain. */
export function TourBar() {
  const { t } = useLingui();
  const { locale } = useAtomValue(servicesAtom);
  use(locale.rest());
  const state = useAtomValue(tourStateAtom);
  const setPanel = useSetAtom(tourPanelAtom);
  if (state === undefined) return null;
  return (
    <>
      <TourMark>
        <Button size="small" variant="quiet" onClick={() => setPanel('open')}>
          <Trans>Show me round</Trans>
        </Button>
        {state.keeping === 'memory' && (
          <p className={note}>
            <Trans>This browser keeps nothing for the tour: closing the page ends it.</Trans>
          </p>
        )}
      </TourMark>
      {state.chain === 'crashed' && (
        <ErrorPanel
          error={{
            what: t`The tour's chain has stopped.`,
            funds: t`No real money is involved. What was done on it up to here is kept where this browser keeps things.`,
            todo: t`Start it again: the page is opened anew.`,
          }}
          onRetry={() => location.reload()}
        />
      )}
    </>
  );
}
