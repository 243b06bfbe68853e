import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A proxy as a deployment has one: requests go to one replica after the other, and it says for whom. */
export interface Proxy {
  readonly url: string;
  readonly stop: () => void;
}

/** Says which address a client of the tests would have: they all come from one machine. */
export const clientHeader = 'x-test-client';

/** Starts a proxy over replicas. One that takes no connection is passed over. */
export async function startProxy(replicas: () => readonly string[]): Promise<Proxy> {
  let turn = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { [clientHeader]: client, 'x-forwarded-for': said, host: _, ...headers } = request.headers;
    const body = await text(request);
    const forwarded = [said, client ?? '127.0.0.1'].filter(Boolean).join(', ');
    const all = replicas();
    for (let tried = 0; tried < all.length; tried++) {
      turn += 1;
      const reply = await fetch(`${all[turn % all.length]}${request.url}`, {
        method: request.method ?? 'GET',
        headers: { ...(headers as Record<string, string>), 'x-forwarded-for': forwarded },
        ...(body === '' ? {} : { body }),
      }).catch(() => undefined);
      if (reply === undefined) continue;
      const answered = Buffer.from(await reply.arrayBuffer());
      response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(answered);
      return;
    }
    response.writeHead(502).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
