import { createManualClock } from '@amswap/testing';
import { describe, expect, it } from 'vitest';
import { AbiCoder } from 'ethers';
import { httpNode } from './httpNode.ts';

interface Reply {
  readonly status?: number;
  readonly body: string | ((sent: { id: number; method: string }) => unknown);
  readonly headers?: Record<string, string>;
}

const setUp = (reply: Reply | 'refused' | 'silent') => {
  const clock = createManualClock();
  const sent: unknown[] = [];
  let aborted = false;
  const fetch = (async (_url: string, init: RequestInit) => {
    const request = JSON.parse(String(init.body));
    sent.push(request);
    if (reply === 'refused') throw new TypeError('Failed to fetch');
    if (reply === 'silent')
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => {
          aborted = true;
          reject(new DOMException('aborted', 'AbortError'));
        });
      });
    const body = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body(request));
    return new Response(body, { status: reply.status ?? 200, headers: reply.headers ?? {} });
  }) as typeof globalThis.fetch;
  return { clock, sent, wasAborted: () => aborted, node: httpNode('https://node.example', { fetch, clock }) };
};

const call = { method: 'eth_call', params: [{}, 'latest'] };
const failing = (error: unknown): Reply => ({ body: ({ id }) => ({ jsonrpc: '2.0', id, error }) });
const failureOf = (reply: Reply | 'refused') =>
  setUp(reply)
    .node.request(call)
    .then(
      () => 'no failure',
      (error: { code: string; data: Record<string, unknown> }) => error,
    );

describe('answers', () => {
  it('gives the result of its own id', async () => {
    const { node } = setUp({ body: ({ id, method }) => ({ jsonrpc: '2.0', id, result: method }) });
    expect(await node.request(call)).toBe('eth_call');
  });

  it.each([
    ['B33 HTML with status 200', { body: '<html><body>Please log in</body></html>' }, 'rpc.badAnswer'],
    ['B33 HTML with status 502', { status: 502, body: '<html>502</html>' }, 'rpc.unreachable'],
    ['an empty body', { body: '' }, 'rpc.badAnswer'],
    ['JSON that is cut off', { body: '{"jsonrpc":"2.0","id":1,"resu' }, 'rpc.badAnswer'],
    ['JSON that is no answer', { body: '[]' }, 'rpc.badAnswer'],
    ['another id', { body: ({ id }) => ({ id: id + 1, result: '0x' }) }, 'rpc.badAnswer'],
    ['no result', { body: ({ id }) => ({ id }) }, 'rpc.badAnswer'],
    ['B31 429', { status: 429, body: 'Too Many Requests' }, 'rpc.rateLimited'],
    [
      'an error in JSON under status 500',
      { status: 500, ...failing({ code: -32005, message: '' }) },
      'rpc.rateLimited',
    ],
  ] satisfies [string, Reply, string][])('%s', async (_, reply, code) => {
    expect(await failureOf(reply)).toMatchObject({ code });
  });

  it('B33 connection refused', async () => {
    expect(await failureOf('refused')).toMatchObject({ code: 'rpc.unreachable' });
  });

  it('B33 a request that never answers ends at 60 s, and its connection with it', async () => {
    const { node, clock, wasAborted } = setUp('silent');
    let failure: unknown;
    const asked = node.request(call).catch((error: unknown) => {
      failure = error;
    });
    await clock.advance(59_999);
    expect(failure).toBeUndefined();
    await clock.advance(1);
    await asked;
    expect(failure).toMatchObject({ code: 'rpc.timedOut' });
    expect(wasAborted()).toBe(true);
    expect(clock.waiting).toBe(0);
  });

  it('asks once: a limit is not made worse', async () => {
    const { node, sent } = setUp({ status: 429, body: '' });
    await node.request(call).catch(() => {});
    expect(sent).toHaveLength(1);
  });
});

