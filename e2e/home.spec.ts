import { formatAmount } from '@amswap/values';
import type { Page } from '@playwright/test';
import { balanceRow, luckyPool, noteDigits, ownPower, roundTimer, secondsOf } from './screens/home.ts';
import { hearNodeRequests } from './screens/nodeRequests.ts';
import { connectWallet, openApp } from './screens/shell.ts';
import { expect, test } from './test.ts';
import { forgiveMissingFiles } from './watchContext.ts';

/** Base units of eighteen digits as home shows them: grouped, cut to so many digits, zeros kept where `least` says so. */
function shown(value: bigint, most: number, least = 0): string {
  const [whole = '', fraction = ''] = formatAmount(value, 18).split('.');
  const digits = fraction.slice(0, most).replace(/0+$/, '').padEnd(least, '0');
  const grouped = BigInt(whole).toLocaleString('en-US');
  return digits === '' ? grouped : `${grouped}.${digits}`;
}

/** Stops the page's clock: one that ran on beside the test would refresh once more for each three seconds a slow machine takes. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** Whether a request is the one that holds the contracts against the config, once, behind the first figures. */
const isCheck = (methods: readonly string[]): boolean => methods.includes('eth_getCode');

test.describe('home on a chain', () => {
  test('shows what the contracts say, without a wallet', async ({ page, chain, chainHost }) => {
    const pools = await chain.facts.pools();
    await openApp(page, chainHost);
    await expect(luckyPool(page)).toContainText(`${shown(pools.lucky, 2, 2)} ACB`);
    await expect(
      luckyPool(page).getByRole('button', {
        name: `${pools.lastInput.slice(0, 6)}…${pools.lastInput.slice(-4)}, show the full address`,
      }),
    ).toBeVisible();
    const day = page.getByRole('region', { name: 'Maximum machine reward pool' });
    await expect(day).toContainText(`${shown(pools.maxPower, 2, 2)} ACB`);
    await expect(day).toContainText(`Max power ${pools.leaderPower.toLocaleString('en-US')}`);
    await expect(page.getByRole('region', { name: 'ACB burned by the system' })).toContainText(
      shown(pools.burned, 0),
    );
    await expect(ownPower(page).getByRole('button', { name: 'Connect wallet' })).toBeVisible();
    await expect(balanceRow(page, 'X').getByRole('img', { name: 'not known' })).toBeVisible();
    // A word of the first screen explains itself; its meaning comes with the tap.
    await luckyPool(page).getByRole('button', { name: 'Lucky reward pool' }).click();
    await expect(page.getByRole('dialog', { name: 'Lucky reward pool' })).toContainText(
      'Block producers decide the order of transactions.',
    );
  });

  test('counts down by chain time, whatever the device says', async ({ page, chain, chainHost }) => {
    const { deadline } = await chain.facts.pools();
    const left = Number(deadline) - chain.opening / 1000;
    await page.clock.install({ time: chain.opening + 5 * 3_600_000 });
    await openApp(page, chainHost);
    await expect(roundTimer(page)).toHaveAccessibleName('Round closes in: 6 minutes left');
    const digits = await noteDigits(roundTimer(page));
    await expect.poll(async () => (await digits.read()).length).toBeGreaterThanOrEqual(3);
    const seconds = (await digits.read()).map(secondsOf);
    expect(seconds).toEqual(seconds.toSorted((a, b) => b - a));
    expect(seconds[0]).toBeLessThanOrEqual(left);
  });

  test('shows an account its power, its balances and what is authorised', async ({
    page,
    chain,
    chainHost,
  }) => {
    const { member } = chain.world.accounts;
    const [power, balances] = await Promise.all([
      chain.facts.power(member.address),
      chain.facts.balances(member.address),
    ]);
    await chain.injectWallet(page, { accounts: [member] });
    await openApp(page, chainHost);
    await connectWallet(page);
    await expect(ownPower(page)).toContainText(`My power${power}`);
    await expect(balanceRow(page, 'X')).toContainText(shown(balances.X, 4));
    await expect(balanceRow(page, 'ACB')).toContainText(shown(balances.ACB, 4));
    await expect(balanceRow(page, 'X')).toContainText('Not authorised');
    await expect(balanceRow(page, 'BNB')).toContainText('For network fees');
    await expect(page.getByRole('region', { name: 'Balances' }).getByRole('listitem')).toHaveCount(9);
  });

  test('asks the node one request a refresh, with an account as well', async ({ page, chain, chainHost }) => {
    await page.clock.install({ time: chain.opening });
    await chain.injectWallet(page, { accounts: [chain.world.accounts.member] });
    const node = hearNodeRequests(page, chain.anvil.url);
    await openApp(page, chainHost);
    await connectWallet(page);
    await expect(balanceRow(page, 'X')).toContainText('Not authorised');
    await expect.poll(() => node.methods.filter(isCheck).length).toBe(1);
    await stopClock(page);
    const before = node.methods.length;
    // One that was due as the clock stopped, and five refreshes of three seconds, fewer where an answer takes its time; each is one
    // call of one block for everything.
    for (let second = 0; second < 15; second += 1) await page.clock.runFor(1_000);
    await expect.poll(() => node.methods.length).toBeGreaterThan(before);
    expect(node.methods.length - before).toBeLessThanOrEqual(6);
    expect(new Set(node.methods.filter((methods) => !isCheck(methods)).flat())).toEqual(
      new Set(['eth_call']),
    );
    expect(node.methods.filter(isCheck)).toHaveLength(1);
  });

  test('asks a node nothing while the page is hidden, and at once when it is seen again', async ({
    page,
    chain,
    chainHost,
  }) => {
    await page.clock.install({ time: chain.opening });
    const node = hearNodeRequests(page, chain.anvil.url);
    await openApp(page, chainHost);
    await expect(luckyPool(page)).toContainText('ACB');
    const show = (state: DocumentVisibilityState) =>
      page.evaluate((wanted) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => wanted });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await page.clock.runFor(6_000);
    await expect.poll(() => node.methods.filter(isCheck).length).toBe(1);
    await stopClock(page);
    await show('hidden');
    const before = node.methods.length;
    await page.clock.runFor(10 * 60_000);
    expect(node.methods.length).toBe(before);
    await show('visible');
    await page.clock.runFor(500);
    await expect.poll(() => node.methods.length).toBeGreaterThan(before);
  });

  test('asks a node less that says it is asked too often, keeps the figures, and goes on afterwards', async ({
    page,
    chain,
    chainHost,
    watch,
  }) => {
    await page.clock.install({ time: chain.opening });
    const node = hearNodeRequests(page, chain.anvil.url);
    await openApp(page, chainHost);
    await expect(luckyPool(page)).toContainText('ACB');
    const shownBefore = await luckyPool(page).innerText();
    await page.route(`${chain.anvil.url}/**`, (route) =>
      route.fulfill({
        status: 429,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'retry-after',
          'retry-after': '20',
        },
      }),
    );
    // Time runs in steps, since each answer takes its own time to come.
    const askedAfter = async (steps: number, since: number): Promise<number> => {
      for (let step = 0; step < steps; step += 1) await page.clock.runFor(1_000);
      return node.methods.length - since;
    };
    const before = node.methods.length;
    await expect.poll(() => askedAfter(3, before)).toBeGreaterThan(0);
    const limited = node.methods.length;
    // A refresh of three seconds would ask twenty times.
    expect(await askedAfter(60, limited)).toBeLessThanOrEqual(6);
    expect((await luckyPool(page).innerText()).split('\n').at(-1)).toBe(shownBefore.split('\n').at(-1));
    await page.unroute(`${chain.anvil.url}/**`);
    const freed = node.methods.length;
    await expect.poll(() => askedAfter(3, freed)).toBeGreaterThan(3);
    forgiveMissingFiles(watch);
  });
});
