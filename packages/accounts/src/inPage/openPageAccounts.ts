import type { Clock } from '@amswap/values';
import { createAccountsApp } from '../http/accountsApp.ts';
import { accountKeyOf, passwordForm } from '../service/accountKey.ts';
import type { AccountsStore } from '../service/AccountsStore.ts';
import { createService } from '../service/createService.ts';
import { type ContractCall, usualRules } from '../service/ServiceParts.ts';
import { makePageKeys } from './bindingKeys.ts';
import { emptyState } from './PageState.ts';
import { pageHasher } from './pageHasher.ts';
import { createPageStore } from './pageStore.ts';
import { indexedDbHolder, memoryHolder, type StateHolder } from './StateHolder.ts';

/** The one account that the service in a page knows. It is shown on the screen: it protects nothing. */
export const demoAccount = { name: 'demo', password: 'tour-1234' } as const;

/** What the service in a page is opened with. */
export interface PageAccountsOptions {
  readonly clock: Pick<Clock, 'now'>;
  /** The page's own origin: the only one that is let in. */
  readonly origin: string;
  readonly chainId: number;
  /** Plain text: whom to ask about a lost password. */
  readonly contact: string;
  /** Name of the IndexedDB database; undefined keeps everything in memory. */
  readonly databaseName: string | undefined;
  /** Asks the page's chain about a contract wallet's signature. */
  readonly contractCall?: ContractCall;
}

/** The accounts service inside a page. */
export interface PageAccounts {
  /** Stands in for `fetch`: nothing leaves the page. */
  readonly send: (request: Request) => Promise<Response>;
  /** What to seal for. */
  readonly publicKey: string;
  readonly store: AccountsStore;
  /** Forgets everything but the demo account. */
  readonly reset: () => Promise<void>;
  /** `memory` where the browser keeps nothing. */
  readonly keeping: 'disk' | 'memory';
}

/** The browser's database, or memory where it is refused or missing. */
async function openHolder(name: string | undefined): Promise<StateHolder & Pick<PageAccounts, 'keeping'>> {
  if (name === undefined) return { ...memoryHolder(), keeping: 'memory' };
  try {
    return { ...(await indexedDbHolder(name, indexedDB)), keeping: 'disk' };
  } catch {
    return { ...memoryHolder(), keeping: 'memory' };
  }
}

/** Makes the demo account where it is not there. */
async function keepDemoAccount(store: AccountsStore, createdAt: number): Promise<void> {
  const { name, password } = demoAccount;
  const key = accountKeyOf(name);
  if ((await store.account(key)) !== undefined) return;
  const passwordHash = await pageHasher.hash(passwordForm(password));
  await store.createAccount({ key, name, passwordHash, createdAt, disabledAt: undefined });
}

/** Opens the same service that a server runs, in this page and with the demo account alone. @throws Error without WebCrypto */
export async function openPageAccounts(options: PageAccountsOptions): Promise<PageAccounts> {
  const { clock, origin, chainId, contact, contractCall } = options;
  const { keeping, ...holder } = await openHolder(options.databaseName);
  const store = createPageStore(holder);
  const { publicKey, key } = await makePageKeys();
  await store.sweep(clock.now(), clock.now() - usualRules.tryWindowMs);
  await keepDemoAccount(store, clock.now());
  const service = createService({
    store,
    clock,
    hasher: pageHasher,
    rules: { ...usualRules, origins: [origin], chainIds: [chainId], contact },
    keys: [key],
    contractCalls: new Map(contractCall === undefined ? [] : [[chainId, contractCall]]),
  });
  const app = createAccountsApp({
    service,
    clock,
    origins: [origin],
    ready: () => store.ping(),
    // A page can't set the origin of a request that it makes for itself.
    callerOf: () => ({ origin, network: 'this page' }),
    log: () => {},
  });
  return {
    send: async (request) => app.fetch(request, {}),
    publicKey,
    store,
    keeping,
    async reset() {
      await holder.change(() => [emptyState, undefined]);
      await keepDemoAccount(store, clock.now());
    },
  };
}
