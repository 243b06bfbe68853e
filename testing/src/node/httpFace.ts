import type { Clock, RpcRequest } from '@amswap/values';
import type { TestNode } from './testNode.ts';

/** How a node answers over HTTP. All of it may be changed at any time. */
export interface HttpBehaviour {
  /**
   * `silent` never answers; `refused` has no connection; `html` is a login page with status 200; `badGateway` HTML with 502;
   * `rateLimited` is 429; `limitExceeded` is error -32005 with status 200; `cut` is JSON that ends in the middle.
   */
  mode: 'normal' | 'silent' | 'refused' | 'html' | 'badGateway' | 'rateLimited' | 'limitExceeded' | 'cut';
  /** Header of a 429, in seconds; undefined leaves it out. */
  retryAfterSeconds: number | undefined;
  /** Every answer comes this much later, milliseconds. */
  slowBy: number;
  /** Leaves out the last answer of a batch. */
  partialBatches: boolean;
  /** Answers batches backwards. */
  unorderedBatches: boolean;
}

export interface HttpFace {
  readonly behaviour: HttpBehaviour;
  /** In place of `fetch`, whatever the address. */
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** Number of HTTP requests so far. */
  readonly count: number;
  /** Answers one HTTP request's body; a `Response` as `fetch` would give it. Rejects where there is no connection. */
  respond(body: unknown): Promise<Response>;
}

interface Envelope extends RpcRequest {
  readonly id: unknown;
}

/** Puts a node behind HTTP, with everything that goes wrong there. */
export function createHttpFace(node: TestNode, clock: Clock): HttpFace {
  const behaviour: HttpBehaviour = {
    mode: 'normal',
    retryAfterSeconds: undefined,
    slowBy: 0,
    partialBatches: false,
    unorderedBatches: false,
  };
  let count = 0;

  const answerOne = async ({ id, method, params }: Envelope): Promise<unknown> => {
    if (behaviour.mode === 'limitExceeded')
      return { jsonrpc: '2.0', id, error: { code: -32005, message: 'limit exceeded' } };
    try {
      return { jsonrpc: '2.0', id, result: await node.request({ method, params }) };
    } catch (error) {
      return { jsonrpc: '2.0', id, error };
    }
  };

  const answerAll = async (body: unknown): Promise<unknown> => {
    if (!Array.isArray(body)) return answerOne(body as Envelope);
    const answers = await Promise.all(body.map((each: Envelope) => answerOne(each)));
    const told = behaviour.partialBatches ? answers.slice(0, -1) : answers;
    return behaviour.unorderedBatches ? [...told].reverse() : told;
  };

  const respond = async (body: unknown): Promise<Response> => {
    count += 1;
    if (behaviour.slowBy > 0)
      await new Promise<void>((resolve) => void clock.after(behaviour.slowBy, resolve));
    switch (behaviour.mode) {
      case 'silent':
        return new Promise(() => {});
      case 'refused':
        throw new TypeError('Failed to fetch');
      case 'html':
        return page('<html><body>Please log in</body></html>', 200);
      case 'badGateway':
        return page('<html><body>502 Bad Gateway</body></html>', 502);
      case 'rateLimited':
        return page('Too Many Requests', 429, behaviour.retryAfterSeconds);
      case 'cut':
        return json(JSON.stringify(await answerAll(body)).slice(0, -9));
      case 'limitExceeded':
      case 'normal':
        return json(JSON.stringify(await answerAll(body)));
    }
  };

  return {
    behaviour,
    respond,
    get count() {
      return count;
    },
    async fetch(_, init) {
      const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
      const aborted = new Promise<never>((__, reject) =>
        init?.signal?.addEventListener('abort', () =>
          reject(new DOMException('The user aborted a request.', 'AbortError')),
        ),
      );
      return Promise.race([respond(body), aborted]);
    },
  };
}

const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } });

function page(text: string, status: number, retryAfter?: number): Response {
  const headers = new Headers({ 'content-type': 'text/html' });
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return new Response(text, { status, headers });
}
