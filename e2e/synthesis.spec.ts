import type { Locator, Page } from '@playwright/test';
import { luckyPool, noteDigits, ownPower, roundTimer, secondsOf } from './screens/home.ts';
import { connectWallet, followMenu, openApp } from './screens/shell.ts';
import {
  actCard,
  confirmFirstPlan,
  latestRecords,
  openPlan,
  planSheet,
  powerField,
} from './screens/synthesis.ts';
import { expect, test } from './test.ts';
import type { InjectedWallet, LocalChain } from './localChain.ts';
import type { StaticHost } from './staticHost.ts';

const authorise = 'Authorise exactly 16 X';
/** 40 power at 0.4 X. */
const payment = 16n * 10n ** 18n;

/** The member on the page for synthesis in X, connected. */
async function openAsMember(page: Page, chain: LocalChain, host: StaticHost): Promise<InjectedWallet> {
  const injected = await chain.injectWallet(page, { accounts: [chain.world.accounts.member] });
  await openApp(page, host, '/pages/index/miningX');
  await connectWallet(page);
  await expect(actCard(page).getByRole('button', { name: 'Synthesise', exact: true })).toBeVisible();
  return injected;
}

const figure = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Synthesise hashrate' }).getByRole('term').filter({ hasText: name });

test.describe('40 power paid in X on a chain', () => {
  test('is authorised exactly, synthesised, recorded, and starts the round again', async ({
    page,
    context,
    chain,
    chainHost,
    watch,
  }) => {
    const { facts, world } = chain;
    const { address } = world.accounts.member;
    const before = {
      power: await facts.power(address),
      x: (await facts.balances(address)).X,
      machines: await facts.machines(address),
    };
    // Another tab stands on home meanwhile.
    const home = await context.newPage();
    await openApp(home, chainHost);
    const digits = await noteDigits(roundTimer(home));

    const { wallet } = await openAsMember(page, chain, chainHost);
    await expect(figure(page, 'Current merged power')).toBeVisible();
    const plan = await openPlan(page, 40, authorise);
    await expect(plan.getByRole('listitem')).toHaveText([
      /Authorise.*The main contract may take exactly 16 X, and no more\./,
      /Carry out.*Takes at most 16 X from your account\./,
    ]);
    expect(wallet.count('eth_sendTransaction')).toBe(0);
    await confirmFirstPlan(page, plan, 'Authorise in wallet');
    await expect(plan).toBeHidden();

    await expect(latestRecords(page).first()).toContainText(/40 power · X.*running/);
    await expect.poll(() => watch.toasts).toEqual(['Authorization successful', 'Purchase successful']);
    expect(wallet.count('eth_sendTransaction')).toBe(2);
    expect(await facts.allowance('X', address)).toBe(0n);
    expect((await facts.balances(address)).X).toBe(before.x - payment);
    expect(await facts.power(address)).toBe(before.power + 40n);
    expect(await facts.machines(address)).toBe(before.machines + 1n);

    await followMenu(page, 'Home');
    await expect(ownPower(page)).toContainText(`My power${before.power + 40n}`);
    // The other tab saw the round start again, at its whole ten minutes.
    const seconds = async () => (await digits.read()).map(secondsOf);
    await expect.poll(async () => Math.max(...(await seconds()))).toBeGreaterThan(590);
    expect((await seconds())[0]).toBeLessThan(400);
    await expect(luckyPool(home)).toContainText(`${address.slice(0, 6)}…${address.slice(-4)}`);
  });

  test('refused once in the wallet changes nothing and says nothing loudly; then it goes through', async ({
    page,
    chain,
    chainHost,
    watch,
  }) => {
    const { address } = chain.world.accounts.member;
    const block = await chain.facts.blockNumber();
    const { wallet } = await openAsMember(page, chain, chainHost);
    wallet.script.once('eth_sendTransaction', { throws: { code: 4001, message: 'User rejected.' } });
    const plan = await openPlan(page, 40, authorise);
    await confirmFirstPlan(page, plan, 'Authorise in wallet');
    await expect.poll(() => wallet.count('eth_sendTransaction')).toBe(1);
    // Back at the plan as it was before the press.
    await expect(plan.getByRole('button', { name: 'Authorise in wallet' })).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(watch.toasts).toEqual([]);
    expect(await chain.facts.blockNumber()).toBe(block);
    expect(await chain.facts.allowance('X', address)).toBe(0n);
    await plan.getByRole('button', { name: 'Authorise in wallet' }).click();
    await expect(plan).toBeHidden();
    await expect(latestRecords(page).first()).toContainText(/40 power · X/);
  });

  test('a reload in the middle of a pending transaction: it is followed to its end, and nothing is sent twice', async ({
    page,
    chain,
    chainHost,
    watch,
  }) => {
    const { address } = chain.world.accounts.member;
    const { wallet } = await openAsMember(page, chain, chainHost);
    await chain.holdBlocks();
    const plan = await openPlan(page, 40, authorise);
    await confirmFirstPlan(page, plan, 'Authorise in wallet');
    await expect(plan.getByRole('button', { name: 'Waiting for the chain…' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: '1 transaction on its way' })).toBeVisible();
    await chain.mine();
    await expect.poll(() => watch.toasts).toEqual(['Authorization successful']);
    await page.getByRole('button', { name: 'Latest transactions' }).click();
    const card = page.getByRole('region', { name: 'Authorisation · 16 X for the main contract' });
    await expect(card).toContainText('confirmed');
    expect(await chain.facts.allowance('X', address)).toBe(payment);
    expect(wallet.count('eth_sendTransaction')).toBe(1);
    // What was authorised is used: the synthesis is one step now.
    await powerField(page).fill('40');
    await actCard(page).getByRole('button', { name: 'Synthesise 40 power' }).click();
    await planSheet(page, 40).getByRole('button', { name: 'Confirm in wallet' }).click();
    await expect.poll(() => wallet.count('eth_sendTransaction')).toBe(2);
    // The wallet was asked; the node has it once the page says so.
    await expect(planSheet(page, 40).getByRole('button', { name: 'Waiting for the chain…' })).toBeVisible();
    await chain.mine();
    await expect(latestRecords(page).first()).toContainText(/40 power · X/);
  });
});
