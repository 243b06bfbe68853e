import { test as base, type Page } from '@playwright/test';
import { type LocalChain, startLocalChain } from './localChain.ts';
import { startStaticHost, type StaticHost } from './staticHost.ts';

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
  /** Fails the test if the page threw, or asked a host that is not this device. */
  readonly watchdog: void;
}

async function withHost(
  options: Parameters<typeof startStaticHost>[0],
  use: (host: StaticHost) => Promise<void>,
) {
  const host = await startStaticHost(options);
  await use(host);
  await host.close();
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
    const snapshot = await localChain.ask('evm_snapshot');
    await use(localChain);
    await localChain.ask('evm_revert', snapshot);
  },
  tourHost: async ({ browserName: _ }, use) => withHost({}, use),
  chainHost: async ({ chain }, use) => withHost({ deployment: chain.deployment }, use),
  watchdog: [
    async ({ page }, use) => {
      const faults = watchPage(page);
      await use();
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

function watchPage(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`the page threw: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      faults.push(`a foreign request: ${request.url()}`);
  });
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) faults.push(message.text());
  });
  return faults;
}
