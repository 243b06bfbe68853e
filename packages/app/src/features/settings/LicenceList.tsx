import { type Licence, licences, licenceTexts } from './generated/licences.ts';
import { type SyntheticEvent, useState } from 'react';
import * as css from './settings.css.ts';

/** One package; its licence's words stand in the page only while they are read. */
function LicenceLine({ name, version, licence, text }: Licence) {
  const [words, setWords] = useState<'open' | 'closed'>('closed');
  const toggled = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void =>
    setWords(currentTarget.open ? 'open' : 'closed');
  return (
    <details onToggle={toggled}>
      <summary className={css.licence}>
        {name} {version} · {licence}
      </summary>
      {words === 'open' && (
        <p lang="en" translate="no" className={css.licenceText}>
          {licenceTexts[text]}
        </p>
      )}
    </details>
  );
}

/** Every package of others that is shipped, in the order of their names. */
export default function LicenceList() {
  return (
    <ul className={css.licences}>
      {licences.map((licence) => (
        <li key={`${licence.name} ${licence.version}`}>
          <LicenceLine {...licence} />
        </li>
      ))}
    </ul>
  );
}
