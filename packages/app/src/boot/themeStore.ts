import type { ThemeName } from '@amswap/ui';
import type { EntryStore } from './entryStore.ts';
import { storageKeys } from './storageKeys.ts';

/** What the reader chose: a theme, or to follow the system. */
export type ThemeChoice = ThemeName | 'system';

/** Name of the event on `window` that tells of every change of the theme that is shown. Its `detail` is the theme's name. */
export const themeChangeEvent = 'theme-change';

/** What the theme stands on: the page, or a stand-in of a test. */
export interface ThemeHost {
  readonly root: Pick<HTMLElement, 'setAttribute' | 'removeAttribute'>;
  /** Asks whether the system is dark. */
  readonly systemDark: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
  /** Colours the browser's own bar like the page; `system` leaves it to the markup. */
  paintBar(choice: ThemeChoice): void;
  dispatchEvent(event: Event): boolean;
}

export interface ThemeStore {
  choice(): ThemeChoice;
  /** The theme that is shown now. */
  shown(): ThemeName;
  choose(choice: ThemeChoice): void;
  /** Told when the choice or the shown theme changed. Returns a function that stops it. */
  follow(changed: () => void): () => void;
}

const choiceFrom = (text: string | null): ThemeChoice =>
  text === 'light' || text === 'dark' ? text : 'system';

/**
 * The theme. Following the system is CSS alone, so the first painted frame is right without a script; only a choice by
 * hand writes `data-theme` on the root.
 */
export function createThemeStore(entries: EntryStore, host: ThemeHost): ThemeStore {
  let choice = choiceFrom(entries.read(storageKeys.theme));
  const followers = new Set<() => void>();
  const shownNow = (): ThemeName =>
    choice === 'system' ? (host.systemDark.matches ? 'dark' : 'light') : choice;
  let shown = shownNow();

  const show = (): void => {
    if (choice === 'system') host.root.removeAttribute('data-theme');
    else host.root.setAttribute('data-theme', choice);
    host.paintBar(choice);
    const next = shownNow();
    if (next !== shown) {
      shown = next;
      host.dispatchEvent(new CustomEvent(themeChangeEvent, { detail: next }));
    }
    for (const follower of followers) follower();
  };

  show();
  host.systemDark.addEventListener('change', show);
  entries.follow(storageKeys.theme, () => {
    choice = choiceFrom(entries.read(storageKeys.theme));
    show();
  });

  return {
    choice: () => choice,
    shown: () => shown,
    choose(next) {
      choice = next;
      if (next === 'system') entries.remove(storageKeys.theme);
      else entries.write(storageKeys.theme, next);
      show();
    },
    follow(changed) {
      followers.add(changed);
      return () => followers.delete(changed);
    },
  };
}

/** The two colours of the browser's bar in the markup, light and dark: what is chosen by hand stands in both. */
function barPainter(): ThemeHost['paintBar'] {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const [light = '', dark = ''] = metas.map(({ content }) => content);
  const ofSystem = [light, dark];
  return (choice) => {
    metas.forEach((meta, at) => {
      meta.content = choice === 'system' ? (ofSystem[at] ?? '') : choice === 'dark' ? dark : light;
    });
  };
}

/** The page itself as the host of the theme. */
export const pageThemeHost = (): ThemeHost => ({
  paintBar: barPainter(),
  root: document.documentElement,
  systemDark: matchMedia('(prefers-color-scheme: dark)'),
  dispatchEvent: (event) => dispatchEvent(event),
});
