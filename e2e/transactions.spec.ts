import type { Page } from '@playwright/test';
import type { InjectedWallet, LocalChain } from './localChain.ts';
import { accountChip, connectWallet, header, openApp } from './screens/shell.ts';
import { actCard, confirmFirstPlan, latestRecords, openPlan } from './screens/synthesis.ts';
import type { StaticHost } from './staticHost.ts';
import { expect, test } from './test.ts';

const authorise = 'Authorise exactly 16 X';
const networkAbnormal = 'Your network is abnormal, please try again later!';

/** The member on the page for synthesis in X, connected. */
async function openAsMember(page: Page, chain: LocalChain, host: StaticHost): Promise<InjectedWallet> {
  const injected = await chain.injectWallet(page, { accounts: [chain.world.accounts.member] });
  await openApp(page, host, '/pages/index/miningX');
  await connectWallet(page);
  await expect(actCard(page).getByRole('button', { name: 'Synthesise', exact: true })).toBeVisible();
  return injected;
}

/** Opens the tray at the lower edge. */
const openTray = (page: Page) => page.getByRole('button', { name: /on its way|Latest transactions/ }).click();

test.describe('a transaction', () => {
  test('sped up in the wallet is done, one cancelled there is not, and both are told apart', async ({
    page,
    chain,
    chainHost,
    watch,
  }) => {
    const { address } = chain.world.accounts.member;
    const machines = await chain.facts.machines(address);
    const { wallet } = await openAsMember(page, chain, chainHost);
    await chain.holdBlocks();
    const plan = await openPlan(page, 40, authorise);
    await confirmFirstPlan(page, plan, 'Authorise in wallet');
    await expect(plan.getByRole('button', { name: 'Waiting for the chain…' })).toBeVisible();
    await chain.replaceWaiting(address, 'faster');
    await chain.mine();
    await expect.poll(() => watch.toasts).toEqual(['Authorization successful']);
    // The plan went on to its act by itself.
    await expect.poll(() => wallet.count('eth_sendTransaction')).toBe(2);
    await expect(plan.getByRole('button', { name: 'Waiting for the chain…' })).toBeVisible();
    await chain.replaceWaiting(address, 'cancelled');
    await chain.mine();
    await expect(plan.getByRole('status')).toContainText('You cancelled the transaction in your wallet.');
    expect(await chain.facts.machines(address)).toBe(machines);

    await page.keyboard.press('Escape');
    await expect(plan).toBeHidden();
    await openTray(page);
    await page.getByRole('link', { name: 'All transactions' }).click();
    await expect(page.getByRole('heading', { name: 'Journal' })).toBeVisible();
    const cards = page.getByRole('main');
    await expect(cards.getByText('confirmed, sped up')).toBeVisible();
    await expect(cards.getByText('cancelled', { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toContain(address);
    // One who cancelled knows it: nothing is called a failure.
    expect(watch.toasts).toEqual(['Authorization successful']);
  });

  test('is followed through an outage of the node, which is told once and ends by itself', async ({
    page,
    chain,
    chainHost,
    watch,
  }) => {
    const { wallet } = await openAsMember(page, chain, chainHost);
    await chain.holdBlocks();
    const plan = await openPlan(page, 40, authorise);
    await confirmFirstPlan(page, plan, 'Authorise in wallet');
    await expect(plan.getByRole('button', { name: 'Waiting for the chain…' })).toBeVisible();
    // A hotel's login page in place of the node.
    const login = { contentType: 'text/html', body: '<html><body>Please log in</body></html>' };
    await page.route(`${chain.anvil.url}/**`, (route) => route.fulfill(login));
    await chain.mine();
    const banner = page.getByRole('main').getByText(/network is abnormal/);
    await expect(banner.first()).toBeVisible();
    await page.unroute(`${chain.anvil.url}/**`);
    await expect(banner).toHaveCount(0);
    await expect.poll(() => wallet.count('eth_sendTransaction')).toBe(2);
    await expect(plan.getByRole('button', { name: 'Waiting for the chain…' })).toBeVisible();
    await chain.mine();
    await expect(latestRecords(page).first()).toContainText(/40 power · X/);
    expect(watch.toasts.filter((toast) => toast === networkAbnormal).length).toBeLessThanOrEqual(1);
    expect(watch.toasts.filter((toast) => toast !== networkAbnormal)).toEqual([
      'Authorization successful',
      'Purchase successful',
    ]);
  });

  test('asked of a wallet that is switched off mid-way is given up; connected again, its open prompt is waited for', async ({
    page,
    chain,
    chainHost,
    watch,
  }) => {
    const { address } = chain.world.accounts.member;
    await page.clock.install({ time: chain.opening });
    const { wallet } = await openAsMember(page, chain, chainHost);
    wallet.behaviour.user = 'ignores';
    const plan = await openPlan(page, 40, authorise);
    await confirmFirstPlan(page, plan, 'Authorise in wallet');
    await expect.poll(() => wallet.count('eth_sendTransaction')).toBe(1);
    wallet.lock();
    await expect(page.getByRole('region', { name: 'Lucky reward pool' })).toBeVisible();
    await expect(plan).toBeHidden();
    await expect.poll(() => watch.toasts).toEqual(['Your wallet signed this page out']);
    await expect(header(page).getByRole('button', { name: 'Connect wallet' })).toBeVisible();

    wallet.behaviour.user = 'approves';
    await openApp(page, chainHost, '/pages/index/miningX');
    await connectWallet(page);
    await expect(accountChip(page, address)).toBeVisible();
    // The old prompt may still stand in the wallet: it is waited for before anything is asked again.
    await expect(page.getByRole('button', { name: '1 transaction on its way' })).toBeVisible();
    await page.clock.runFor(25_000);
    await expect(page.getByRole('button', { name: '1 transaction on its way' })).toBeHidden();
    expect(wallet.count('eth_sendTransaction')).toBe(1);
  });

  test('is sent by one of two tabs, and both know how it ended', async ({
    page,
    context,
    chain,
    chainHost,
  }) => {
    const first = await openAsMember(page, chain, chainHost);
    const other = await context.newPage();
    const second = await chain.injectWallet(other, { accounts: [chain.world.accounts.member] });
    second.wallet.behaviour.trusted = true;
    await openApp(other, chainHost, '/pages/index/miningX');
    await expect(accountChip(other, chain.world.accounts.member.address)).toBeVisible();
    const otherPlan = await openPlan(other, 40, authorise);
    first.wallet.script.always('eth_sendTransaction', { afterMs: 2_000 });
    const plan = await openPlan(page, 40, authorise);
    await confirmFirstPlan(page, plan, 'Authorise in wallet');
    await expect.poll(() => first.wallet.count('eth_sendTransaction')).toBe(1);
    await otherPlan.getByRole('button', { name: 'Authorise in wallet' }).click();
    await expect(otherPlan.getByRole('status')).toContainText('The same act is under way already');
    await expect(plan).toBeHidden();
    await expect(latestRecords(page).first()).toContainText(/40 power · X/);
    expect(second.wallet.count('eth_sendTransaction')).toBe(0);
    await other.keyboard.press('Escape');
    await openTray(other);
    await expect(other.getByRole('region', { name: /^Synthesis · at most 16 X/ })).toContainText('confirmed');
  });
});
