import { Button, Card } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import * as css from './settings.css.ts';

// A hundred kilobytes of licences: only for who wants to read them.
const LicenceList = lazy(() => import('./LicenceList.tsx'));

/** Whose work is in the product, and under which licence. */
export function LicencesCard() {
  const { t } = useLingui();
  const [list, setList] = useState<'shown' | 'hidden'>('hidden');
  return (
    <Card label={t`Licences`} fit="form">
      <h2 className={css.title}>
        <Trans>Licences</Trans>
      </h2>
      <p className={css.note}>
        <Trans>The product stands on the work of others, whose licences are these.</Trans>
      </p>
      {list === 'hidden' ? (
        <Button variant="quiet" width="fill" onClick={() => setList('shown')}>
          <Trans>Show the licences</Trans>
        </Button>
      ) : (
        <Suspense>
          <LicenceList />
        </Suspense>
      )}
    </Card>
  );
}
