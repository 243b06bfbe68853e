import { Button } from '@amswap/ui';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';

// Words that only few look up: their code and texts come with the first tap.
const OpenedWords = lazy(() => import('./OpenedWords.tsx'));

/** What the words on home mean, on tap. */
export function HomeWords() {
  const [words, setWords] = useState<'untouched' | 'wanted'>('untouched');
  const button = (
    <Button size="small" variant="quiet" onClick={() => setWords('wanted')}>
      <Trans>What the words on this page mean</Trans>
    </Button>
  );
  return words === 'untouched' ? (
    <div>{button}</div>
  ) : (
    <Suspense fallback={<div>{button}</div>}>
      <OpenedWords />
    </Suspense>
  );
}
