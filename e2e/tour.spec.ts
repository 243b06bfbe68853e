import { luckyPool, noteDigits, ownPower, roundTimer, secondsOf } from './screens/home.ts';
import { accountChip, followMenu } from './screens/shell.ts';
import { actCard, confirmFirstPlan, latestRecords, openPlan } from './screens/synthesis.ts';
import { answer, connectTour, openPanel, openTour, transactionQuestion } from './screens/tour.ts';
import { expect, test } from './test.ts';
import { shippedWorld } from '@amswap/world/shipped';

const { referrer } = shippedWorld.accounts;

test.describe('the tour', () => {
  test('synthesises 40 power paid in X: refused once, authorised exactly, recorded, seen by another tab', async ({
    page,
    context,
    tourHost,
    watch,
  }) => {
    await openTour(page, tourHost);
    await connectTour(page);
    await expect(ownPower(page)).toContainText(/My power\d/);
    const powerBefore = Number(/My power(\d+)/.exec((await ownPower(page).textContent()) ?? '')?.[1]);
    const other = await context.newPage();
    await openTour(other, tourHost);
    const digits = await noteDigits(roundTimer(other));

    await followMenu(page, 'X');
    const plan = await openPlan(page, 40, 'Authorise exactly 16 X');
    await confirmFirstPlan(page, plan, 'Authorise in wallet');
    await answer(page, transactionQuestion, 'Refuse');
    await expect(plan.getByRole('button', { name: 'Authorise in wallet' })).toBeEnabled();
    expect(watch.toasts).toEqual([]);
    await plan.getByRole('button', { name: 'Authorise in wallet' }).click();
    const sheet = page.getByRole('dialog', { name: transactionQuestion });
    await expect(sheet).toContainText('Authorise');
    await expect(sheet).toContainText('16 X');
    await answer(page, transactionQuestion, 'Approve');
    await expect(sheet).toContainText('Synthesise hashrate');
    await answer(page, transactionQuestion, 'Approve');
    await expect(plan).toBeHidden();
    await expect(latestRecords(page).first()).toContainText(/40 power · X.*running/);
    await expect.poll(() => watch.toasts).toEqual(['Authorization successful', 'Purchase successful']);

    await followMenu(page, 'Home');
    await expect(ownPower(page)).toContainText(`My power${powerBefore + 40}`);
    const seconds = async () => (await digits.read()).map(secondsOf);
    await expect.poll(async () => Math.max(...(await seconds()))).toBeGreaterThan(590);
  });

  test('switches between its accounts', async ({ page, tourHost, watch }) => {
    await openTour(page, tourHost, '/pages/index/miningX');
    await connectTour(page);
    const panel = await openPanel(page);
    await panel.getByRole('tablist', { name: 'Account of the guest wallet' }).getByRole('tab').nth(1).click();
    await page.keyboard.press('Escape');
    await expect(accountChip(page, referrer.address)).toBeVisible();
    await expect(luckyPool(page)).toContainText('ACB');
    await expect.poll(() => watch.toasts.at(-1)).toContain('Your wallet changed to account');
    await expect(actCard(page)).toHaveCount(0);
  });

  test('skips ten minutes: the round is over and not settled yet, in another tab and after a reload, until one starts over', async ({
    page,
    context,
    tourHost,
  }) => {
    const running = /minutes? left$/;
    const over = 'Round closes in: not settled yet';
    await openTour(page, tourHost);
    const other = await context.newPage();
    await openTour(other, tourHost);
    for (const tab of [page, other]) await expect(roundTimer(tab)).toHaveAccessibleName(running);
    await (await openPanel(page)).getByRole('button', { name: 'Skip 10 minutes' }).click();
    await page.keyboard.press('Escape');
    for (const tab of [page, other]) await expect(roundTimer(tab)).toHaveAccessibleName(over);
    await page.reload();
    await expect(roundTimer(page)).toHaveAccessibleName(over);
    await (await openPanel(page)).getByRole('button', { name: 'Start over' }).click();
    await page.keyboard.press('Escape');
    for (const tab of [page, other]) await expect(roundTimer(tab)).toHaveAccessibleName(running);
  });

  test('counts its steps, shows the receipt of what was sent, skips to midnight, and begins anew', async ({
    page,
    tourHost,
    watch,
  }) => {
    await openTour(page, tourHost, '/pages/index/miningX');
    await connectTour(page);
    const steps = page.getByRole('dialog', { name: 'Guest tour' }).getByRole('region', {
      name: 'Steps of the tour',
    });
    const done = () => steps.getByRole('listitem').filter({ hasText: /done/ });
    await openPanel(page);
    await expect(done()).toHaveCount(1);
    await page.keyboard.press('Escape');

    const plan = await openPlan(page, 40, 'Authorise exactly 16 X');
    await confirmFirstPlan(page, plan, 'Authorise in wallet');
    await answer(page, transactionQuestion, 'Approve');
    await answer(page, transactionQuestion, 'Approve');
    await expect.poll(() => watch.toasts).toContain('Purchase successful');
    await page.getByRole('button', { name: 'Latest transactions' }).click();
    await page.getByRole('button', { name: 'Receipt' }).first().click();
    const receipt = page.getByRole('dialog', { name: 'Receipt' });
    await expect(receipt).toContainText('confirmed');
    await expect(receipt).toContainText(shippedWorld.accounts.member.address.slice(0, 6));
    await page.keyboard.press('Escape');
    await expect(receipt).toBeHidden();
    await page.keyboard.press('Escape');

    await followMenu(page, 'Home');
    const day = page.getByRole('timer', { name: /^The day ends at 00:00 UTC/ });
    await expect(day).toHaveAccessibleName(/left$/);
    const panel = await openPanel(page);
    const before = await done().count();
    expect(before).toBeGreaterThan(1);
    await panel.getByRole('button', { name: 'Skip to midnight (UTC)' }).click();
    await expect(done()).toHaveCount(before + 1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Maximum machine reward pool' })).toContainText(
      'not settled yet',
    );
    await expect(day).toBeHidden();

    await (await openPanel(page)).getByRole('button', { name: 'Start over' }).click();
    await expect(done()).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(day).toHaveAccessibleName(/left$/);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
  });
});
