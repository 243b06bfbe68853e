import { Button, Card, CopyButton } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import * as css from './diagnostics.css.ts';

/** What this page noted, bounded and without secrets, to be read and copied. */
export function LogCard() {
  const { t } = useLingui();
  const { log } = useAtomValue(servicesAtom);
  const [text, setText] = useState(() => log.text());
  return (
    <Card label={t`Log`} fit="form">
      <div className={css.head}>
        <h2 className={css.title}>
          <Trans>Log</Trans>
        </h2>
        <Button size="small" variant="quiet" onClick={() => setText(log.text())}>
          <Trans>Read again</Trans>
        </Button>
        <CopyButton text={text} label={t`Copy the log`} />
      </div>
      <p className={css.note}>
        <Trans>It stays in this page, and keys, passwords and tokens are left out of it.</Trans>
      </p>
      {text === '' ? (
        <p>
          <Trans>Nothing was noted so far.</Trans>
        </p>
      ) : (
        <textarea
          readOnly
          className={css.log}
          rows={10}
          aria-label={t`Log`}
          lang="en"
          translate="no"
          value={text}
        />
      )}
    </Card>
  );
}
