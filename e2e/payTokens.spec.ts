import type { Page } from '@playwright/test';
import { formatAmount, payTokenIds, type PayTokenId } from '@amswap/values';
import type { LocalChain } from './localChain.ts';
import { ownPower } from './screens/home.ts';
import { connectWallet, followMenu, openApp } from './screens/shell.ts';
import { confirmFirstPlan, latestRecords, openPlan } from './screens/synthesis.ts';
import { answer, connectTour, openTour, transactionQuestion } from './screens/tour.ts';
import { expect, test } from './test.ts';

/** Opens the plan of the least synthesis in a token, which says to the last unit what is authorised. */
async function openLeast(page: Page, { facts }: LocalChain, token: PayTokenId) {
  const least = await facts.leastSynthesis(token);
  const exact = `${formatAmount(least.payment, least.decimals)} ${token}`;
  const plan = await openPlan(page, Number(least.power), `Authorise exactly ${exact}`);
  await expect(plan.getByRole('listitem').first()).toContainText(
    `The main contract may take exactly ${exact}, and no more.`,
  );
  return { ...least, exact, plan };
}

const newest = (power: bigint, token: PayTokenId): RegExp => new RegExp(`${power} power · ${token}.*running`);

test('a chain: each pay token is authorised exactly, paid exactly, and recorded', async ({
  page,
  chain,
  chainHost,
  watch,
}) => {
  const { facts, world } = chain;
  const { member, treasury } = world.accounts;
  const { wallet } = await chain.injectWallet(page, { accounts: [member] });
  await openApp(page, chainHost, '/pages/index/miningX');
  await connectWallet(page);
  for (const [at, token] of payTokenIds.entries())
    await test.step(`paid in ${token}`, async () => {
      if (at > 0) await followMenu(page, token);
      const before = {
        power: await facts.power(member.address),
        machines: await facts.machines(member.address),
        own: (await facts.balances(member.address))[token],
        treasury: (await facts.balances(treasury.address))[token],
        burned: (await facts.pools()).burned,
      };
      const { plan, power, payment } = await openLeast(page, chain, token);
      expect(await facts.allowance(token, member.address)).toBe(0n);
      if (at === 0) await confirmFirstPlan(page, plan, 'Authorise in wallet');
      else await plan.getByRole('button', { name: 'Authorise in wallet' }).click();
      await expect(plan).toBeHidden();
      await expect(latestRecords(page).first()).toContainText(newest(power, token));

      expect(wallet.count('eth_sendTransaction')).toBe(2 * (at + 1));
      expect(await facts.allowance(token, member.address)).toBe(0n);
      expect(await facts.power(member.address)).toBe(before.power + power);
      expect(await facts.machines(member.address)).toBe(before.machines + 1n);
      expect((await facts.balances(member.address))[token]).toBe(before.own - payment);
      // What is paid in ACB is burned whole; every other token goes to the treasury.
      const [kept, burned] = token === 'ACB' ? [0n, payment] : [payment, 0n];
      expect((await facts.balances(treasury.address))[token]).toBe(before.treasury + kept);
      expect((await facts.pools()).burned).toBe(before.burned + burned);
    });
  await expect
    .poll(() => watch.toasts)
    .toEqual(payTokenIds.flatMap(() => ['Authorization successful', 'Purchase successful']));
});

test('the tour: each pay token is authorised exactly, approved twice, and recorded', async ({
  page,
  chain,
  tourHost,
  watch,
}) => {
  await openTour(page, tourHost);
  await connectTour(page);
  await expect(ownPower(page)).toContainText(/My power\d/);
  const powerOf = async (): Promise<bigint> =>
    BigInt(
      /My power([\d,]+)/.exec((await ownPower(page).textContent()) ?? '')?.[1]?.replaceAll(',', '') ?? '',
    );
  const before = await powerOf();
  let added = 0n;
  for (const [at, token] of payTokenIds.entries())
    await test.step(`paid in ${token}`, async () => {
      await followMenu(page, token);
      // The same deployment, so the same terms as on the chain beside it.
      const { plan, power, exact } = await openLeast(page, chain, token);
      if (at === 0) await confirmFirstPlan(page, plan, 'Authorise in wallet');
      else await plan.getByRole('button', { name: 'Authorise in wallet' }).click();
      const sheet = page.getByRole('dialog', { name: transactionQuestion });
      await expect(sheet).toContainText(exact);
      await answer(page, transactionQuestion, 'Approve');
      await expect(sheet).toContainText('Synthesise hashrate');
      await answer(page, transactionQuestion, 'Approve');
      await expect(plan).toBeHidden();
      await expect(latestRecords(page).first()).toContainText(newest(power, token));
      added += power;
    });
  await expect
    .poll(() => watch.toasts)
    .toEqual(payTokenIds.flatMap(() => ['Authorization successful', 'Purchase successful']));
  await followMenu(page, 'Home');
  await expect(ownPower(page)).toContainText(`My power${(before + added).toLocaleString('en-US')}`);
});
