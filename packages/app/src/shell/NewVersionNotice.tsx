import { Button } from '@amswap/ui';
import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { servicesAtom } from '../boot/serviceAtoms.ts';
import { hint } from './LocaleFailure.css.ts';

/** Offers a newer release that waits on this device. Never taken by itself: something may be half typed, or under way. */
export function NewVersionNotice() {
  const { newVersion } = useAtomValue(servicesAtom);
  return (
    <div role="status" className={hint}>
      <Trans>A new version is here.</Trans>
      <Button size="small" variant="quiet" onClick={newVersion.take}>
        <Trans>Load it</Trans>
      </Button>
    </div>
  );
}
