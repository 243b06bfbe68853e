import { browserClock, type TermId, TermMeanings } from '@amswap/ui';
import type { Clock } from '@amswap/values';
import { type ComponentType, use, useState } from 'react';
import { PageTimedOut } from '../boot/behindPaintParts.ts';
import { GlossaryMeaning } from '../text/glossary/GlossaryMeaning.tsx';
import { PageWords } from '../text/glossary/PageWords.tsx';
import { type Arrival, arrivalOf } from './Arrival.ts';
import { browserRelease, reloadForNewRelease } from './newRelease.ts';

type PageFile = { readonly default: ComponentType };

/** A page whose code comes when it is first asked for. The router waits for `preload`, which never rejects. */
export interface LazyPage {
  (): React.ReactNode;
  preload(): Promise<void>;
}

const afterFailure = () => reloadForNewRelease(browserRelease(window));

const glossaryMeaning = (id: TermId) => <GlossaryMeaning id={id} />;

/** Loads a page's chunk at most once at a time; a failure or 60 seconds of silence shows the notice that asks for a click. */
export function lazyPage(load: () => Promise<PageFile>, clock: Clock = browserClock): LazyPage {
  let asked: Promise<Arrival<PageFile>> | undefined;
  let arrived: Arrival<PageFile> | undefined;

  const ask = (): Promise<Arrival<PageFile>> =>
    (asked ??= arrivalOf(load, clock, afterFailure).then((arrival) => (arrived = arrival)));

  function Page() {
    const [, setAttempt] = useState(0);
    // What is there already is drawn at once: waiting for a promise would show the notice of waiting for a moment.
    const arrival = arrived ?? use(ask());
    if (arrival.came)
      return (
        <TermMeanings meaning={glossaryMeaning}>
          <arrival.code.default />
          <PageWords />
        </TermMeanings>
      );
    const retry = (): void => {
      asked = undefined;
      arrived = undefined;
      setAttempt((attempt) => attempt + 1);
    };
    return <PageTimedOut onRetry={retry} />;
  }
  return Object.assign(Page, {
    preload: async () => {
      await ask();
    },
  });
}
