import { connectWallet, openApp } from './screens/shell.ts';
import { confirmTrade, openTrade } from './screens/trades.ts';
import { expect, test } from './test.ts';

const unit = 10n ** 18n;

test('a seller lists, a buyer buys from the queue, the seller is paid, sees it, and takes the rest out', async ({
  page,
  browser,
  chain,
  chainHost,
  watch,
}) => {
  const { facts, world } = chain;
  const { member: seller, buyer } = world.accounts;
  await chain.injectWallet(page, { accounts: [seller] });
  const begun = await facts.balances(seller.address);

  await openApp(page, chainHost, '/pages/index/exchangeMV?side=list');
  await connectWallet(page);
  const listing = await openTrade(page, {
    field: 'MV to list',
    amount: '25',
    button: 'Authorise exactly 25 MV',
    plan: 'List 25 MV for sale',
  });
  await confirmTrade(page, listing, 'first');
  await expect.poll(() => watch.toasts).toEqual(['Authorization successful', 'MV listed for sale']);
  await page.getByRole('link', { name: 'See the ranking and my orders' }).click();
  const table = page.getByRole('table', { name: 'MV sale ranking' });
  await expect(table.getByRole('row').nth(1)).toContainText('you');
  await page.getByRole('tab', { name: /^My orders/ }).click();
  const first = page.getByRole('region', { name: 'Your order #1', exact: true });
  await expect(first).toContainText(/Ahead of you\s?0 MV/);

  // Another person, in another browser.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const shop = await context.newPage();
  await chain.injectWallet(shop, { accounts: [buyer] });
  await openApp(shop, chainHost, '/pages/index/exchangeMV');
  await connectWallet(shop);
  const purchase = await openTrade(shop, {
    field: 'MV to buy',
    amount: '40',
    button: 'Authorise exactly 20 USDT',
    plan: 'Buy 40 MV',
  });
  await confirmTrade(shop, purchase, 'first');
  await expect.poll(async () => (await facts.balances(buyer.address)).MV).toBe(40n * unit);
  await context.close();

  // Paid at once, and the seller's screen says what happened.
  expect((await facts.balances(seller.address)).USDT).toBe(begun.USDT + 20n * unit);
  await expect(page.getByText(/40 MV was sold, for 20 USDT/)).toBeVisible();

  const listed = page.getByRole('button', { name: 'Take out 25 MV' });
  await listed.click();
  const takeOut = page.getByRole('dialog', { name: /^Take out order no\. \d+$/ });
  await confirmTrade(page, takeOut, 'read');
  await expect.poll(() => watch.toasts.at(-1)).toBe('MV take out');
  await expect(listed).toBeHidden();
  expect((await facts.balances(seller.address)).MV).toBe(begun.MV);
});

test('a place deep in the queue stands in the address, and the way back leads to it', async ({
  page,
  tourHost,
}) => {
  await openApp(page, tourHost, '/pages/index/salelist?row=5');
  await expect(page.getByText('Guest tour: a chain inside this page, no real money.')).toBeVisible();
  const table = page.getByRole('table', { name: 'MV sale ranking' });
  // The chain starts in the page.
  await expect(table.getByRole('row').nth(1)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'List MV for sale' }).click();
  await expect(page.getByRole('textbox', { name: 'MV to list' })).toBeVisible();
  await page.goBack();
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll('[role="table"] *').length)).toBeLessThanOrEqual(
    350,
  );
});