describe('limits', () => {
  it.each([
    ['1', 1_000],
    ['30', 30_000],
    ['0', undefined],
    ['soon', undefined],
    [new Date(Date.UTC(2026, 0, 1, 0, 0, 20)).toUTCString(), 20_000],
    [new Date(Date.UTC(2025, 0, 1)).toUTCString(), undefined],
  ])('B31 Retry-After: %s', async (header, retryAfterMs) => {
    const failure = await failureOf({ status: 429, body: '', headers: { 'retry-after': header } });
    expect(failure).toMatchObject({ code: 'rpc.rateLimited' });
    expect((failure as { data: { retryAfterMs?: number } }).data.retryAfterMs).toBe(retryAfterMs);
  });

  it('B31 -32005 on a call is a limit, not a failed contract', async () => {
    const error = {
      code: -32005,
      message: 'project ID request rate exceeded',
      data: { backoff_seconds: 30 },
    };
    expect(await failureOf(failing(error))).toMatchObject({
      code: 'rpc.rateLimited',
      data: { retryAfterMs: 30_000 },
    });
  });

  it.each([
    [{ code: 429, message: 'Too Many Requests' }, 'rpc.rateLimited'],
    [{ code: -32000, message: 'daily request count exceeded, request rate limited' }, 'rpc.rateLimited'],
    [{ code: -32000, message: 'exceed maximum block range: 5000' }, 'rpc.rangeTooLarge'],
    [{ code: -32000, message: 'header not found' }, 'rpc.lagging'],
    [{ code: -32000, message: 'missing trie node 2c8b' }, 'rpc.lagging'],
    [
      { code: -32000, message: 'insufficient funds for gas * price + value' },
      'transaction.insufficientFunds',
    ],
    [{ code: -32601, message: 'the method does not exist' }, 'rpc.badAnswer'],
    ['a bare text', 'rpc.badAnswer'],
  ])('%j', async (error, code) => {
    expect(await failureOf(failing(error))).toMatchObject({ code });
  });
});

describe('reverts', () => {
  const reason = `0x08c379a0${AbiCoder.defaultAbiCoder().encode(['string'], ['rate limit 👋']).slice(2)}`;
  it.each([
    [
      'a reason that reads like a limit',
      { code: 3, message: 'execution reverted: rate limit', data: reason },
      'contract.reason',
    ],
    ['under -32000', { code: -32000, message: 'execution reverted', data: reason }, 'contract.reason'],
    [
      'nested',
      { code: -32603, message: 'Internal error', data: { code: 3, data: reason } },
      'contract.reason',
    ],
    [
      'behind a word',
      { code: -32015, message: 'VM execution error.', data: `Reverted ${reason}` },
      'contract.reason',
    ],
    ['without bytes', { code: 3, message: 'execution reverted' }, 'contract.silent'],
    ['with no bytes', { code: -32000, message: 'execution reverted', data: '0x' }, 'contract.silent'],
    [
      'of our own',
      { code: 3, message: 'execution reverted', data: `0x12345678${'0'.repeat(64)}` },
      'contract.unknownError',
    ],
    [
      'by a check of the language',
      { code: 3, message: '', data: `0x4e487b71${'11'.padStart(64, '0')}` },
      'contract.panic',
    ],
    [
      'with a broken reason',
      { code: 3, message: '', data: `0x08c379a0${'f'.repeat(64)}` },
      'contract.reason',
    ],
  ])('%s', async (_, error, code) => {
    expect(await failureOf(failing(error))).toMatchObject({ code });
  });

  it('keeps the bytes for decoding, and the reason as foreign text', async () => {
    expect(await failureOf(failing({ code: 3, message: '', data: reason }))).toMatchObject({
      data: { revert: reason, foreign: { text: 'rate limit 👋', cut: false } },
    });
  });
});

describe('batches', () => {
  const requests = [{ method: 'a' }, { method: 'b' }, { method: 'c' }];
  type Sent = { id: number; method: string }[];
  const batched = (body: (sent: Sent) => unknown) =>
    setUp({ body: (sent) => body(sent as unknown as Sent) }).node.batch(requests);

  it('puts answers of any order into the order of the requests', async () => {
    const answers = await batched((sent) =>
      [...sent].reverse().map(({ id, method }) => ({ id, result: method })),
    );
    expect(answers).toEqual(['a', 'b', 'c']);
  });

  it('marks what a partial answer leaves out', async () => {
    const answers = await batched(([a, b]) => [
      { id: b?.id, error: { code: -32005 } },
      { id: a?.id, result: 'a' },
    ]);
    expect(answers).toMatchObject(['a', { code: 'rpc.rateLimited' }, { code: 'rpc.badAnswer' }]);
  });

  it('fails as a whole when the node refuses batches', async () => {
    await expect(
      batched(() => ({ id: null, error: { code: -32005, message: 'no batches' } })),
    ).rejects.toMatchObject({
      code: 'rpc.rateLimited',
    });
    await expect(batched(() => 'no')).rejects.toMatchObject({ code: 'rpc.badAnswer' });
  });
});
