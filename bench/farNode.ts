import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchHost } from './benchRow.ts';

/** How far away the node is: what a bare round trip takes, milliseconds (row 9 of performance.md). */
export const roundTripMs = 100;

/** A node that stands a round trip away: what it is asked goes to another one, and the answer waits. */
export async function startFarNode(nearUrl: string): Promise<BenchHost> {
  const allowed = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-max-age': '600',
  };
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, allowed).end();
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const answer = fetch(nearUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: Buffer.concat(parts),
      }).then((near) => near.text());
      Promise.all([answer, wait(roundTripMs)]).then(
        ([text]) => response.writeHead(200, { ...allowed, 'content-type': 'application/json' }).end(text),
        () => response.writeHead(502, allowed).end(),
      );
    });
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
