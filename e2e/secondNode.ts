import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Another node of the same chain: hands on what it is asked. */
export interface SecondNode {
  readonly url: string;
  /** How often it was asked so far. */
  asked(): number;
  close(): Promise<void>;
}

/** What a node says that is asked for its chain and is of another one. */
export interface SecondNodeOptions {
  /** Answers every question with this chain id in place of handing it on. */
  readonly claims?: number;
}

const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Starts a node in front of another one. */
export async function startSecondNode(
  behind: string,
  { claims }: SecondNodeOptions = {},
): Promise<SecondNode> {
  let asked = 0;
  const server = createServer((question, answer) => {
    if (question.method === 'OPTIONS') return void answer.writeHead(204, open).end();
    asked += 1;
    if (claims !== undefined) {
      void text(question).then((body) => {
        const { id } = JSON.parse(body) as { readonly id: unknown };
        const result = `0x${claims.toString(16)}`;
        answer
          .writeHead(200, { ...open, 'content-type': 'application/json' })
          .end(JSON.stringify({ jsonrpc: '2.0', id, result }));
      });
      return undefined;
    }
    const { method, headers } = question;
    const handedOn = ask(behind, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, { ...given.headers, ...open });
      given.pipe(answer);
    });
    handedOn.on('error', () => answer.destroy());
    question.pipe(handedOn);
    return undefined;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
