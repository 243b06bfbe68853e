import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, resolve } from 'node:path';

const dist = resolve(import.meta.dirname, '../packages/app/dist');

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};

export interface StaticHost {
  /** Address of the app's folder, with a slash at the end. */
  readonly url: string;
  /** Paths asked for so far, in order, without the folder. */
  readonly requests: string[];
  close(): Promise<void>;
}

export interface StaticHostOptions {
  /** Folder under which the app stands, for instance `/deep/folder/`. */
  readonly folder?: string;
  /** Served as `deployment.json`; without it that address answers 404, which means the tour. */
  readonly deployment?: string;
}

/** Serves the built app as a plain static host would: files, 404, nothing else. */
export async function startStaticHost({
  folder = '/',
  deployment,
}: StaticHostOptions = {}): Promise<StaticHost> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host.test').pathname);
    const inside = path.startsWith(folder) ? path.slice(folder.length) : undefined;
    if (inside !== undefined) requests.push(inside);
    if (inside === 'deployment.json' && deployment !== undefined) {
      response
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(deployment);
      return;
    }
    const file =
      inside === undefined ? undefined : join(dist, normalize(inside === '' ? 'index.html' : inside));
    if (file === undefined || !file.startsWith(dist) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not here');
      return;
    }
    response.writeHead(200, { 'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${folder}`,
    requests,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
