import type { Page } from '@playwright/test';
import { anvilChainId } from '@amswap/values';
import { shippedWorld } from '@amswap/world/shipped';
import { prepareAccounts } from './accountsServer.ts';
import { accountChip, connectWallet, header, openApp } from './screens/shell.ts';
import { expect, test, withHost } from './test.ts';

const bound = (page: Page) => page.getByRole('region', { name: 'Bound account' });

/** What this browser keeps of the session. */
const session = (page: Page) => page.evaluate(() => localStorage.getItem('am-local') ?? '');

const tokenOf = (text: string): string | null =>
  (JSON.parse(text) as { user: { token: string | null } }).user.token;

test.describe('binding', () => {
  test('by the wallet and a password: kept through a reload, revoked by signing out', async ({
    page,
    chain,
    watch,
  }) => {
    const { member } = chain.world.accounts;
    const { wallet } = await chain.injectWallet(page, { accounts: [member] });
    const accounts = await prepareAccounts(anvilChainId, 'Ada', 'a long password');
    const deployment = JSON.stringify({ ...JSON.parse(chain.deployment), ...accounts.config });
    await withHost({ deployment }, async (host) => {
      await accounts.serve(new URL(host.url).origin);
      await openApp(page, host, '/pages/bindOrRegister/bindOrRegister');
      await page.getByRole('link', { name: /Bind an account/ }).click();
      await connectWallet(page);
      await expect(page.getByText(new URL(accounts.url).host)).toBeVisible();
      expect(wallet.count('personal_sign')).toBe(0);
      await page.getByLabel('Account', { exact: true }).fill('ada');
      await page.getByLabel('Password', { exact: true }).fill('a long password');
      await page.getByRole('button', { name: 'Sign in and bind' }).click();
      await expect(bound(page)).toContainText('Ada');
      await expect.poll(() => watch.toasts).toContain('Binding successful');
      await expect(bound(page)).toContainText('help@amswap.test.example');
      const token = tokenOf(await session(page));
      expect(token).toMatch(/^[\w-]{43}$/);

      await page.reload();
      await expect(bound(page)).toContainText('Ada');
      expect(wallet.count('personal_sign')).toBe(1);

      const path = `${accounts.url}/api/bindings/${member.address}`;
      const ask = () => fetch(path, { headers: { authorization: `Bearer ${token}` } });
      expect((await ask()).status).toBe(200);
      await accountChip(page, member.address).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect.poll(async () => tokenOf(await session(page))).toBeNull();
      await expect.poll(async () => (await ask()).status).toBe(401);
      // Its page must not outlive the servers that it asks.
      await page.goto('about:blank');
    });
    await accounts.stop();
  });

  test('in the tour: only the demo account, inside the page, kept through a reload', async ({
    page,
    tourHost,
  }) => {
    await openApp(page, tourHost, '/pages/bind/bind');
    await header(page).getByRole('button', { name: 'Connect wallet' }).click();
    const picker = page.getByRole('dialog', { name: 'Connect a wallet' });
    await picker.getByRole('listitem').getByRole('button').click();
    const approve = page.getByRole('button', { name: 'Approve' });
    await approve.click();
    await expect(accountChip(page, shippedWorld.accounts.member.address)).toBeVisible();
    await page.getByRole('button', { name: 'Fill in the demo account' }).click();
    const asked = tourHost.requests.length;
    await page.getByRole('button', { name: 'Sign in and bind' }).click();
    await approve.click();
    await expect(bound(page)).toContainText('demo');
    expect(tourHost.requests.slice(asked).filter((path) => path.includes('/api/'))).toEqual([]);
    await page.reload();
    await expect(bound(page)).toContainText('demo');
  });
});
