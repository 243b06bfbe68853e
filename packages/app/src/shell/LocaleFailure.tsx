import { Button } from '@amswap/ui';
import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { Locale } from '../boot/locale.ts';
import { localeNames } from '../boot/localeNames.ts';
import { servicesAtom } from '../boot/serviceAtoms.ts';
import { hint } from './LocaleFailure.css.ts';

/** Props of `LocaleFailure`. */
export interface LocaleFailureProps {
  /** The language that could not be had. */
  readonly failed: Locale;
}

/** Says that a language did not come and the page stays in the one it was in. */
export function LocaleFailure({ failed }: LocaleFailureProps) {
  const { locale } = useAtomValue(servicesAtom);
  const name = localeNames[failed];
  return (
    <div role="status" className={hint}>
      <Trans>{name} could not be loaded. The page stays in the language it was in.</Trans>
      <Button size="small" variant="quiet" onClick={() => void locale.choose(failed)}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
