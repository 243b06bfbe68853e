import type { Browser, Page } from '@playwright/test';
import { scaleWorld } from '@amswap/world';
import { shippedWorld } from '@amswap/world/shipped';
import type { LocalChain } from './localChain.ts';
import { refuseTransfers } from './refusingCoin.ts';
import { hearNodeRequests } from './screens/nodeRequests.ts';
import { accountChip, connectWallet, openApp } from './screens/shell.ts';
import { connectTour } from './screens/tour.ts';
import { confirmTrade, openTrade, type Trade } from './screens/trades.ts';
import type { StaticHost } from './staticHost.ts';
import { expect, test } from './test.ts';

const unit = 10n ** 18n;

const fortyMv: Trade = {
  field: 'MV to buy',
  amount: '40',
  button: 'Authorise exactly 20 USDT',
  plan: 'Buy 40 MV',
};

/** The buyer, another person in another browser, looks at the exchange. */
async function inAnotherBrowser(
  browser: Browser,
  chain: LocalChain,
  host: StaticHost,
  act: (shop: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const shop = await context.newPage();
  await chain.injectWallet(shop, { accounts: [chain.world.accounts.buyer] });
  await openApp(shop, host, '/pages/index/exchangeMV');
  await connectWallet(shop);
  await act(shop);
  await context.close();
}

/** What the contract says to a purchase that cannot be filled whole any more. */
const filledBelowMin = /The queue holds less MV than the least you accept\./;

const ranking = (page: Page) => page.getByRole('table', { name: 'MV sale ranking' });

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

  await inAnotherBrowser(browser, chain, chainHost, async (shop) => {
    const purchase = await openTrade(shop, fortyMv);
    await confirmTrade(shop, purchase, 'first');
    await expect.poll(async () => (await facts.balances(buyer.address)).MV).toBe(40n * unit);
  });

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

test('an order is taken out in another tab while it is looked at and bought: both hear it, nothing is paid, and less is bought', async ({
  page,
  context,
  browser,
  chain,
  chainHost,
}) => {
  const { facts, world } = chain;
  const { member: seller, buyer } = world.accounts;
  await chain.injectWallet(page, { accounts: [seller] });
  await openApp(page, chainHost, '/pages/index/salelist?tab=mine');
  await connectWallet(page);
  await expect(page.getByRole('button', { name: 'Take out 480 MV' })).toBeEnabled();

  await inAnotherBrowser(browser, chain, chainHost, async (shop) => {
    // All that is on sale, or nothing.
    const purchase = await openTrade(shop, {
      field: 'MV to buy',
      amount: '4660',
      button: 'Authorise exactly 2,330 USDT',
      plan: 'Buy 4,660 MV',
    });
    const other = await context.newPage();
    await chain.injectWallet(other, { accounts: [seller], trusted: true });
    await openApp(other, chainHost, '/pages/index/salelist?tab=mine');
    await other.getByRole('button', { name: 'Take out 480 MV' }).click();
    const takeOut = other.getByRole('dialog', { name: 'Take out order no. 13' });
    await expect(takeOut.getByRole('status')).toContainText('this will go through');
    await confirmTrade(other, takeOut, 'first');
    await other.close();

    await expect(page.getByText('Order no. 13 was taken out.')).toBeVisible();
    const form = shop.getByRole('region', { name: 'Buy MV with USDT' });
    await expect(form).toContainText(/it gives 4,180\s?MV now, and gave 4,660\s?MV before/);

    await purchase.getByRole('button', { name: 'Authorise in wallet' }).click();
    await shop
      .getByRole('dialog', { name: 'The risks' })
      .getByRole('button', { name: 'I have read this' })
      .click();
    await expect(purchase.getByRole('status')).toContainText(filledBelowMin);
    expect((await facts.balances(buyer.address)).USDT).toBe(50_000n * unit);
    await purchase.getByRole('button', { name: 'Cancel' }).click();
    const smaller = await openTrade(shop, {
      field: 'MV to buy',
      amount: '4180',
      button: 'Buy MV',
      plan: 'Buy 4,180 MV',
    });
    await confirmTrade(shop, smaller, 'read');
    await expect.poll(async () => (await facts.balances(buyer.address)).MV).toBe(4_180n * unit);
    expect((await facts.balances(buyer.address)).USDT).toBe((50_000n - 2_090n) * unit);
  });
});

test('proceeds that the coin refuses to pay are kept for their seller, who picks them up later', async ({
  page,
  browser,
  chain,
  chainHost,
  watch,
}) => {
  const { facts, world } = chain;
  const { member: seller } = world.accounts;
  await chain.injectWallet(page, { accounts: [seller] });
  await openApp(page, chainHost, '/pages/index/salelist?tab=mine');
  await connectWallet(page);
  const begun = await facts.balances(seller.address);
  const coin = await refuseTransfers(chain, world.contracts.tokens.USDT, seller.address);
  await inAnotherBrowser(browser, chain, chainHost, async (shop) => {
    await confirmTrade(shop, await openTrade(shop, fortyMv), 'first');
  });
  await expect(page.getByText(/40 MV was sold, for 20 USDT/)).toBeVisible();
  const kept = page.getByRole('region', { name: 'Proceeds kept for you' });
  await expect(kept).toContainText(/Paying you 20\s?USDT failed/);
  expect((await facts.balances(seller.address)).USDT).toBe(begun.USDT);

  await coin.forgive();
  await kept.getByRole('button', { name: /^Pick up 20\s?USDT$/ }).click();
  const pickUp = page.getByRole('dialog', { name: 'Pick up proceeds' });
  await expect(pickUp.getByRole('status')).toContainText('this will go through');
  await confirmTrade(page, pickUp, 'first');
  await expect.poll(() => watch.toasts).toEqual(['Proceeds picked up']);
  await expect(kept).toBeHidden();
  expect((await facts.balances(seller.address)).USDT).toBe(begun.USDT + 20n * unit);
});

test('in the tour the member lists, the buyer buys, and the member is paid and takes the rest out', async ({
  page,
  tourHost,
  watch,
}) => {
  const { member, buyer } = shippedWorld.accounts;
  const approve = (question: string) =>
    page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Approve' }).click();
  const act = async (trade: Trade, risk: boolean) => {
    const sheet = await openTrade(page, trade);
    await sheet.getByRole('button', { name: 'Authorise in wallet' }).click();
    const risks = page.getByRole('dialog', { name: 'The risks' });
    if (risk) await risks.getByRole('button', { name: 'I have read this' }).click();
    await approve('Confirm the transaction?');
    await expect.poll(() => watch.toasts).toContain('Authorization successful');
    await approve('Confirm the transaction?');
    await expect(sheet).toBeHidden();
  };
  const become = async (place: number, address: string) => {
    await page.getByRole('button', { name: 'Show me round' }).click();
    const panel = page.getByRole('dialog', { name: 'Guest tour' });
    await panel
      .getByRole('tablist', { name: 'Account of the guest wallet' })
      .getByRole('tab')
      .nth(place)
      .click();
    await page.keyboard.press('Escape');
    await expect(accountChip(page, address)).toBeVisible();
  };
  await openApp(page, tourHost, '/pages/index/exchangeMV?side=list');
  await connectTour(page);
  await act(
    {
      field: 'MV to list',
      amount: '25',
      button: 'Authorise exactly 25 MV',
      plan: 'List 25 MV for sale',
    },
    true,
  );

  await become(2, buyer.address);
  await openApp(page, tourHost, '/pages/index/exchangeMV');
  await act(fortyMv, true);
  await expect.poll(() => watch.toasts).toContain('Purchase successful');

  await become(0, member.address);
  await openApp(page, tourHost, '/pages/index/salelist?tab=mine');
  // 480 MV of the first order were left, and 40 of them are sold.
  await expect(page.getByRole('region', { name: 'Your order #1', exact: true })).toContainText(
    /Left to sell\s?440\s?MV/,
  );
  await page.getByRole('button', { name: 'Take out 25 MV' }).click();
  await page
    .getByRole('dialog', { name: /^Take out order no/ })
    .getByRole('button', { name: 'Confirm in wallet' })
    .click();
  await approve('Confirm the transaction?');
  await expect.poll(() => watch.toasts).toContain('MV take out');
});

test('100,000 orders are read page by page: a deep jump, few elements and requests, and the way back keeps the place', async ({
  page,
  chain,
  chainHost,
}) => {
  await scaleWorld(chain.anvil.provider, chain.world, {
    rows: 100_000,
    team: 'asItIs',
    time: chain.world.timeline.opening,
  });
  const requests = hearNodeRequests(page, chain.anvil.url);
  await openApp(page, chainHost, '/pages/index/salelist');
  const table = ranking(page);
  const place = (text: string) => page.getByRole('cell', { name: text, exact: true });
  const nodes = () => table.evaluate((element) => element.querySelectorAll('*').length);
  // Twelve stood there before.
  await expect(table).toHaveAttribute('aria-rowcount', '100013');
  await expect(table.getByRole('row').nth(1)).toContainText('480');

  const asked = requests.methods.length;
  await page.getByRole('group', { name: 'MV sale ranking' }).evaluate((box) => box.scrollTo(0, 120 * 44));
  await expect(table.getByRole('row').filter({ has: place('125') })).toContainText(/\d+.*%/);
  await page.getByRole('textbox', { name: 'Go to place' }).fill('90000');
  await page.keyboard.press('Enter');
  const deep = table.getByRole('row').filter({ has: place('90,000') });
  await expect(deep).toContainText(/\d+.*%/);
  expect(await nodes()).toBeLessThanOrEqual(350);
  // One request with one call each: a page of the list here and there, and what is read anew every few seconds.
  expect(requests.methods.every((methods) => methods.length === 1)).toBe(true);
  expect(requests.methods.length - asked).toBeLessThanOrEqual(8);

  await expect(page).toHaveURL(/row=90000$/);
  await page.getByRole('link', { name: 'List MV for sale' }).click();
  await expect(page.getByRole('textbox', { name: 'MV to list' })).toBeVisible();
  await page.goBack();
  await expect(deep).toBeVisible();
  await page.reload();
  await expect(deep).toContainText(/\d+.*%/);
  expect(await nodes()).toBeLessThanOrEqual(350);
});
