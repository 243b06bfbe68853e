import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { luckyPool, ownPower } from './screens/home.ts';
import { specifiedPaths as paths } from './screens/paths.ts';
import { connectWallet, followMenu, header, openApp } from './screens/shell.ts';
import { openPlan, planSheet, powerField } from './screens/synthesis.ts';
import { expect, test, withHost } from './test.ts';

const homePath = '/pages/index/index';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The title of the page that is shown, which is a page and not the notice that there is none. */
async function titleShown(page: Page): Promise<string> {
  await expect(title(page)).toBeVisible();
  const text = await title(page).innerText();
  expect(text).not.toMatch(/not found|broke/i);
  return text;
}

/** A step along a plain link. */
const stepTo = (page: Page, path: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, path);

test.describe('Back', () => {
  test('closes the menu and a plan with the page they were opened on', async ({ page, chain, chainHost }) => {
    await chain.injectWallet(page, { accounts: [chain.world.accounts.member] });
    await openApp(page, chainHost);
    await connectWallet(page);
    await followMenu(page, 'X');
    await openPlan(page, 40, 'Authorise exactly 16 X');
    await page.goBack();
    await expect(planSheet(page, 40)).toBeHidden();
    await expect(luckyPool(page)).toBeVisible();
    await page.goForward();
    await expect(powerField(page)).toBeVisible();
    await header(page).getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'AMSWAP' });
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(luckyPool(page)).toBeVisible();
    // What is not over a page is not hidden from a screen reader either.
    await expect(header(page).getByRole('button', { name: 'Menu' })).toBeVisible();
  });
});

