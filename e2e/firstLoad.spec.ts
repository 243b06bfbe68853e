import { luckyPool, ownPower } from './screens/home.ts';
import { hearNodeRequests } from './screens/nodeRequests.ts';
import { expect, test, withHost } from './test.ts';

/** Requests of a cold first load at most (performance.md, row 7). */
const mostRequests = 5;

test.describe('the first load', () => {
  test('of a deployment is at most five requests, one of them to the chain', async ({
    page,
    chain,
    chainHost,
  }) => {
    // A device with the right day, as almost all: what is asked by the day is then asked once.
    await page.clock.install({ time: chain.opening });
    const node = hearNodeRequests(page, chain.anvil.url);
    // What comes behind the figures is no part of the first load; they are in the first answer of the node.
    const firstAnswer = page.waitForEvent('response', (answer) => answer.url().startsWith(chain.anvil.url));
    const untilFigures = firstAnswer.then(() => [...chainHost.requests]);
    await page.goto(chainHost.url);
    await expect(luckyPool(page)).toContainText('ACB');
    const requests = await untilFigures;
    // Later ones are the three seconds' refresh; the first load's figures are all of the first.
    expect(node.methods[0]).toEqual(['eth_call']);
    const asset = expect.stringMatching(/^assets\/.*\.js$/);
    expect(requests.toSorted()).toEqual(['', asset, asset, 'deployment.json']);
    expect(requests.length + 1).toBeLessThanOrEqual(mostRequests);
  });

  test('works from a deep folder of a host, and so does what comes later', async ({ page, chain }) => {
    await withHost({ folder: '/deep/in/a/host/', deployment: chain.deployment }, async (host) => {
      await page.goto(host.url);
      await expect(luckyPool(page)).toContainText('ACB');
      await ownPower(page).getByRole('button', { name: 'Connect wallet' }).click();
      await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible();
    });
  });

  test('of the tour works from a deep folder, worker and all', async ({ page }) => {
    await withHost({ folder: '/deep/in/a/host/' }, async (host) => {
      await page.goto(`${host.url}index.html`);
      await expect(luckyPool(page)).toContainText('ACB');
      await expect(page.getByText('Guest tour: a chain inside this page, no real money.')).toBeVisible();
    });
  });
});
