// A folder of static files behind a path, as a static host serves it: what stands elsewhere is not found.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const kinds = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** The file that a request's path names, or undefined when it is outside of the base or of the folder. */
export function fileOf(folder, base, url) {
  const path = decodeURIComponent(new URL(url, 'http://host.invalid').pathname);
  if (!path.startsWith(base)) return undefined;
  const inside = normalize(path.slice(base.length)) || '.';
  if (inside.startsWith('..')) return undefined;
  return join(folder, inside.endsWith(sep) || inside === '.' ? join(inside, 'index.html') : inside);
}

/**
 * Serves a folder until it is closed.
 * @param base path in front of it, with a slash at both ends.
 * @returns {Promise<{ url: string, missing: readonly string[], close: () => Promise<void> }>} `missing`: paths that were
 * asked for and not found, so far.
 */
export async function serveStatic(folder, base = '/') {
  const missing = [];
  const answer = async (request, response) => {
    const file = fileOf(folder, base, request.url ?? '/');
    const body = file === undefined ? undefined : await readFile(file).catch(() => undefined);
    if (body === undefined) {
      missing.push(request.url ?? '');
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream' }).end(body);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}${base}`,
    missing,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
