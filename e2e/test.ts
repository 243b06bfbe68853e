import { test as base } from '@playwright/test';
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
  chain: async ({ localChain }, use) => {
    await localChain.rewind();
    await use(localChain);
  },
  tourHost: async ({ browserName: _ }, use) => withHost({}, use),
  chainHost: async ({ chain }, use) => withHost({ deployment: chain.deployment }, use),
  watch: [
    async ({ context }, use) => {
      const watch = await watchContext(context);
      await use(watch);
      if (watch.faults.length > 0) throw new Error(watch.faults.join('\n'));
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