test.describe('addresses', () => {
  test('an unknown one is a page of its own, with the way home', async ({ page, chainHost }) => {
    await openApp(page, chainHost, '/pages/index/nowhere');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('/pages/index/nowhere')).toBeVisible();
    await page.getByRole('link', { name: 'Go to home' }).click();
    await expect(luckyPool(page)).toContainText('ACB');
  });

  // Three tests, so that they can run beside each other.
  for (const third of [0, 1, 2])
    test(`each of the specification opens directly and after a reload, a query before and behind the hash: ${third + 1} of 3`, async ({
      page,
      chainHost,
    }) => {
      for (const path of paths.filter((_, at) => at % 3 === third))
        await test.step(path, async () => {
          const address = `${chainHost.url}?utm=a%20b#${path}?keep=%2F1`;
          await page.goto('about:blank');
          await page.goto(address);
          const opened = await titleShown(page);
          expect(page.url()).toBe(address);
          await page.reload();
          await expect(title(page)).toHaveText(opened);
          expect(page.url()).toBe(address);
        });
    });

  test('each opens by a link, by back and by forward, from home and back to it', async ({
    page,
    chainHost,
  }) => {
    await openApp(page, chainHost, '/pages/index/index');
    await expect(luckyPool(page)).toContainText('ACB');
    const isAt = async (path: string) => {
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${path}`);
      await titleShown(page);
    };
    for (const path of paths)
      await test.step(path, async () => {
        await stepTo(page, path);
        await isAt(path);
      });
    for (const path of paths.toReversed().slice(1)) {
      await page.goBack();
      await isAt(path);
    }
    await page.goBack();
    await expect(luckyPool(page)).toContainText('ACB');
    for (const path of paths.slice(0, 3)) {
      await page.goForward();
      await isAt(path);
    }
  });

  test('the menu of a phone leads to each synthesis page', async ({ page, chainHost }) => {
    await openApp(page, chainHost);
    await expect(luckyPool(page)).toContainText('ACB');
    await followMenu(page, 'LBT');
    await expect(page.getByRole('tab', { name: 'LBT' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  /**
   * Goes wherever the menu and the links of pages lead, from home, by clicks alone.
   * @param wanted it stops as soon as it came to all of these
   * @returns the paths it came to
   */
  async function wander(page: Page, wanted: readonly string[]): Promise<ReadonlySet<string>> {
    const reached = new Set<string>();
    const more = (path: string): boolean => !reached.has(path) && wanted.some((each) => !reached.has(each));
    const menu = page.getByRole('dialog', { name: 'AMSWAP' });
    const hashPath = () => new URL(page.url()).hash.slice(1).split('?')[0] ?? '';

    /** Paths that the links below lead to, each once, and not yet reached. */
    const newPaths = async (below: Locator): Promise<readonly string[]> => {
      const hrefs = await below
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const found = hrefs.flatMap((href) => /#(\/pages\/[^?]*)/.exec(href)?.[1] ?? []);
      return [...new Set(found)].filter((path) => !reached.has(path));
    };
    /** Whether it was still there: a link to one's records goes when it is read that there are none. */
    const follow = async (below: Locator, path: string): Promise<boolean> => {
      const link = below.locator(`a[href*="#${path}"]`).first();
      try {
        await link.click({ timeout: 10_000 });
      } catch {
        await expect(link).toHaveCount(0);
        return false;
      }
      await expect.poll(hashPath).toBe(path);
      if (path !== homePath) await titleShown(page);
      reached.add(path);
      return true;
    };
    /** Follows every link of the page that leads somewhere new, and what stands there, and comes back. */
    const explore = async (): Promise<void> => {
      const from = hashPath();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      for (const path of await newPaths(page.getByRole('main'))) {
        if (!more(path)) continue;
        if (!(await follow(page.getByRole('main'), path))) continue;
        await explore();
        await page.goBack();
        await expect.poll(hashPath).toBe(from);
      }
    };
    reached.add(homePath);
    await header(page).getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    const entries = await newPaths(menu);
    await page.keyboard.press('Escape');
    for (const path of entries) {
      if (!more(path)) continue;
      await header(page).getByRole('button', { name: 'Menu' }).click();
      await follow(menu, path);
      await expect(menu).toBeHidden();
      await explore();
    }
    return reached;
  }

  test('each can be reached from home by clicks alone, by a member or by somebody new', async ({
    page,
    browser,
    chain,
    chainHost,
  }) => {
    const { member, buyer } = chain.world.accounts;
    await chain.injectWallet(page, { accounts: [member] });
    await openApp(page, chainHost);
    await connectWallet(page);
    await expect(ownPower(page)).toBeVisible();
    const reached = await wander(page, paths);
    const missing = paths.filter((path) => !reached.has(path));
    const another = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const other = await another.newPage();
    await chain.injectWallet(other, { accounts: [buyer] });
    await openApp(other, chainHost);
    await connectWallet(other);
    const byNewcomer = await wander(other, missing);
    await another.close();
    expect(missing.filter((path) => !byNewcomer.has(path))).toEqual([]);
  });

  const scrolled = (page: Page) => page.evaluate(() => scrollY);

  /** Keeps the router's code from coming until what this returns is called. */
  async function holdRouter(page: Page): Promise<() => void> {
    let release = (): void => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/assets\/openRouter/, async (route) => {
      await held;
      await route.continue();
    });
    return () => release();
  }

  test('home stays as it was drawn until the first step away, and comes back where it was left', async ({
    page,
    chain,
    chainHost,
  }) => {
    const release = await holdRouter(page);
    await chain.injectWallet(page, { accounts: [chain.world.accounts.member] });
    await openApp(page, chainHost);
    await connectWallet(page);
    await expect(luckyPool(page)).toContainText('ACB');
    const home = await luckyPool(page).elementHandle();
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => scrolled(page)).toBe(300);
    // The router's code comes behind the figures, here later than the scrolling, and draws nothing by itself.
    const router = page.waitForResponse(/assets\/openRouter/);
    release();
    await router;
    expect(await home?.evaluate((element) => element.isConnected)).toBe(true);
    await ownPower(page).getByRole('button', { name: 'Synthesise' }).click();
    await expect(powerField(page)).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
    // Where a page was left outlives a reload of the next one.
    await page.reload();
    await expect(powerField(page)).toBeVisible();
    await page.goBack();
    await expect(luckyPool(page)).toContainText('ACB');
    await expect.poll(() => scrolled(page)).toBe(300);
    // And the same from home that the router drew, along a plain link.
    await page.evaluate(() => scrollTo(0, 200));
    await expect.poll(() => scrolled(page)).toBe(200);
    await stepTo(page, '/pages/index/miningX');
    await expect(powerField(page)).toBeVisible();
    await page.goBack();
    await expect(luckyPool(page)).toContainText('ACB');
    await expect.poll(() => scrolled(page)).toBe(200);
  });

  test('home that was left along a plain link before the router came is found where it was left', async ({
    page,
    chainHost,
  }) => {
    const release = await holdRouter(page);
    await openApp(page, chainHost);
    await expect(luckyPool(page)).toContainText('ACB');
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => scrolled(page)).toBe(300);
    await stepTo(page, '/pages/index/miningX');
    release();
    await expect(powerField(page)).toBeVisible();
    await page.goBack();
    await expect(luckyPool(page)).toContainText('ACB');
    await expect.poll(() => scrolled(page)).toBe(300);
  });
});

interface ReferralRow {
  readonly id: string;
  readonly why: string;
  readonly url: string;
  readonly self: string | null;
  readonly expected: {
    readonly ref: string;
    readonly cleaned: string;
    readonly cleanedAlso?: readonly string[];
  };
}

const inputs = process.env['INPUTS_DIR'] ?? resolve(import.meta.dirname, '../inputs');
const { cases } = JSON.parse(readFileSync(resolve(inputs, 'referrals.json'), 'utf8')) as {
  readonly cases: readonly ReferralRow[];
};

test('the address at the start, every row of inputs/referrals.json: cleaned without a reload, its ref kept', async ({
  page,
  chain,
}) => {
  const folderOf = ({ url }: ReferralRow): string => new URL(url).pathname.replace(/[^/]*$/, '');
  for (const folder of new Set(cases.map(folderOf)))
    await withHost({ folder, deployment: chain.deployment }, async (host) => {
      const hosted = (address: string) =>
        address.replace(/^https:\/\/app\.example\//, new URL('/', host.url).href);
      for (const { id, why, url, self, expected } of cases.filter((row) => folderOf(row) === folder))
        await test.step(`${id} ${why}`, async () => {
          await page.goto('about:blank');
          const before = host.requests.length;
          await page.goto(hosted(url));
          await expect(page.getByRole('banner')).toContainText('AMSWAP');
          await expect(page.getByRole('button', { name: 'Connect wallet' }).first()).toBeVisible();
          const accepted = [expected.cleaned, ...(expected.cleanedAlso ?? [])].map(hosted);
          await expect.poll(() => accepted.includes(page.url())).toBe(true);
          const asked = host.requests.slice(before).filter((path) => path === '' || path === 'index.html');
          expect(asked).toHaveLength(1);
          // Nobody is connected here, so that one's own link is like any other.
          if (self === null) {
            const kept = await page.evaluate(() => localStorage.getItem('amswap:1:ref') ?? '');
            expect(kept).toBe(expected.ref);
          }
          await page.evaluate(() => localStorage.clear());
        });
    });
});
