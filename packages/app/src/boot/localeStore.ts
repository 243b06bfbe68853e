import type { Messages } from '@lingui/core';
import type { EntryStore } from './entryStore.ts';
import { isLocale, type Locale } from './locale.ts';
import { storageKeys } from './storageKeys.ts';

/** The two catalogues of a locale: what the first paint says, and everything else. */
export type CataloguePart = 'core' | 'rest';

/** Loads one catalogue. Rejects when the file cannot be had. */
export type LoadCatalogue = (locale: Locale, part: CataloguePart) => Promise<Messages>;

/** The part of Lingui's `i18n` that is used. */
export interface Translator {
  load(locale: string, messages: Messages): void;
  activate(locale: string): void;
}

export interface LocaleState {
  /** The locale that is shown. */
  readonly shown: Locale;
  /** A locale that was asked for and is on its way. */
  readonly pending: Locale | undefined;
  /** A locale whose catalogue could not be loaded; what was shown stays. */
  readonly failed: Locale | undefined;
}

export interface LocaleStore {
  state(): LocaleState;
  /** Switches without a reload. The last choice wins, however long its files take. Resolves when it is shown or has failed. */
  choose(locale: Locale): Promise<void>;
  /** Shows the locale of the start, with what is kept; resolves when texts can be shown. */
  start(): Promise<void>;
  /** Loads the texts of the screens behind the first paint, now and at every later switch. Never rejects. */
  rest(): Promise<void>;
  follow(changed: () => void): () => void;
}

export interface LocaleStoreParts {
  readonly entries: EntryStore;
  readonly translator: Translator;
  readonly load: LoadCatalogue;
  /** English core texts, which are in the entry: shown whenever another catalogue fails. */
  readonly englishCore: Messages;
  /** The locale by the browser, where none was chosen by hand. */
  readonly byBrowser: Locale;
  /** Tells the document its language. */
  readonly markDocument: (locale: Locale) => void;
}

export function createLocaleStore(parts: LocaleStoreParts): LocaleStore {
  const { entries, translator, load, englishCore, byBrowser, markDocument } = parts;
  const followers = new Set<() => void>();
  const rests = new Map<Locale, Promise<void>>();
  let restWanted = false;
  let state: LocaleState = { shown: 'en', pending: undefined, failed: undefined };
  let turn = 0;

  const put = (next: Partial<LocaleState>): void => {
    state = { ...state, ...next };
    for (const follower of followers) follower();
  };

  const show = (locale: Locale): void => {
    translator.activate(locale);
    markDocument(locale);
    put({ shown: locale, pending: undefined, failed: undefined });
  };

  // A file that failed is asked for again by the next page or switch that wants it.
  const loadRest = (locale: Locale): Promise<void> => {
    restWanted = true;
    const asked =
      rests.get(locale) ??
      load(locale, 'rest').then(
        (messages) => {
          translator.load(locale, messages);
          if (state.shown === locale) translator.activate(locale);
        },
        () => void rests.delete(locale),
      );
    rests.set(locale, asked);
    return asked;
  };

  const change = async (locale: Locale): Promise<void> => {
    const mine = ++turn;
    put({ pending: locale });
    try {
      const rest = restWanted ? loadRest(locale) : undefined;
      if (locale !== 'en') translator.load(locale, await load(locale, 'core'));
      await rest;
      if (mine === turn) show(locale);
    } catch {
      if (mine === turn) put({ pending: undefined, failed: locale });
    }
  };

  const kept = (): Locale => {
    const text = entries.read(storageKeys.locale);
    return isLocale(text) ? text : byBrowser;
  };

  translator.load('en', englishCore);
  translator.activate('en');
  entries.follow(storageKeys.locale, () => void change(kept()));

  return {
    state: () => state,
    choose(locale) {
      entries.write(storageKeys.locale, locale);
      return change(locale);
    },
    async start() {
      const locale = kept();
      if (locale !== 'en') return change(locale);
      show('en');
    },
    rest: () => loadRest(state.pending ?? state.shown),
    follow(changed) {
      followers.add(changed);
      return () => followers.delete(changed);
    },
  };
}
