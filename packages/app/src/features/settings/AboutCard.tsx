import { Button, Card, SettingsRow } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { appVersion } from '../../boot/version.ts';
import { RouteLink } from '../../routes/RouteLink.tsx';
import * as css from './settings.css.ts';

// On the headless library, so it comes when first opened.
const RiskSheet = lazy(() => import('./RiskSheet.tsx'));

/** Ways to the journal, the test page and the risks, and which version this is. */
export function AboutCard() {
  const { t } = useLingui();
  const [risks, setRisks] = useState<'neverOpened' | 'open' | 'closed'>('neverOpened');
  return (
    <Card label={t`About`} fit="rows">
      <SettingsRow name={t`Journal`} note={t`Every transaction that this browser sent for you.`}>
        <RouteLink to="journal" className={css.way}>
          <Trans>Open the journal</Trans>
        </RouteLink>
      </SettingsRow>
      <SettingsRow name={t`The risks`} note={t`What can go wrong, in plain words.`}>
        <Button size="small" variant="quiet" onClick={() => setRisks('open')}>
          <Trans>Read again</Trans>
        </Button>
      </SettingsRow>
      <SettingsRow name={t`Test page`} note={t`Chain, nodes, contracts, storage and the log.`}>
        <RouteLink to="diagnostics" className={css.way}>
          <Trans>Open the test page</Trans>
        </RouteLink>
      </SettingsRow>
      <SettingsRow name={t`Version`}>{appVersion}</SettingsRow>
      <Suspense>
        {risks !== 'neverOpened' && <RiskSheet open={risks === 'open'} onClose={() => setRisks('closed')} />}
      </Suspense>
    </Card>
  );
}
