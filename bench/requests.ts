import type { Page } from '@playwright/test';
import { type BenchRow, type BenchTools, interleaved, median } from './benchRow.ts';
import { roundTripMs, startFarNode } from './farNode.ts';

const refreshMs = 3_000;
const minuteMs = 60_000;

/** Waits for the next request that the page itself makes to the node, and says how long it took, milliseconds. */
async function refresh(page: Page, nodeUrl: string): Promise<number> {
  const answer = await page.waitForResponse(
    (one) => one.url() === nodeUrl && one.request().method() === 'POST',
  );
  await answer.finished();
  return page.evaluate(
    (url) =>
      performance.getEntriesByType('resource').findLast((entry) => entry.name === url)?.duration ??
      Number.NaN,
    nodeUrl,
  );
}

/** One bare question to the node, from the same page, milliseconds. */
const bare = (page: Page, nodeUrl: string): Promise<number> =>
  page.evaluate(async (url) => {
    const began = performance.now();
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
    });
    await answer.text();
    return performance.now() - began;
  }, `${nodeUrl}bare`);

async function openConnected({ browser, chain, host }: BenchTools, deployment: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  // The runner of this script keeps the names of functions with a function of its own, which a page does not have.
  await context.addInitScript('globalThis.__name = (given) => given;');
  const page = await context.newPage();
  await chain.injectWallet(page, { accounts: [chain.world.accounts.member] });
  const { url } = await host(deployment);
  await page.goto(url);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button', { name: 'Test Wallet' }).click();
  await header.getByRole('button', { name: /^Account/ }).waitFor();
  return page;
}

/** Row 9: all that home shows of an account, beside one bare question to the same node. */
async function ratioToRoundTrip(tools: BenchTools): Promise<BenchRow> {
  const node = await startFarNode(tools.chain.anvil.url);
  try {
    const deployment = { ...(JSON.parse(tools.chain.deployment) as object), rpcUrls: [node.url] };
    const page = await openConnected(tools, JSON.stringify(deployment));
    const measured = await interleaved(tools.rounds, {
      bare: () => bare(page, node.url),
      screen: () => refresh(page, node.url),
    });
    await page.context().close();
    const [screen, trip] = [median(measured.screen), median(measured.bare)];
    tools.say(`a screen ${screen.toFixed(1)} ms, a bare question ${trip.toFixed(1)} ms`);
    return {
      row: 9,
      name: `a screen's reads / one round trip of ${roundTripMs} ms`,
      measured: screen / trip,
      limit: 1.15,
      unit: 'x',
    };
  } finally {
    await node.close();
  }
}

/** Requests to the node in a minute of the page's clock, each answered before time goes on. */
async function requestsInMinute(page: Page, nodeUrl: string): Promise<number> {
  let asked = 0;
  let open = 0;
  page.on('request', (request) => {
    if (!request.url().startsWith(nodeUrl) || request.method() !== 'POST') return;
    asked += 1;
    open += 1;
  });
  const ended = (request: { url(): string; method(): string }): void => {
    if (request.url().startsWith(nodeUrl) && request.method() === 'POST') open -= 1;
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  for (let passed = 0; passed < minuteMs; passed += refreshMs / 3) {
    await page.clock.runFor(refreshMs / 3);
    do await page.evaluate(() => undefined);
    while (open > 0);
  }
  page.removeAllListeners('request');
  return asked;
}

/** Row 10: an idle minute on home, in sight and out of sight. */
async function idleRequests({ browser, chain, product }: BenchTools): Promise<readonly BenchRow[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.clock.install({ time: chain.opening });
  await page.goto(product.url);
  await page.getByRole('region', { name: 'Lucky reward pool' }).getByText('ACB').first().waitFor();
  // What waits behind the first figures is over then: the contracts were held against the config.
  await page.clock.runFor(refreshMs * 5);
  await page.waitForLoadState('networkidle');
  const visible = await requestsInMinute(page, chain.anvil.url);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const hidden = await requestsInMinute(page, chain.anvil.url);
  await context.close();
  return [
    { row: 10, name: 'idle requests a minute, visible', measured: visible, limit: 20, unit: 'requests' },
    { row: 10, name: 'idle requests a minute, hidden', measured: hidden, limit: 0, unit: 'requests' },
  ];
}

/** Rows 9 and 10: what a screen costs its node. */
export const run = async (tools: BenchTools): Promise<readonly BenchRow[]> => [
  await ratioToRoundTrip(tools),
  ...(await idleRequests(tools)),
];
