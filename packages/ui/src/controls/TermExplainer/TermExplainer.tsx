'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { term as termClass } from './TermExplainer.css.ts';

const TermPopover = lazy(() => import('./TermPopover.tsx'));

/** Props of `TermExplainer`. */
export interface TermExplainerProps {
  /** The word as it stands in the sentence. */
  readonly term: string;
  /** Headline of the explanation; by default the word itself. */
  readonly title?: string | undefined;
  /** The explanation: two sentences at most. */
  readonly children: ReactNode;
}

/** A word of the product that explains itself on a tap. The explanation's code comes with the first tap. */
export function TermExplainer({ term, title = term, children }: TermExplainerProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={termClass}
        data-state={state}
        aria-expanded={state === 'open'}
        aria-haspopup="dialog"
        onClick={() => setState(state === 'open' ? 'closed' : 'open')}
      >
        {term}
      </button>
      {state !== 'untouched' && (
        <Suspense>
          <TermPopover
            open={state === 'open'}
            onClose={() => setState('closed')}
            anchor={anchor}
            title={title}
          >
            {children}
          </TermPopover>
        </Suspense>
      )}
    </>
  );
}
