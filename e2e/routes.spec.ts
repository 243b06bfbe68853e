import { luckyPool } from './screens/home.ts';
import { followMenu, openApp } from './screens/shell.ts';
import { powerField } from './screens/synthesis.ts';
import { expect, test } from './test.ts';

test.describe('addresses', () => {
  test('an unknown one is a page of its own, with the way home', async ({ page, chainHost }) => {
    await openApp(page, chainHost, '/pages/index/nowhere');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('/pages/index/nowhere')).toBeVisible();
    await page.getByRole('link', { name: 'Go to home' }).click();
    await expect(luckyPool(page)).toContainText('ACB');
  });

  test('the alias of home is home; a deep link opens its page; back and forward go between them', async ({
    page,
    chainHost,
  }) => {
    await openApp(page, chainHost, '/pages/index/index');
    await expect(luckyPool(page)).toContainText('ACB');
    await openApp(page, chainHost, '/pages/index/miningWxb');
    await expect(page.getByRole('tab', { name: 'WXB' })).toHaveAttribute('aria-selected', 'true');
    await expect(powerField(page)).toBeVisible();
    await page.goBack();
    await expect(luckyPool(page)).toBeVisible();
    await page.goForward();
    await expect(powerField(page)).toBeVisible();
  });

  test('a referral link leaves the address without its ref, and everything else as it was', async ({
    page,
    chain,
    chainHost,
  }) => {
    const { address } = chain.world.accounts.founder;
    await page.goto(`${chainHost.url}?utm=a%20b&ref=${address}#/pages/index/miningX?keep=%2F1`);
    await expect(powerField(page)).toBeVisible();
    expect(page.url()).toBe(`${chainHost.url}?utm=a%20b#/pages/index/miningX?keep=%2F1`);
  });

  test('the menu of a phone leads to each synthesis page', async ({ page, chainHost }) => {
    await openApp(page, chainHost);
    await expect(luckyPool(page)).toContainText('ACB');
    await followMenu(page, 'LBT');
    await expect(page.getByRole('tab', { name: 'LBT' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
