import {
  type AppProps,
  type AppServices,
  createAppStore,
  createLocaleStore,
  createMemoryHistory,
  createNavigation,
  createNewVersion,
  createPageLog,
  createSessionStore,
  createThemeStore,
  isLocale,
  loadBehindPaint,
  loadCatalogue,
  openEntryStore,
  openRouter,
  type OpenRouteId,
  readStartUp,
  routeTable,
  type StorageHost,
} from '@amswap/app';
import { createToasts } from '@amswap/ui';
import { i18n } from '../../.storybook/catalogues.ts';

const nothing = (): void => {};

/** A browser's storage that begins empty with every story. */
function emptyStorage(): StorageHost {
  const entries = new Map<string, string>();
  return {
    localStorage: {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, text) => void entries.set(key, text),
      removeItem: (key) => void entries.delete(key),
    },
    addEventListener: nothing,
  };
}

/** The preview has put the texts of its language in already; another one that a story chooses is loaded as in the product. */
function storyLocale(entries: ReturnType<typeof openEntryStore>) {
  const shown = isLocale(i18n.locale) ? i18n.locale : 'en';
  return createLocaleStore({
    entries,
    translator: i18n,
    load: async (locale, part) => (locale === shown ? {} : loadCatalogue(locale, part)),
    englishCore: {},
    byBrowser: shown,
    markDocument: (locale) => {
      document.documentElement.lang = locale;
    },
  });
}

/** A storage of the browser that begins empty and ends with the story. */
export const emptyEntries = (): AppServices['entries'] => openEntryStore(emptyStorage());

/** A chain that is as its config says. */
const fineCheck: AppServices['check'] = {
  read: () => ({ kind: 'fine' }),
  follow: () => nothing,
  ask: async () => ({ kind: 'fine' }),
};

/** What a page is put together from. */
export interface PageParts extends Pick<AppServices, 'clock' | 'entries' | 'chain'> {
  /** What the chain said to the config; fine unless given. */
  readonly check?: AppServices['check'] | undefined;
  readonly route: OpenRouteId;
  /** Behind the route, with its question mark. */
  readonly search?: string | undefined;
  /** The address that the page was opened with, for what start-up reads of it. */
  readonly address?: string | undefined;
  readonly framed?: boolean | undefined;
}

/** The app put together, and where it is: plays ask here, and know nothing of the router. */
export interface AssembledPage extends AppProps, Pick<AppServices, 'entries' | 'log'> {
  readonly path: () => string;
  readonly query: () => unknown;
  readonly goTo: (route: OpenRouteId) => Promise<void>;
  /** One step back in the history, as the browser's own button makes it. */
  readonly back: () => void;
}

/** Puts the real app together with a store, a history and services of its own. Its code is here when this resolves. */
export async function assemblePage(parts: PageParts): Promise<AssembledPage> {
  const { clock, entries, chain, route, search = '', framed = false } = parts;
  const locale = storyLocale(entries);
  await locale.start();
  const history = createMemoryHistory({ initialEntries: [`${routeTable[route].path}${search}`] });
  const navigation = createNavigation({
    address: {
      read: () => history.location.href,
      createHref: (href) => history.createHref(href),
      follow: (changed) => history.subscribe(changed),
    },
    openRouter: async () => openRouter({ loadTexts: locale.rest }, history),
    clock,
    afterFailure: async () => undefined,
  });
  const root = { setAttribute: nothing, removeAttribute: nothing };
  const log = createPageLog(clock);
  const store = createAppStore({
    clock,
    entries,
    session: createSessionStore(entries, () => 'story'),
    locale,
    theme: createThemeStore(entries, {
      root,
      paintBar: nothing,
      systemDark: matchMedia('(prefers-color-scheme: dark)'),
      dispatchEvent: () => true,
    }),
    navigation,
    newVersion: createNewVersion(),
    log,
    toasts: createToasts(clock),
    startUp: readStartUp(parts.address ?? 'https://amswap.test.example/'),
    chain,
    check: parts.check ?? fineCheck,
    framed,
  });
  // A story is about the page, not about its way through the network.
  await Promise.all([navigation.settled(), loadBehindPaint()]);
  return {
    store,
    entries,
    log,
    path: () => navigation.place().path,
    query: () => navigation.place().search,
    back: () => history.back(),
    async goTo(to) {
      navigation.go(to);
      await navigation.settled();
    },
  };
}
