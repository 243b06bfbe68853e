import { browserClock, createToasts } from '@amswap/ui';
import { i18n } from '@lingui/core';
import { createRoot } from 'react-dom/client';
import { messages as englishCore } from '../locales/en/core.po';
import { loadCatalogue } from '../locales/loadCatalogue.ts';
import { createNavigation } from '../routes/Navigation.ts';
import { browserRelease, reloadForNewRelease } from '../routes/newRelease.ts';
import { windowAddress } from '../routes/RouteAddress.ts';
import { App } from './App.tsx';
import { loadBehindPaint } from './behindPaintParts.ts';
import type { AppServices } from './AppServices.ts';
import { createChainStart } from './ChainState.ts';
import { createDeploymentCheck } from './deploymentCheck.ts';
import { openEntryStore } from './entryStore.ts';
import { inForeignFrame } from './foreignFrame.ts';
import { startLocale } from './locale.ts';
import { createLocaleStore } from './localeStore.ts';
import { createNewVersion } from './newVersion.ts';
import { createPageLog, keepUncaught, silenceConsole } from './pageLog.ts';
import { randomId } from './randomId.ts';
import { createAppStore } from './serviceAtoms.ts';
import { createSessionStore } from './sessionStore.ts';
import { readStartUp } from './startUp.ts';
import { createThemeStore, pageThemeHost } from './themeStore.ts';

/** How long the first render lets the question to the chain, or the tour's worker, go first, at most: milliseconds. */
const questionFirstMs = 300;
/** How long after the first figures what can wait is asked for, if nothing wanted it before: milliseconds. */
const behindFiguresMs = 3_000;
/** When it is asked for where no figures came, or the page shows none: milliseconds after the chain is open. */
const withoutFiguresMs = 20_000;

/** What waits until home has its figures: the network belongs to them. A chain that fails at once is looked into at once. */
function askBehindFigures(
  { chain, clock, navigation, check }: Pick<AppServices, 'chain' | 'clock' | 'navigation' | 'check'>,
  openShell: () => void,
): void {
  const later = (ms: number) =>
    clock.after(ms, () => {
      navigation.prefetch();
      void check.ask();
      openShell();
    });
  const stop = chain.follow(() => {
    stop();
    const opened = chain.read();
    const cancel = later(opened.state === 'configured' ? withoutFiguresMs : behindFiguresMs);
    if (opened.state !== 'configured') return;
    let looked = false;
    const stopStatus = opened.reader.onStatus(({ state }) => {
      if (state !== 'live') {
        if (!looked) void check.ask();
        looked = true;
        return;
      }
      stopStatus();
      cancel();
      later(behindFiguresMs);
    });
  });
}

/**
 * Resolves when the first question to the chain is on its way, or the tour's worker, or either was waited for long enough.
 * React's first render would hold them up; the static shell stands on the screen meanwhile.
 */
function questionSent(
  chain: AppServices['chain'],
  clock: AppServices['clock'],
  tourStarted: Promise<void>,
): Promise<void> {
  const sent = new Promise<void>((done) => {
    // The question goes out at the end of the tick in which the chain opens.
    const opened = () => clock.after(0, done);
    if (chain.read().state === 'starting') chain.follow(opened);
    else opened();
    clock.after(questionFirstMs, done);
  });
  return Promise.race([sent, tourStarted]);
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
  const session = createSessionStore(entries, randomId);
  let started = (): void => {};
  const tourStarted = new Promise<void>((resolve) => {
    started = resolve;
  });
  const chain = createChainStart(async () => {
    const { keepReferrer, openChain, revokeLeftTokens, showMotion } = await loadBehindPaint();
    revokeLeftTokens(session, async (token) => {
      const { revokeToken } = await import('../features/bind/revokeToken.ts');
      await revokeToken({ chain, clock }, token);
    });
    keepReferrer(entries, startUp);
    showMotion(entries, page.document.documentElement);
    return openChain({ page, clock, entries, session, started });
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
  const newVersion = createNewVersion();
  const openShell = (): void => {
    // While developing, the server's files are not to be kept.
    if (!import.meta.env.PROD) return;
    import('../offline/openOfflineShell.ts')
      .then(({ openOfflineShell }) => openOfflineShell({ page, clock, newVersion, theme }))
      .catch((error: unknown) => log.write('warn', error));
  };
  askBehindFigures({ chain, clock, navigation, check }, openShell);

  const store = createAppStore({
    clock,
    entries,
    session,
    locale,
    theme,
    navigation,
    newVersion,
    log,
    toasts: createToasts(clock),
    startUp,
    chain,
    check,
    framed: inForeignFrame(page),
  });
  // Where that code does not come, the chain's start says so.
  loadBehindPaint().then(
    ({ askHomeEarly }) => askHomeEarly({ store, navigation, clock }),
    () => undefined,
  );
  if (navigation.place().id === 'home') await questionSent(chain, clock, tourStarted);
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no place for the app');
  createRoot(root).render(<App store={store} />);
}
