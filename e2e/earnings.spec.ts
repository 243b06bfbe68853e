import type { Page } from '@playwright/test';
import type { LocalChain } from './localChain.ts';
import { checkedPlan, confirmPlan } from './screens/plans.ts';
import { connectWallet, openApp } from './screens/shell.ts';
import { expect, test } from './test.ts';

/** Lets chain time pass. */
async function pass({ ask, mine }: LocalChain, seconds: number): Promise<void> {
  await ask('evm_increaseTime', seconds);
  await mine();
}

const claimButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Claim|Nothing to)/ });

test('all kinds are claimed, not again within 60 seconds in any tab, and what is owed goes to the wallet to the last unit', async ({
  page,
  context,
  chain,
  chainHost,
  watch,
}) => {
  const { facts, world } = chain;
  const { address } = world.accounts.member;
  await pass(chain, 3_600);
  await chain.injectWallet(page, { accounts: [world.accounts.member] });
  await openApp(page, chainHost, '/pages/index/myProfile');
  await connectWallet(page);
  const before = await facts.revenue(address);
  await expect(claimButton(page)).toHaveText(/^Claim [\d.,]+ ACB$/);
  await claimButton(page).click();
  await confirmPlan(page, await checkedPlan(page, 'Claim all revenue'), 'first');
  await expect.poll(() => watch.toasts).toEqual(['Claim successful']);
  const claimed = await facts.revenue(address);
  for (const kind of [1, 2, 3, 4]) {
    expect(claimed.waiting[kind]).toBe(0n);
    expect(claimed.received[kind]).toBe((before.received[kind] ?? 0n) + (before.waiting[kind] ?? 0n));
  }
  const other = await context.newPage();
  await chain.injectWallet(other, { accounts: [world.accounts.member], trusted: true });
  await openApp(other, chainHost, '/pages/index/myProfile');
  for (const tab of [page, other]) {
    await expect(claimButton(tab)).toHaveText(/^Claim again in 0[01]:\d\d$/);
    await expect(claimButton(tab)).toBeDisabled();
  }
  expect(await facts.claimRefusal(address)).toBe('ClaimTooSoon');
  await pass(chain, 61);
  expect(await facts.claimRefusal(address)).toBe('');
  for (const tab of [page, other]) await expect(claimButton(tab)).toBeEnabled();

  const { ACB } = await facts.balances(address);
  await page.getByRole('button', { name: 'Move to wallet' }).click();
  const plan = await checkedPlan(page, 'Move to wallet');
  await expect(plan.getByRole('listitem').last()).toContainText('Exchange the reward balance to ACB');
  await confirmPlan(page, plan, 'read');
  await expect.poll(() => watch.toasts).toEqual(['Claim successful', 'Moved to your wallet']);
  const moved = await facts.revenue(address);
  const gained = (await facts.balances(address)).ACB - ACB;
  // Everything that was received and is not in the reward balance any more was exchanged, a tenth of it burned, rounded up.
  const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);
  const spent = claimed.reward + sum(moved.received) - sum(claimed.received) - moved.reward;
  expect(gained).toBe(spent - (spent + 9n) / 10n);
  expect(gained).toBeGreaterThan(0n);
});
