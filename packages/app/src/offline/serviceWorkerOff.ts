// The kill switch: published in place of sw.js it takes the service worker and all that it kept off every device, and the
// pages come from the host again. docs/deployment.md says how.

interface RetiringScope {
  readonly registration: { unregister(): Promise<boolean> };
  readonly clients: {
    matchAll(): Promise<readonly { readonly url: string; navigate(url: string): Promise<unknown> }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: Event & { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

const retiring = self as unknown as RetiringScope;

async function retire(): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith('amswap-'));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await retiring.registration.unregister();
  // A page that came from the host already registers this again; loading it once more would never end.
  if (kept.length === 0) return;
  const pages = await retiring.clients.matchAll();
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}

retiring.addEventListener('install', (event) => event.waitUntil(retiring.skipWaiting()));
retiring.addEventListener('activate', (event) => event.waitUntil(retire()));
// A page that registers this while the page before it is still closing gets the registration back that was on its way out,
// without a request or an install. Each page speaks to the worker that it gets, and is not controlled by this one: it leaves then.
retiring.addEventListener('message', (event) => event.waitUntil(retiring.registration.unregister()));
