import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BenchHost } from './benchRow.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const configName = 'deployment.json';

/**
 * Serves a folder as a static host does, its texts compressed.
 *
 * @param deployment answered as `deployment.json`; that file is missing without it
 */
export async function startBenchHost(folder: string, deployment?: string): Promise<BenchHost> {
  const packed = new Map<string, Buffer>();
  const read = (name: string): Buffer | undefined => {
    const kept = packed.get(name);
    if (kept !== undefined) return kept;
    const file = join(folder, normalize(name));
    const given = name === configName ? deployment : undefined;
    if (
      given === undefined &&
      (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile())
    )
      return undefined;
    const body = gzipSync(given ?? readFileSync(file), { level: 9 });
    packed.set(name, body);
    return body;
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host.test').pathname).slice(1);
    const name = path === '' ? 'index.html' : path;
    const body = read(name);
    if (body === undefined)
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('not here');
    const type = mediaTypes[extname(name)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
