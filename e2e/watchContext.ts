import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What the pages of a test said and did, heard from outside of the product. */
export interface ContextWatch {
  /** What must not happen: uncaught errors, requests to other hosts, breaches of the policy, words on the console. */
  readonly faults: string[];
  /** Every text that stood in the region of the toasts, the oldest first: a toast is gone after 1.5 s. */
  readonly toasts: string[];
}

/** The browser itself says this of a deployment.json that is not there: the tour. */
const isMissingConfig = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') && message.location().url.endsWith('/deployment.json');

/** Forgets the browser's own words about files that a test let fail; the product keeps silent about them. */
export function forgiveMissingFiles({ faults }: ContextWatch): void {
  const others = faults.filter((fault) => !/on the console: Failed to load resource/.test(fault));
  faults.splice(0, faults.length, ...others);
}

/** Watches every page of a context, from before its first script runs. */
export async function watchContext(context: BrowserContext): Promise<ContextWatch> {
  const faults: string[] = [];
  const toasts: string[] = [];
  await context.exposeFunction('amswapTestFault', (text: string) => void faults.push(text));
  await context.exposeFunction('amswapTestToast', (text: string) => void toasts.push(text));
  await context.addInitScript(watchPage);
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      faults.push(`a foreign request: ${request.url()}`);
  });
  context.on('console', (message) => {
    if (!isMissingConfig(message)) faults.push(`on the console: ${message.text()}`);
  });
  return { faults, toasts };
}

/** Runs in the page before its own code; must not refer to anything outside itself. */
function watchPage(): void {
  const { amswapTestFault: fault, amswapTestToast: toast } = window as unknown as Record<
    'amswapTestFault' | 'amswapTestToast',
    (text: string) => Promise<void>
  >;
  // The product keeps its console silent, so its errors are heard where it hears them.
  addEventListener('error', ({ message }) => void fault(`the page threw: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => void fault(`nobody caught: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    void fault(`against the policy: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof HTMLOutputElement)
        for (const added of addedNodes) void toast(added.textContent ?? '');
  }).observe(document, { childList: true, subtree: true });
}
