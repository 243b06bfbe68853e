// The service worker: the app's own files for a start without a network, and nothing else. It stands alone: the build
// transpiles it without bundling (serviceWorker.vite.ts) and puts in what it keeps.
//
// It never answers for a node: what is not a GET of one of the app's own files passes it by.

/** What the build says: its own name, and the files of the shell relative to the page. */
declare const __SHELL__: { readonly build: string; readonly files: readonly string[] };

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchingEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent & WaitingEvent) => void): void;
}

const worker = self as unknown as WorkerScope;
const prefix = 'amswap-shell-';
const shellCache = `${prefix}${__SHELL__.build}`;
/** Outlives a release: the config as it was last, and the theme that was chosen. */
const keptCache = 'amswap-kept';
const pageFile = './';
const configFile = 'deployment.json';
const themeEntry = 'chosen-theme';

const { scope } = worker.registration;
const inScope = (name: string): string => new URL(name, scope).href;

/** Whether an address is of a file that the build names by what is in it, or of an icon. */
const isFile = (url: string): boolean =>
  url.startsWith(scope) && /^(assets|icons)\//.test(url.slice(scope.length));

async function keepShell(): Promise<void> {
  const cache = await caches.open(shellCache);
  // Past the browser's own cache: an old page under a new name would never heal.
  await cache.addAll(__SHELL__.files.map((name) => new Request(inScope(name), { cache: 'no-cache' })));
  // The page that installs this had its config before: without it the next start would find none.
  await answerConfig(new Request(inScope(configFile), { cache: 'no-cache' }));
}

async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== shellCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The page, with the theme that was chosen by hand in it: its first frame is right already. */
async function answerPage(request: Request): Promise<Response> {
  const shell = await (await caches.open(shellCache)).match(inScope(pageFile));
  if (shell === undefined) return fetch(request);
  const theme = await (await caches.open(keptCache)).match(inScope(themeEntry));
  const chosen = theme === undefined ? '' : await theme.text();
  if (chosen !== 'light' && chosen !== 'dark') return shell;
  const markup = (await shell.text()).replace('<html lang="en"', (tag) => `${tag} data-theme="${chosen}"`);
  return new Response(markup, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** The config comes from the host whenever it answers, whatever it says; the last one stands in where it does not. */
async function answerConfig(request: Request): Promise<Response> {
  const cache = await caches.open(keptCache);
  try {
    const answer = await fetch(request);
    // That there is none is an answer as well: it means the tour, which works without a network.
    if (answer.ok || answer.status === 404 || answer.status === 410)
      await cache.put(inScope(configFile), answer.clone());
    return answer;
  } catch {
    return (await cache.match(inScope(configFile))) ?? Response.error();
  }
}

/** Files of a build are named by what is in them: once here, always right. */
async function answerFile(request: Request): Promise<Response> {
  const cache = await caches.open(shellCache);
  const kept = await cache.match(request.url);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

/** Files that a page used before this answered for it: the tour's chain among them. */
async function keepUsed(files: readonly unknown[]): Promise<void> {
  const own = files.filter((url): url is string => typeof url === 'string' && isFile(url));
  await Promise.all(own.map((url) => answerFile(new Request(url)).catch(() => undefined)));
}

function answerTo(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return undefined;
  const [name = ''] = request.url.slice(scope.length).split(/[?#]/);
  if (request.mode === 'navigate')
    return name === '' || name === 'index.html' ? answerPage(request) : undefined;
  if (name === configFile) return answerConfig(request);
  return isFile(request.url) ? answerFile(request) : undefined;
}

worker.addEventListener('install', (event) => event.waitUntil(keepShell()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOldShells()));
worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer !== undefined) event.respondWith(answer);
});
worker.addEventListener('message', (event) => {
  // Only the app's own pages have a word here.
  if (event.origin !== new URL(scope).origin) return;
  const { kind, theme, files } = Object(event.data) as Readonly<Record<string, unknown>>;
  if (kind === 'takeOver') event.waitUntil(worker.skipWaiting());
  if (kind === 'used' && Array.isArray(files)) event.waitUntil(keepUsed(files));
  if (kind === 'theme' && typeof theme === 'string')
    event.waitUntil(
      caches.open(keptCache).then((cache) => cache.put(inScope(themeEntry), new Response(theme))),
    );
});
