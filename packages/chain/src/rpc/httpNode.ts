import type { Clock, RpcRequest } from '@amswap/values';
import { ChainError } from '../errors/ChainError.ts';
import { nodeFailure } from './nodeFailure.ts';
import type { Transport } from './Transport.ts';

export interface HttpNodeOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  /** Bound on one request, milliseconds; 60,000 unless said. */
  readonly timeoutMs?: number;
}

/** One node behind an HTTP address. Asks once: trying again is the pool's and the reader's business, within their bounds. */
export interface HttpNode {
  readonly url: string;
  /** Asks once. Rejects with `rpc.*`, with `contract.*` when the call reverted, or with the judge's verdict. */
  readonly request: Transport;
  /**
   * Several requests in one HTTP request. Answers stand in the order of the requests whatever order the node answers
   * in; each is a result or a `ChainError`, and one that the node left out is `rpc.badAnswer`.
   * Rejects with `rpc.*`, only when there is no usable answer at all.
   */
  batch(requests: readonly RpcRequest[]): Promise<readonly (unknown | ChainError)[]>;
}

interface RpcAnswer {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
}

/**
 * A client for one JSON-RPC node.
 * Rejects with `rpc.unreachable` (no connection, 5xx), `rpc.timedOut`, `rpc.rateLimited` (429, -32005; with `retryAfterMs`
 * when the node names a time), `rpc.badAnswer` (HTML, cut or foreign answers), `rpc.rangeTooLarge`, `rpc.lagging`, or a
 * `contract.*` code when the call itself reverted.
 *
 * @example const node = httpNode('https://node.example', { fetch, clock });
 */
export function httpNode(url: string, { fetch, clock, timeoutMs = 60_000 }: HttpNodeOptions): HttpNode {
  let lastId = 0;

  const post = (body: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const abort = new AbortController();
      const cancel = clock.after(timeoutMs, () => {
        reject(new ChainError('rpc.timedOut'));
        abort.abort();
      });
      exchange(fetch, clock, url, body, abort.signal).then(resolve, reject).finally(cancel);
    });

  return {
    url,
    async request({ method, params = [] }, judge) {
      lastId += 1;
      const id = lastId;
      const answer = await post({ jsonrpc: '2.0', id, method, params });
      const result = resultOf(answer, id, method);
      const verdict = judge?.(result);
      if (verdict !== undefined) throw verdict;
      return result;
    },
    async batch(requests) {
      const first = lastId + 1;
      lastId += requests.length;
      const answer = await post(
        requests.map(({ method, params = [] }, i) => ({ jsonrpc: '2.0', id: first + i, method, params })),
      );
      // A node that refuses a whole batch answers with one error object.
      if (!Array.isArray(answer)) {
        const error = isAnswer(answer) ? answer.error : undefined;
        throw error === undefined ? new ChainError('rpc.badAnswer') : nodeFailure(error, 'batch');
      }
      return requests.map(({ method }, i) => {
        try {
          const own = answer.find((entry) => isAnswer(entry) && entry.id === first + i);
          return resultOf(own, first + i, method);
        } catch (failure) {
          return failure;
        }
      });
    },
  };
}

async function exchange(
  fetch: typeof globalThis.fetch,
  clock: Clock,
  url: string,
  body: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  let status: number;
  let text: string;
  let retryAfter: string | null;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    status = response.status;
    retryAfter = response.headers.get('retry-after');
    text = await response.text();
  } catch {
    throw new ChainError('rpc.unreachable');
  }
  if (status === 429) throw new ChainError('rpc.rateLimited', retryAfterPart(retryAfter, clock));
  try {
    return JSON.parse(text);
  } catch {
    throw new ChainError(status >= 500 ? 'rpc.unreachable' : 'rpc.badAnswer');
  }
}

function resultOf(answer: unknown, id: number, method: string): unknown {
  if (!isAnswer(answer)) throw new ChainError('rpc.badAnswer', { method });
  // Errors that concern the request as a whole come with the id null.
  if (answer.error !== undefined && answer.error !== null) throw nodeFailure(answer.error, method);
  if (answer.id !== id || answer.result === undefined) throw new ChainError('rpc.badAnswer', { method });
  return answer.result;
}

function isAnswer(value: unknown): value is RpcAnswer {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Retry-After is seconds or a date; milliseconds is what ethers takes it for, and hammers the node. */
function retryAfterPart(header: string | null, clock: Clock): { retryAfterMs?: number } {
  if (header === null) return {};
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - clock.now();
  return ms > 0 ? { retryAfterMs: ms } : {};
}
