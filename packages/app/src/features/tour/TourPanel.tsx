import { AddressText, Button, Segmented, TourSteps } from '@amswap/ui';
import { Sheet } from '@amswap/ui/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { use } from 'react';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { type Tour, type TourSkip, type TourState, type TourStepId, tourRoles } from '../../boot/Tour.ts';
import { leaveTour } from '../../boot/tourChoice.ts';
import { useGo } from '../../routes/useGo.ts';
import { stack } from '../../shell/page.css.ts';
import { openWalletPickerAtom } from '../wallet/index.ts';
import { roleNames } from './callWords.ts';
import { acts, heading, note, sentences } from './tour.css.ts';
import { tourAtom, tourPanelAtom, tourStateAtom } from './tourAtoms.ts';
import { shownSteps } from './tourSteps.ts';

interface PartProps {
  readonly tour: Tour;
  readonly state: TourState;
}

/** Who one is. */
function Roles({ tour, state }: PartProps) {
  const { t } = useLingui();
  return (
    <>
      <h3 className={heading}>
        <Trans>Who you are</Trans>
      </h3>
      <Segmented
        label={t`Account of the guest wallet`}
        segments={tourRoles.map((role) => ({ id: role, label: t(roleNames[role]) }))}
        value={state.role}
        onChange={tour.become}
      />
      <AddressText address={state.account} identicon="small" />
    </>
  );
}

/** What moves the chain. */
function ChainTools({ tour, state }: PartProps) {
  const { log } = useAtomValue(servicesAtom);
  const ready = state.chain === 'running' ? 'ready' : 'off';
  const run = (act: Promise<void>): void => void act.catch((error: unknown) => log.write('error', error));
  const skip = (by: TourSkip) => () => run(tour.skip(by));
  return (
    <>
      <h3 className={heading}>
        <Trans>The chain's time</Trans>
      </h3>
      <div className={acts}>
        <Button size="small" variant="quiet" state={ready} onClick={skip('tenMinutes')}>
          <Trans>Skip 10 minutes</Trans>
        </Button>
        <Button size="small" variant="quiet" state={ready} onClick={skip('midnight')}>
          <Trans>Skip to midnight (UTC)</Trans>
        </Button>
        <Button size="small" variant="quiet" state={ready} onClick={() => run(tour.startOver())}>
          <Trans>Start over</Trans>
        </Button>
      </div>
    </>
  );
}

/** What is real here and what is not. */
function Honesty() {
  return (
    <details>
      <summary>
        <Trans>What is simulated</Trans>
      </summary>
      <ul className={sentences}>
        <li>
          <Trans>
            The chain runs inside this page. It is a real EVM with the reference contracts, and no server.
          </Trans>
        </li>
        <li>
          <Trans>
            Its first state, its members and all its tokens are made up. Nothing of it is worth anything.
          </Trans>
        </li>
        <li>
          <Trans>
            Its time began on a fixed day and passes as this device's does. What a countdown shows is this
            chain's time.
          </Trans>
        </li>
        <li>
          <Trans>The keys of its accounts are public knowledge. Never send anything of worth to them.</Trans>
        </li>
        <li>
          <Trans>The contracts are an unaudited demonstration with invented rules.</Trans>
        </li>
      </ul>
    </details>
  );
}

/** Where each step can be done. */
function useStep({ tour }: PartProps): (step: TourStepId) => void {
  const goTo = useGo();
  const { log } = useAtomValue(servicesAtom);
  const openPicker = useSetAtom(openWalletPickerAtom);
  const setPanel = useSetAtom(tourPanelAtom);
  return (step) => {
    setPanel('closed');
    if (step === 'connect') openPicker();
    else if (step === 'synthesise') goTo('synthesiseX');
    else if (step === 'become') tour.become('referrer');
    else if (step === 'wait') {
      goTo('home');
      tour.skip('tenMinutes').catch((error: unknown) => log.write('error', error));
    } else {
      tour.note('record');
      goTo('machineRecord');
    }
  };
}

function Parts({ tour, state }: PartProps) {
  const { t } = useLingui();
  const { entries } = useAtomValue(servicesAtom);
  const go = useStep({ tour, state });
  const steps = shownSteps(state.done, (text) => t(text));
  return (
    <div className={stack}>
      <TourSteps steps={steps} onGo={(id) => go(id as TourStepId)} />
      <Roles tour={tour} state={state} />
      <ChainTools tour={tour} state={state} />
      <Honesty />
      {tour.returnable ? (
        <Button variant="quiet" width="fill" onClick={() => leaveTour(entries, window)}>
          <Trans>Leave the tour</Trans>
        </Button>
      ) : (
        <p className={note}>
          <Trans>This site has no deployment of its own: the tour is all there is.</Trans>
        </p>
      )}
    </div>
  );
}

/** The tour's own controls: the way round, who one is, time, starting over, and what is simulated. */
export default function TourPanel() {
  const { t } = useLingui();
  const { locale } = useAtomValue(servicesAtom);
  use(locale.rest());
  const [panel, setPanel] = useAtom(tourPanelAtom);
  const tour = useAtomValue(tourAtom);
  const state = useAtomValue(tourStateAtom);
  if (tour === undefined || state === undefined) return null;
  return (
    <Sheet open={panel === 'open'} onClose={() => setPanel('closed')} title={t`Guest tour`}>
      <Parts tour={tour} state={state} />
    </Sheet>
  );
}
