import type { Locator, Page } from '@playwright/test';
import { luckyPool } from './screens/home.ts';
import { connectWallet, header, openApp } from './screens/shell.ts';
import { actCard, planSheet, powerField } from './screens/synthesis.ts';
import { expect, test } from './test.ts';
import { forgiveMissingFiles } from './watchContext.ts';

/** The colour behind everything. */
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Marks the document: a reload would lose the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { amswapTestMark: true }));
const isMarked = (page: Page) => page.evaluate(() => 'amswapTestMark' in window);

test.describe('themes', () => {
  test('follow the system from the first paint, before any script, and while it changes', async ({
    page,
    chainHost,
  }) => {
    // Without its scripts the page is what its first paint is.
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.emulateMedia({ colorScheme: 'dark' });
    await openApp(page, chainHost);
    await expect(header(page)).toContainText('AMSWAP');
    const dark = await background(page);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await background(page);
    expect(dark).not.toBe(light);
    await page.unroute('**/*.js');
    await page.reload();
    await expect(luckyPool(page)).toContainText('ACB');
    expect(await background(page)).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background(page)).toBe(dark);
  });

  test('can be set, last over a reload, and a change is broadcast', async ({ page, chainHost }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openApp(page, chainHost, '/pages/settings/settings');
    const light = await background(page);
    const told = await page.evaluateHandle(() => {
      const themes: unknown[] = [];
      addEventListener('theme-change', (event) => themes.push((event as CustomEvent).detail));
      return themes;
    });
    await page.getByRole('tab', { name: 'Dark' }).click();
    await expect.poll(() => background(page)).not.toBe(light);
    expect(await told.jsonValue()).toEqual(['dark']);
    const dark = await background(page);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Dark' })).toHaveAttribute('aria-selected', 'true');
    expect(await background(page)).toBe(dark);
  });
});

test.describe('languages', () => {
  test('switch to both kinds of Chinese and back without a reload, and last over one', async ({
    page,
    chainHost,
  }) => {
    await openApp(page, chainHost, '/pages/settings/settings');
    await mark(page);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('简体中文');
    await expect(page.getByRole('heading', { name: '设置' })).toBeVisible();
    await expect(page.getByRole('document')).toHaveAttribute('lang', 'zh-Hans');
    await page.getByRole('combobox', { name: '语言' }).selectOption('繁體中文');
    await expect(page.getByRole('heading', { name: '設定' })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: '設定' })).toBeVisible();
    await page.getByRole('combobox', { name: '語言' }).selectOption('English');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  });
});

test.describe('a browser in Taiwan', () => {
  test.use({ locale: 'zh-TW' });
  test('begins in traditional Chinese, figures and all', async ({ page, chainHost }) => {
    await openApp(page, chainHost);
    await expect(page.getByRole('region', { name: '幸運獎池' })).toContainText('ACB');
    await expect(header(page).getByRole('button', { name: '連接錢包' })).toBeVisible();
  });
});

test.describe('the width', () => {
  test('scales everything from a phone of 375 up to a device of 960, and no further', async ({
    page,
    chainHost,
  }) => {
    await openApp(page, chainHost, '/pages/settings/settings');
    const rem = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    const at = async (width: number): Promise<number> => {
      await page.setViewportSize({ width, height: 800 });
      return rem();
    };
    expect(await at(375)).toBeCloseTo(16, 3);
    expect(await at(320)).toBeLessThan(16);
    expect(await at(960)).toBeGreaterThan(19);
    expect(await at(961)).toBeCloseTo(16, 3);
    expect(await at(1_600)).toBeCloseTo(16, 3);
  });
});

test.describe('the keyboard on the screen', () => {
  /** Whether what is seen in the middle of a field is the field: nothing lies over it, and it is within the window. */
  const isUncovered = (field: Locator) =>
    field.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return top >= 0 && top + height <= innerHeight && seen === node;
    });

  test('takes its height from the page, and the field one types in stays in sight', async ({
    page,
    chain,
    chainHost,
  }) => {
    await chain.injectWallet(page, { accounts: [chain.world.accounts.member] });
    await openApp(page, chainHost, '/pages/index/miningX');
    await connectWallet(page);
    await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
      'content',
      /interactive-widget=resizes-content/,
    );
    // What a phone of 844 has left above its keyboard.
    await page.setViewportSize({ width: 390, height: 430 });
    await powerField(page).tap();
    await powerField(page).fill('40');
    expect(await isUncovered(powerField(page))).toBe(true);
    await actCard(page).getByRole('button', { name: 'Authorise exactly' }).tap();
    const plan = planSheet(page, 40);
    // The plan scrolls between its headline and its answers, which are in sight.
    await expect(plan.getByRole('heading', { name: 'Synthesise 40 power' })).toBeInViewport({ ratio: 1 });
    await expect(plan.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
    await plan.getByRole('button', { name: 'Cancel' }).tap();
    await page.goto(`${chainHost.url}#/pages/index/query`);
    const address = page.getByRole('textbox', { name: 'Wallet address' });
    await address.tap();
    await address.fill('0x12');
    expect(await isUncovered(address)).toBe(true);
  });
});

test.describe('a browser in Taiwan whose catalogue does not come', () => {
  test.use({ locale: 'zh-TW' });
  test('reads English with a hint, and Chinese once it can be had', async ({ page, chainHost, watch }) => {
    const catalogues = /assets\/core-/;
    await page.route(catalogues, (route) => route.abort());
    await openApp(page, chainHost);
    await expect(page.getByText(/^繁體中文 could not be loaded/)).toBeVisible();
    await expect(luckyPool(page)).toContainText('ACB');
    await expect(page.getByRole('document')).toHaveAttribute('lang', 'en');
    await page.unroute(catalogues);
    await page.reload();
    await expect(header(page).getByRole('button', { name: '連接錢包' })).toBeVisible();
    await expect(page.getByRole('document')).toHaveAttribute('lang', 'zh-Hant');
    forgiveMissingFiles(watch);
  });
});

for (const [locale, ok] of [
  ['es-MX', 'Aceptar'],
  ['fr-CA', 'OK'],
] as const)
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });
    test('reads English, and the generic texts in its own language', async ({ page, chainHost }) => {
      await openApp(page, chainHost, '/pages/settings/settings');
      await page.getByRole('button', { name: 'Read again' }).click();
      const risks = page.getByRole('dialog', { name: 'The risks' });
      await risks.getByRole('button', { name: ok, exact: true }).click();
      await expect(risks).toBeHidden();
    });
  });
