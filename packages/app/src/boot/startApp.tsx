import { browserClock, createToasts } from '@amswap/ui';
import type { Clock } from '@amswap/values';
import { i18n } from '@lingui/core';
import { createRoot } from 'react-dom/client';
import { messages as englishCore } from '../locales/en/core.po';
import { loadCatalogue } from '../locales/loadCatalogue.ts';
import { createNavigation, type Navigation } from '../routes/Navigation.ts';
import { browserRelease, reloadForNewRelease } from '../routes/newRelease.ts';
import { windowAddress } from '../routes/RouteAddress.ts';
import { App } from './App.tsx';
import { loadBehindPaint } from './behindPaintParts.ts';
import { type ChainStart, createChainStart } from './ChainState.ts';
import { createDeploymentCheck, type DeploymentCheck } from './deploymentCheck.ts';
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

/** How long after the chain is open what can wait is asked for, if nothing wanted it before: milliseconds. */
const behindFiguresMs = 3_000;

/** What waits until home has its figures: the network belongs to them. A chain that fails at once is looked into at once. */
function askBehindFigures(
  chain: ChainStart,
  clock: Clock,
  { prefetch }: Navigation,
  { ask }: DeploymentCheck,
): void {
  const stop = chain.follow(() => {
    stop();
    clock.after(behindFiguresMs, () => {
      prefetch();
      void ask();
    });
    const opened = chain.read();
    if (opened.state !== 'configured') return;
    const stopStatus = opened.reader.onStatus(({ state }) => {
      stopStatus();
      if (state !== 'live') void ask();
    });
  });
}

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
  const chain = createChainStart(async () => {
    const { keepReferrer, openChain } = await loadBehindPaint();
    keepReferrer(entries, startUp);
    return openChain(page, clock, entries);
  });
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

  const navigation = createNavigation({
    address: windowAddress(page),
    openRouter: async () => {
      const { openRouter } = await import('../routes/openRouter.tsx');
      return openRouter({ loadTexts: locale.rest });
    },
    clock,
    afterFailure: () => reloadForNewRelease(browserRelease(page)),
  });
  const check = createDeploymentCheck({
    chain: chain.read,
    verify: async (opened) => (await import('./verifyChain.ts')).verifyChain(opened),
    failed: (error) => log.write('error', error),
  });
  askBehindFigures(chain, clock, navigation, check);

  const store = createAppStore({
    clock,
    entries,
    session: createSessionStore(entries, randomId),
    locale,
    theme,
    navigation,
    log,
    toasts: createToasts(clock),
    startUp,
    chain,
    check,
    framed: inForeignFrame(page),
  });
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no place for the app');
  createRoot(root).render(<App store={store} />);
}
