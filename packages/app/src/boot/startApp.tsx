import { browserClock, createToasts } from '@amswap/ui';
import { i18n } from '@lingui/core';
import { createRoot } from 'react-dom/client';
import { messages as englishCore } from '../locales/en/core.po';
import { loadCatalogue } from '../locales/loadCatalogue.ts';
import { createRouteHistory } from '../routes/routeHistory.ts';
import { createAppRouter } from '../routes/router.tsx';
import { App } from './App.tsx';
import { loadBehindPaint } from './behindPaintParts.ts';
import { createChainStart } from './ChainState.ts';
import { openEntryStore } from './entryStore.ts';
import { inForeignFrame } from './foreignFrame.ts';
import { startLocale } from './locale.ts';
import { createLocaleStore } from './localeStore.ts';
import { createPageLog, keepUncaught, silenceConsole } from './pageLog.ts';
import { randomId } from './randomId.ts';
import { createAppStore } from './serviceAtoms.ts';
import { createSessionStore } from './sessionStore.ts';
import { readStartUp } from './startUp.ts';
import { createThemeStore, pageThemeHost } from './themeStore.ts';

/** Everything before the first render, in the order that it needs. */
export async function startApp(page: Window): Promise<void> {
  const clock = browserClock;
  const log = createPageLog(clock);
  const silent = import.meta.env.PROD;
  if (silent) silenceConsole(console, log);
  keepUncaught(page, log, silent);

  // The router is made over an address that has no ref in it any more.
  const startUp = readStartUp(page.location.href);
  if (startUp.cleaned !== page.location.href)
    page.history.replaceState(page.history.state, '', startUp.cleaned);

  const entries = openEntryStore(page);
  const chain = createChainStart(async () => (await loadBehindPaint()).openChain(page, clock, entries));
  const theme = createThemeStore(entries, pageThemeHost());
  const locale = createLocaleStore({
    entries,
    translator: i18n,
    load: loadCatalogue,
    englishCore,
    byBrowser: startLocale(navigator),
    markDocument: (shown) => {
      document.documentElement.lang = shown;
    },
  });
  await locale.start();

  const store = createAppStore({
    clock,
    entries,
    session: createSessionStore(entries, randomId),
    locale,
    theme,
    log,
    toasts: createToasts(clock),
    startUp,
    chain,
    framed: inForeignFrame(page),
  });
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no place for the app');
  createRoot(root).render(
    <App store={store} router={createAppRouter(createRouteHistory(page), { loadTexts: locale.rest })} />,
  );
}
