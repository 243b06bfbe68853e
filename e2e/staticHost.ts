import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { builtApp } from './buildApp.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** A web host on this device. */
export interface StaticHost {
  /** Address of the app's folder, with a slash at the end. */
  readonly url: string;
  /** Paths asked for so far, in order, without the folder. */
  readonly requests: string[];
  /** What stands at a path in place of the build's file: its text, or null where nothing does. May change at any time. */
  readonly replaced: Map<string, string | null>;
  /** `down`: every connection breaks, as without a network. */
  line: 'up' | 'down';
  close(): Promise<void>;
}

export interface StaticHostOptions {
  /** Folder under which the app stands, for instance `/deep/folder/`. */
  readonly folder?: string;
  /** Served as `deployment.json`; without it that address answers 404, which means the tour. */
  readonly deployment?: string;
}

const configName = 'deployment.json';

const answerMissing = (response: ServerResponse): void =>
  void response.writeHead(404, { 'content-type': 'text/plain' }).end('not here');

function answerFile(path: string, response: ServerResponse): void {
  const file = join(builtApp, normalize(path === '' ? 'index.html' : path));
  if (!file.startsWith(builtApp + sep) || !existsSync(file) || !statSync(file).isFile())
    return answerMissing(response);
  response.writeHead(200, {
    'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
    ...(path.startsWith('assets/') ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}),
  });
  createReadStream(file).pipe(response);
}

/** Serves the built app as a plain static host would: files, those named by their content to be kept for good, and 404. */
export async function startStaticHost({
  folder = '/',
  deployment,
}: StaticHostOptions = {}): Promise<StaticHost> {
  const requests: string[] = [];
  const replaced = new Map<string, string | null>();
  const server = createServer((request, response) => {
    if (host.line === 'down') return void request.socket.destroy();
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host.test').pathname);
    if (!path.startsWith(folder)) return answerMissing(response);
    const inside = path.slice(folder.length);
    requests.push(inside);
    const text = inside === configName ? deployment : replaced.get(inside);
    if (text === undefined) return answerFile(inside, response);
    if (text === null) return answerMissing(response);
    const type = mediaTypes[extname(inside === '' ? 'index.html' : inside)];
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const host: StaticHost = {
    url: `http://127.0.0.1:${port}${folder}`,
    requests,
    replaced,
    line: 'up',
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return host;
}
