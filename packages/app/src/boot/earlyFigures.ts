import type { Clock } from '@amswap/values';
import type { Atom } from 'jotai';
import { homeFactsAtom } from '../features/home/homeFacts.ts';
import type { Navigation } from '../routes/Navigation.ts';
import type { createAppStore } from './serviceAtoms.ts';

/** How long what home asks is watched from here at most, milliseconds: by then home is drawn and watches it itself. */
const untilHomeWatchesMs = 10_000;

/** What asking early works with. */
export interface EarlyParts {
  readonly store: Pick<ReturnType<typeof createAppStore>, 'sub'>;
  readonly navigation: Pick<Navigation, 'place' | 'follow'>;
  readonly clock: Pick<Clock, 'after'>;
}

/**
 * Asks the chain what home shows as soon as there is a chain, while React still draws: its question would otherwise go out only
 * after the last part is mounted. Home's parts join the same question. Ends when home is left.
 *
 * @param figures what to keep asked for
 */
export function askHomeEarly(
  { store, navigation, clock }: EarlyParts,
  figures: Atom<unknown> = homeFactsAtom,
): void {
  if (navigation.place().id !== 'home') return;
  const ends = [store.sub(figures, () => {}), navigation.follow(left), clock.after(untilHomeWatchesMs, end)];
  function end(): void {
    for (const stop of ends.splice(0)) stop();
  }
  function left(): void {
    if (navigation.place().id !== 'home') end();
  }
}
