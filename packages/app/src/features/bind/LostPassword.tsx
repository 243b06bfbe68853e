import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { contactAtom } from './bindAtoms.ts';
import * as css from './bind.css.ts';

/** Whom to ask: the operator's own words, as plain text. */
export function LostPassword() {
  const contact = useAtomValue(contactAtom);
  if (contact === '') return null;
  return (
    <p className={css.note}>
      <Trans>A lost password cannot be recovered on this page. Ask: {contact}</Trans>
    </p>
  );
}
