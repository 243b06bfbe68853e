import type { Page } from '@playwright/test';
import { connectWallet, followMenu, openApp } from './screens/shell.ts';
import { actCard, confirmFirstPlan, openPlan, powerField } from './screens/synthesis.ts';
import { openTrade } from './screens/trades.ts';
import type { LocalChain } from './localChain.ts';
import type { StaticHost } from './staticHost.ts';
import { expect, test } from './test.ts';

// The specification's own words, sections 5 and 8, where no other journey says them.

async function openAsMember(page: Page, chain: LocalChain, host: StaticHost, route: string) {
  const injected = await chain.injectWallet(page, { accounts: [chain.world.accounts.member] });
  await openApp(page, host, route);
  await connectWallet(page);
  return injected;
}

const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

test('what is typed and does not fit is told in the words of the specification', async ({
  page,
  chain,
  chainHost,
}) => {
  const { accounts } = chain.world;
  await chain.injectWallet(page, { accounts: [accounts.member] });
  await openApp(page, chainHost, '/pages/index/miningX');
  await expect(actCard(page).getByRole('button', { name: 'Please Login', exact: true })).toBeVisible();
  // A word of the product explains itself where it stands.
  const word = async (name: string, meaning: string) => {
    await page.getByRole('button', { name, exact: true }).first().click();
    await expect(page.getByRole('dialog', { name })).toContainText(meaning);
    await page.keyboard.press('Escape');
  };
  await word('lowest', 'The least one synthesis takes.');
  await connectWallet(page);
  const submit = () => actCard(page).getByRole('button', { name: 'Synthesise', exact: true }).click();
  await powerField(page).fill('50');
  await said(page, 'Please enter a multiple of 20 computing power~');
  await submit();
  await said(page, 'Computing power requires an integer multiple of 20');
  await powerField(page).fill('40');
  await expect(actCard(page).getByRole('button', { name: 'Authorise exactly 16 X' })).toBeVisible();
  await powerField(page).press('Enter');
  await said(page, 'Please authorize first~');

  await followMenu(page, 'WXB');
  await powerField(page).fill('150');
  await said(page, 'Please enter a multiple of 100 computing power~');
  await submit();
  await said(page, 'Computing power requires an integer multiple of 100');

  await followMenu(page, 'WXB Exchange X');
  await page.getByRole('textbox', { name: 'WXB to exchange' }).fill('90000000');
  await expect(page.getByRole('button', { name: 'WXB not enough' })).toBeDisabled();
  await said(page, 'Invalid quantity or exceeds maximum exchangeable amount');
  await followMenu(page, 'MV Exchange X');
  await page.getByRole('textbox', { name: 'MV to exchange' }).fill('90000000');
  await expect(page.getByRole('button', { name: 'MV not enough' })).toBeDisabled();
  await followMenu(page, 'ACB Exchange');
  await page.getByRole('textbox', { name: 'Reward balance to exchange' }).fill('90000000');
  await expect(page.getByRole('button', { name: 'Reward Balance Not Enough' })).toBeDisabled();

  await followMenu(page, 'AMSWAP Query');
  // By its name: for a moment the page before still stands, with a field of its own.
  const address = page.getByRole('textbox', { name: 'Wallet address' });
  await address.fill('0x12');
  await address.press('Enter');
  await said(page, 'Incorrect format');
});

test('what the wallet cannot send has failed in the words of the specification, each act in its own', async ({
  page,
  chain,
  chainHost,
  watch,
}) => {
  const { wallet } = await openAsMember(page, chain, chainHost, '/pages/index/miningX');
  const broke = { throws: { code: -32000, message: 'insufficient funds for gas * price + value' } };
  wallet.script.once('eth_sendTransaction', broke);
  const plan = await openPlan(page, 40, 'Authorise exactly 16 X');
  await confirmFirstPlan(page, plan, 'Authorise in wallet');
  await expect.poll(() => watch.toasts).toEqual(['Authorization failed']);
  await plan.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(plan).toBeHidden();
  // The authorisation goes through, the act behind it does not: so twice, each act with its own words.
  await openPlan(page, 40, 'Authorise exactly 16 X');
  wallet.script.once('eth_sendTransaction', { afterMs: 1 });
  wallet.script.once('eth_sendTransaction', broke);
  await plan.getByRole('button', { name: 'Authorise in wallet' }).click();
  await expect.poll(() => watch.toasts.slice(1)).toEqual(['Authorization successful', 'Purchase failed']);
  await plan.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(plan).toBeHidden();

  await followMenu(page, 'WXB Exchange X');
  const sheet = await openTrade(page, {
    field: 'WXB to exchange',
    amount: '10',
    button: 'Authorise exactly 10 WXB',
    plan: 'Exchange 10 WXB for X',
  });
  wallet.script.once('eth_sendTransaction', { afterMs: 1 });
  wallet.script.once('eth_sendTransaction', broke);
  await sheet.getByRole('button', { name: 'Authorise in wallet' }).click();
  await expect.poll(() => watch.toasts.slice(3)).toEqual(['Authorization successful', 'Exchange failed']);
});

test('sheets that are only read end with OK and Done, and a copy is told', async ({
  page,
  context,
  chain,
  chainHost,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsMember(page, chain, chainHost, '/pages/index/myLink');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => watch.toasts).toEqual(['copied']);
  await page.getByRole('button', { name: 'Poster' }).click();
  const poster = page.getByRole('dialog', { name: 'Poster' });
  await poster.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(poster).toBeHidden();
  await followMenu(page, 'Settings');
  await page.getByRole('button', { name: 'Read again' }).click();
  const risks = page.getByRole('dialog', { name: 'The risks' });
  await risks.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(risks).toBeHidden();
});
