import type { TestWallet } from './testWallet.ts';

/** Not an event of wallets: by it a late one comes into the page. */
const appearance = 'test:appear';

/** How the wallet shows itself in the page. */
export type PageInjection = 'announced' | 'injected' | 'legacy' | 'lateInjected';

interface PageWalletScript {
  readonly relay: string;
  readonly info: TestWallet['info'];
  readonly injection: PageInjection;
}

interface PageWalletEvent {
  readonly relay: string;
  readonly event: string;
  readonly values: unknown[];
}

/** The part of a Playwright page that is used. */
export interface PageLike {
  exposeFunction(name: string, run: (method: string, params: unknown) => Promise<string>): Promise<unknown>;
  addInitScript(script: (argument: PageWalletScript) => void, argument: PageWalletScript): Promise<unknown>;
  evaluate(run: (argument: PageWalletEvent) => void, argument: PageWalletEvent): Promise<unknown>;
}

/** What goes over the bridge: results and thrown things as JSON, so that a thrown text stays a text. */
type Relayed =
  | { readonly result: unknown }
  | { readonly thrown: unknown; readonly as: 'Error' | 'value' }
  | { readonly thrown: undefined; readonly as: 'nothing' };

/** A wallet in a page. */
export interface PageWallet {
  /** Lets a wallet that was installed as `lateInjected` appear in the page, with its event. */
  appear(): Promise<void>;
}

let installed = 0;

/**
 * Puts a test wallet that lives in Node (with its keys, its script and its requests) into a page, before the page's own code runs.
 * Events that the wallet emits in Node reach the page. To be called before the page is opened.
 */
export async function installPageWallet(
  page: PageLike,
  wallet: TestWallet,
  injection: PageInjection = 'announced',
): Promise<PageWallet> {
  installed += 1;
  const relay = `amswapTestWallet${installed}`;
  await page.exposeFunction(relay, async (method, params) => {
    try {
      const result = await wallet.provider.request({ method, params: listOf(params) });
      return JSON.stringify({ result } satisfies Relayed);
    } catch (thrown) {
      return JSON.stringify(relayThrown(thrown));
    }
  });
  await page.addInitScript(injectWallet, { relay, info: wallet.info, injection });
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect', 'connect', 'message']) {
    wallet.provider.on?.(event, (...values: never[]) => {
      // Between two pages there is nobody to hear it.
      page.evaluate(emitInPage, { relay, event, values }).catch(() => {});
    });
  }
  return {
    appear: async () => void (await page.evaluate(emitInPage, { relay, event: appearance, values: [] })),
  };
}

const listOf = (params: unknown): readonly unknown[] => (Array.isArray(params) ? params : []);

function relayThrown(thrown: unknown): Relayed {
  if (thrown === undefined) return { thrown, as: 'nothing' };
  if (!(thrown instanceof Error)) return { thrown, as: 'value' };
  // A class instance's own fields: the code and the data that wallets put there.
  const fields = Object.fromEntries(Object.entries(thrown));
  return { thrown: { ...fields, name: thrown.name, message: thrown.message }, as: 'Error' };
}

/** Runs in the page; must not refer to anything outside itself. */
function emitInPage({ relay, event, values }: PageWalletEvent): void {
  window.dispatchEvent(new CustomEvent(`${relay}:event`, { detail: { event, values } }));
}

/** Runs in the page before its own code; must not refer to anything outside itself. */
function injectWallet({ relay, info, injection }: PageWalletScript): void {
  const listeners = new Map<string, Set<(...values: unknown[]) => void>>();
  const ask = (window as unknown as Record<string, (method: string, params: unknown) => Promise<string>>)[
    relay
  ];
  const provider = {
    async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
      const answer = JSON.parse((await ask?.(method, params ?? [])) ?? '{}') as {
        result?: unknown;
        thrown?: unknown;
        as?: string;
      };
      if (answer.as === 'Error') throw Object.assign(new Error(), answer.thrown);
      if (answer.as !== undefined) throw answer.thrown;
      return answer.result;
    },
    on(event: string, listener: (...values: unknown[]) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      return provider;
    },
    removeListener(event: string, listener: (...values: unknown[]) => void) {
      listeners.get(event)?.delete(listener);
      return provider;
    },
  };
  window.addEventListener(`${relay}:event`, (heard) => {
    const { event, values } = (heard as CustomEvent<{ event: string; values: unknown[] }>).detail;
    for (const listener of Array.from(listeners.get(event) ?? [])) listener(...values);
  });
  const put = (name: string, value: unknown) =>
    Object.defineProperty(window, name, { configurable: false, get: () => value });
  if (injection === 'injected') put('ethereum', provider);
  if (injection === 'legacy') put('web3', { currentProvider: provider });
  if (injection === 'lateInjected') {
    provider.on('test:appear', () => {
      put('ethereum', provider);
      window.dispatchEvent(new Event('ethereum#initialized'));
    });
  }
  if (injection === 'announced') {
    const announce = () =>
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', {
          detail: Object.freeze({ info: Object.freeze(info), provider }),
        }),
      );
    window.addEventListener('eip6963:requestProvider', announce);
    announce();
  }
}
