import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { type SyntheticEvent, useState } from 'react';
import { placeAtom } from '../../routes/navigationAtoms.ts';
import * as css from './glossary.css.ts';
import { pageTerms } from './pageTerms.ts';
import { terms } from './terms.ts';

/** Props of `PageWords`. */
export interface PageWordsProps {
  /** How it is shown first. */
  readonly start?: 'open' | 'closed';
}

/** The words of the page that one looks at, explained on tap at its foot. */
export function PageWords({ start = 'closed' }: PageWordsProps) {
  const { t } = useLingui();
  const { id } = useAtomValue(placeAtom);
  const [state, setState] = useState(start);
  const ids = id === undefined ? [] : pageTerms[id];
  if (ids.length === 0) return null;
  const toggled = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void =>
    setState(currentTarget.open ? 'open' : 'closed');
  return (
    <details className={css.words} open={state === 'open'} onToggle={toggled}>
      <summary className={css.summary}>
        <Trans>What the words on this page mean</Trans>
      </summary>
      {state === 'open' && (
        <dl className={css.list}>
          {ids.map((term) => (
            <div key={term}>
              <dt className={css.word}>{t(terms[term].word)}</dt>
              <dd>{t(terms[term].meaning)}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
