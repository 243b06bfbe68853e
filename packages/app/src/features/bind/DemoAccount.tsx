import { Button } from '@amswap/ui';
import { Trans } from '@lingui/react/macro';
import { atom, useAtomValue } from 'jotai';
import { unwrap } from 'jotai/utils';
import * as css from './bind.css.ts';
import { accountsPlaceAtom } from './bindAtoms.ts';

const demoAccountAtom = unwrap(
  atom(async (get) => {
    const place = get(accountsPlaceAtom);
    // Where the service cannot run in this page, binding says so in words.
    return place.kind === 'tour'
      ? place.open().then(
          ({ demoAccount }) => demoAccount,
          () => undefined,
        )
      : undefined;
  }),
);

/** Props of `DemoAccount`. */
export interface DemoAccountProps {
  readonly onFill: (name: string, password: string) => void;
}

/** The one account that the tour takes, with its password: it protects nothing. */
export function DemoAccount({ onFill }: DemoAccountProps) {
  const demo = useAtomValue(demoAccountAtom);
  if (demo === undefined) return null;
  const { name, password } = demo;
  return (
    <div className={css.acts}>
      <p className={css.note}>
        <Trans>
          The tour takes one account only: <strong>{name}</strong> with the password{' '}
          <strong>{password}</strong>. Never use your own password here.
        </Trans>
      </p>
      <Button variant="quiet" size="small" onClick={() => onFill(name, password)}>
        <Trans>Fill in the demo account</Trans>
      </Button>
    </div>
  );
}
