import { test as base, type TestInfo } from '@playwright/test';
import { type LocalChain, startLocalChain } from './localChain.ts';
import { startStaticHost, type StaticHost, type StaticHostOptions } from './staticHost.ts';
import { type ContextWatch, watchContext } from './watchContext.ts';

interface WorkerFixtures {
  readonly localChain: LocalChain;
}

interface TestFixtures {
  /** The built app without a deployment: the guest tour. */
  readonly tourHost: StaticHost;
  /** The built app configured for `chain`. */
  readonly chainHost: StaticHost;
  /** The worker's local chain, back at the world's opening for every test. */
  readonly chain: LocalChain;
  /** Hears every page of the test; any fault fails it. */
  readonly watch: ContextWatch;
}

/** Runs something over a host that is closed afterwards, come what may. */
export async function withHost(
  options: StaticHostOptions,
  use: (host: StaticHost) => Promise<void>,
): Promise<void> {
  const host = await startStaticHost(options);
  try {
    await use(host);
  } finally {
    await host.close();
  }
}

/** What a journey that failed tells besides its screenshot: a toast is gone by then, and a wallet's requests are seen nowhere. */
async function tellIfFailed(test: TestInfo, what: string, lines: readonly string[]): Promise<void> {
  if (test.status === test.expectedStatus) return;
  await test.attach(what, { body: lines.join('\n') || 'none', contentType: 'text/plain' });
}

/** Playwright's test with the product's hosts and chains. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  localChain: [
    async ({ browserName: _ }, use) => {
      const chain = await startLocalChain();
      await use(chain);
      await chain.stop();
    },
    { scope: 'worker' },
  ],
  chain: async ({ localChain }, use, info) => {
    await localChain.rewind();
    await use(localChain);
    await tellIfFailed(info, 'asked of the wallets', localChain.walletRequests());
  },
  tourHost: async ({ browserName: _ }, use) => withHost({}, use),
  chainHost: async ({ chain }, use) => withHost({ deployment: chain.deployment }, use),
  watch: [
    async ({ context }, use, info) => {
      const watch = await watchContext(context);
      await use(watch);
      await tellIfFailed(info, 'toasts', watch.toasts);
      if (watch.faults.length > 0) throw new Error(watch.faults.join('\n'));
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
