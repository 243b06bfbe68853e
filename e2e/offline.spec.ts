import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtApp } from './buildApp.ts';
import { luckyPool } from './screens/home.ts';
import { header, openApp } from './screens/shell.ts';
import { openTour } from './screens/tour.ts';
import type { StaticHost } from './staticHost.ts';
import { expect, test } from './test.ts';
import { forgiveMissingFiles } from './watchContext.ts';

test.use({ serviceWorkers: 'allow' });

const built = (name: string): string => readFileSync(join(builtApp, name), 'utf8');

/** Waits until this device keeps the app's files and its service worker answers for the page. */
const untilKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated');

/** Every address that is kept on this device, and what the page's storage of figures says of the node. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url, method }) => `${method} ${url}`);
  });

/** Notes how the root element came from the parser, before any script of the page ran. */
const noteFirstRoot = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const { documentElement: root } = document;
      if (root === null) return;
      Object.assign(window, { amswapTestFirstTheme: root.getAttribute('data-theme') });
      observer.disconnect();
    }).observe(document, { childList: true });
  });
const firstTheme = (page: Page) =>
  page.evaluate(() => (window as unknown as Record<string, unknown>)['amswapTestFirstTheme']);

/** Notes that the page has registered its service worker: the browser may give it one without asking the host. */
const noteRegistered = (page: Page) =>
  page.addInitScript(() => {
    const workers = navigator.serviceWorker;
    const register = workers.register.bind(workers);
    workers.register = async (...terms) => {
      const registration = await register(...terms);
      Object.assign(window, { amswapTestRegistered: true });
      return registration;
    };
  });
/** Whether it has; false while the page is on its way. */
const registered = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => (window as unknown as Record<string, unknown>)['amswapTestRegistered'] === true)
    .catch(() => false);

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

/** Publishes another release: another page, with another entry, and a service worker that says so. */
function publishRelease(host: StaticHost): void {
  const markup = built('index.html');
  const entry = /src="\.\/(assets\/[^"]+\.js)"/.exec(markup)?.[1] ?? '';
  const name = entry.split('/').at(-1) ?? '';
  const page = markup
    .replace(`src="./${entry}"`, 'src="./assets/next.js"')
    .replace('<title>AMSWAP', '<title>AMSWAP next');
  host.replaced.set('assets/next.js', `import './${name}';`);
  host.replaced.set('', page);
  host.replaced.set('sw.js', built('sw.js').replace(/"build":"[^"]+"/, '"build":"next"'));
}

test('starts without a network: the shell, the last figures with their age, the chosen theme from the first frame', async ({
  page,
  context,
  chain,
  chainHost,
  watch,
}) => {
  await noteFirstRoot(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await openApp(page, chainHost);
  await expect(luckyPool(page)).toContainText('ACB');
  const pool = await luckyPool(page)
    .getByText(/^[\d,.]+ ACB$/)
    .first()
    .innerText();
  await untilKept(page);
  await page.evaluate(() => (location.hash = '/pages/settings/settings'));
  await page.getByRole('tab', { name: 'Dark' }).click();
  await page.evaluate(() => (location.hash = '/'));
  await expect(luckyPool(page)).toContainText('ACB');

  chainHost.line = 'down';
  await context.setOffline(true);
  await page.reload();
  await expect(header(page)).toContainText('AMSWAP');
  await expect(luckyPool(page)).toContainText(pool);
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByText(/Figures are from .+ ago\. Nothing can be sent/)).toBeVisible();
  expect(await firstTheme(page)).toBe('dark');

  const kept = await keptAddresses(page);
  expect(kept).toContain(`GET ${chainHost.url}`);
  for (const address of kept) expect(address).toMatch(`GET ${chainHost.url}`);
  expect(kept.join()).not.toContain(new URL(chain.anvil.url).host);

  chainHost.line = 'up';
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toHaveCount(0);
  await expect(page.getByText(/Figures are from/)).toHaveCount(0);
  await expect(luckyPool(page)).toContainText('ACB');
  forgiveMissingFiles(watch);
});

test('the tour starts without a network after one visit, its chain as well', async ({
  page,
  context,
  tourHost,
  watch,
}) => {
  await openTour(page, tourHost);
  await expect(luckyPool(page)).toContainText('ACB');
  await untilKept(page);
  const isWorker = (address: string) => /\/assets\/worker-/.test(address);
  await expect.poll(async () => (await keptAddresses(page)).some(isWorker)).toBe(true);
  tourHost.line = 'down';
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Guest tour: a chain inside this page, no real money.')).toBeVisible();
  await expect(luckyPool(page)).toContainText('ACB');
  await expect(page.getByText('You are offline')).toHaveCount(0);
  forgiveMissingFiles(watch);
});

test('a newer release is offered, taken only when the reader says so, and loaded once', async ({
  page,
  chainHost,
}) => {
  await openApp(page, chainHost);
  await untilKept(page);
  publishRelease(chainHost);
  await page.reload();
  const offer = page.getByText('A new version is here.');
  await expect(offer).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveTitle('AMSWAP');
  const loads = countLoads(page);
  await page.getByRole('button', { name: 'Load it' }).click();
  await expect(page).toHaveTitle('AMSWAP next');
  await expect(luckyPool(page)).toContainText('ACB');
  await expect(offer).toHaveCount(0);
  await untilKept(page);
  expect(loads()).toBe(1);
});

test('a page whose file went away with its release is loaded once as the new one, or asks for a click', async ({
  page,
  context,
  chainHost,
  watch,
}) => {
  await openApp(page, chainHost);
  await untilKept(page);
  // A file that this device has not kept, as those of the first visit's other pages.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/\/assets\/settings-/.test(request.url)) await cache.delete(request);
    }
  });
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  const [file = ''] = /assets\/settings-[^"]*\.js/.exec(built('sw.js')) ?? [];
  expect(file).not.toBe('');
  publishRelease(chainHost);
  chainHost.replaced.set('sw.js', `${chainHost.replaced.get('sw.js')}`.replaceAll(`,"${file}"`, ''));
  chainHost.replaced.set(file, null);
  const loads = countLoads(page);
  await page.evaluate(() => (location.hash = '/pages/settings/settings'));
  await expect(page).toHaveTitle('AMSWAP next', { timeout: 60_000 });
  const notice = page.getByRole('button', {
    name: /The connection timed out, click the screen to try again/,
  });
  await expect(notice).toBeVisible();
  expect(loads()).toBe(1);
  chainHost.replaced.delete(file);
  await notice.click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(loads()).toBe(1);
  forgiveMissingFiles(watch);
});

test('the kill switch takes it all off the device, and the pages come from the host again', async ({
  page,
  chainHost,
}) => {
  await openApp(page, chainHost);
  await untilKept(page);
  chainHost.replaced.set('sw.js', built('sw-off.js'));
  const loads = countLoads(page);
  await noteRegistered(page);
  await page.reload();
  // The kill switch loads the page anew under this question, which is then asked again.
  const cachesNow = () => page.evaluate(() => caches.keys()).catch(() => undefined);
  await expect.poll(cachesNow, { timeout: 60_000 }).toEqual([]);
  await expect(luckyPool(page)).toContainText('ACB');
  // The page asks for its service worker again, which is still the kill switch: it leaves without another reload.
  await expect.poll(async () => loads() === 2 && (await registered(page)), { timeout: 60_000 }).toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  expect(loads()).toBe(2);
});
