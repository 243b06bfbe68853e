import { createManualClock, type ManualClock } from '@amswap/testing';
import type { RpcRequest } from '@amswap/values';
import { beforeEach, describe, expect, it } from 'vitest';
import { ChainError, type ChainErrorData } from '../errors/ChainError.ts';
import type { HttpNode } from './httpNode.ts';
import { createNodePool, type NodePool } from './nodePool.ts';
import { nodeHealth, probeNodes } from './probeNodes.ts';

type Behaviour = {
  height?: bigint;
  chainId?: number;
  fails?: ChainError;
  silent?: boolean;
  takesMs?: number;
};

let clock: ManualClock;
let asked: string[];

const testNode = (url: string, behaviour: Behaviour): HttpNode => {
  const answer = async (request: RpcRequest): Promise<unknown> => {
    asked.push(url);
    const { fails, silent, takesMs } = behaviour;
    if (silent) return new Promise(() => {});
    if (takesMs) await new Promise<void>((resolve) => void clock.after(takesMs, resolve));
    if (fails) throw fails;
    if (request.method === 'eth_chainId') return `0x${(behaviour.chainId ?? 56).toString(16)}`;
    if (request.method === 'eth_blockNumber') return `0x${(behaviour.height ?? 1_000n).toString(16)}`;
    return url;
  };
  return {
    url,
    async request(request, judge) {
      const result = await answer(request);
      const verdict = judge?.(result);
      if (verdict) throw verdict;
      return result;
    },
    batch: (requests) => Promise.all(requests.map(answer)),
  };
};

const poolOf = (behaviours: Record<string, Behaviour>, chainId?: number): NodePool =>
  createNodePool({
    nodes: Object.entries(behaviours).map(([url, behaviour]) => testNode(url, behaviour)),
    clock,
    ...(chainId !== undefined && { chainId }),
  });
const error = (code: ChainError['code'], data?: ChainErrorData) => new ChainError(code, data);
const call = { method: 'eth_call' };

beforeEach(() => {
  clock = createManualClock();
  asked = [];
});

describe('failover', () => {
  it('asks the first node of the config while it answers', async () => {
    const pool = poolOf({ a: {}, b: {} });
    expect([await pool.request(call), await pool.request(call)]).toEqual(['a', 'a']);
    expect(asked).toEqual(['a', 'a']);
  });

  it('asks the next one at once when one fails, and stays there while the failed one rests', async () => {
    const first: Behaviour = { fails: error('rpc.unreachable') };
    const pool = poolOf({ a: first, b: {} });
    expect(await pool.request(call)).toBe('b');
    delete first.fails;
    expect(await pool.request(call)).toBe('b');
    expect(asked).toEqual(['a', 'b', 'b']);
    await clock.advance(30_001);
    expect(await pool.request(call)).toBe('a');
  });

  it('keeps away from a limited node as long as it asked for', async () => {
    const first: Behaviour = { fails: error('rpc.rateLimited', { retryAfterMs: 90_000 }) };
    const pool = poolOf({ a: first, b: {} });
    await pool.request(call);
    delete first.fails;
    await clock.advance(89_999);
    expect(await pool.request(call)).toBe('b');
    await clock.advance(2);
    expect(await pool.request(call)).toBe('a');
  });

  it('does not ask around after a revert: it would be the same everywhere', async () => {
    const pool = poolOf({ a: { fails: error('contract.silent') }, b: {} });
    await expect(pool.request(call)).rejects.toMatchObject({ code: 'contract.silent' });
    expect(asked).toEqual(['a']);
    expect(nodeHealth(pool)[0]).toMatchObject({ url: 'a', state: 'healthy' });
  });

  it('tells the first error when all fail, each asked once', async () => {
    const pool = poolOf({ a: { fails: error('rpc.rateLimited') }, b: { fails: error('rpc.unreachable') } });
    await expect(pool.request(call)).rejects.toMatchObject({ code: 'rpc.rateLimited' });
    expect(asked).toEqual(['a', 'b']);
  });

  it('asks a second node when the first is silent, without waiting for its end', async () => {
    const pool = poolOf({ a: { silent: true }, b: {} });
    const answer = pool.request(call);
    await clock.advance(5_000);
    expect(await answer).toBe('b');
    expect(clock.waiting).toBe(0);
  });

  it('B33 ends at 60 s when nobody answers', async () => {
    const pool = poolOf({ a: { silent: true }, b: { silent: true } });
    const answer = pool.request(call).catch((failure: unknown) => failure);
    await clock.advance(60_000);
    expect(await answer).toMatchObject({ code: 'rpc.timedOut' });
  });

  it('leaves out a node whose answer the reader does not believe', async () => {
    const pool = poolOf({ liar: {}, b: {} });
    const judge = (answer: unknown) => (answer === 'liar' ? error('rpc.wrongChain') : undefined);
    expect(await pool.request(call, judge)).toBe('b');
    expect(nodeHealth(pool)[1]).toMatchObject({ url: 'liar', state: 'wrongChain' });
    await clock.advance(60_000);
    expect(await pool.request(call, judge)).toBe('b');
    expect(asked).toEqual(['liar', 'b', 'b']);
  });
});

describe('answers that nobody judges', () => {
  const receipt = { method: 'eth_getTransactionReceipt' };

  it('are never those of a node on another chain, also where no other one answers', async () => {
    const first: Behaviour = {};
    const pool = poolOf({ a: first, b: { chainId: 1 } }, 56);
    expect(await pool.request(receipt)).toBe('a');
    first.fails = error('rpc.unreachable');
    await expect(pool.request(receipt)).rejects.toMatchObject({ code: 'rpc.unreachable' });
    expect(pool.inOrder().find(({ client }) => client.url === 'b')?.state).toBe('wrongChain');
    asked.length = 0;
    await expect(pool.request(receipt)).rejects.toMatchObject({ code: 'rpc.unreachable' });
    // It is known by then, and not even asked.
    expect(asked).toEqual(['a']);
  });

  it('cost one question about the chain, and none where a judge looked at it', async () => {
    const pool = poolOf({ a: {} }, 56);
    await pool.request(receipt);
    await pool.request(receipt);
    expect(asked).toEqual(['a', 'a', 'a']);
    asked.length = 0;
    const judged = poolOf({ b: {} }, 56);
    await judged.request(call, () => undefined);
    await judged.request(receipt);
    expect(asked).toEqual(['b', 'b']);
  });

  it('come again from a node that was found on another chain, once it is back on the right one', async () => {
    const node: Behaviour = { chainId: 1 };
    const pool = poolOf({ a: node }, 56);
    await expect(pool.request(receipt)).rejects.toMatchObject({
      code: 'rpc.wrongChain',
      data: { chainId: 1, wantedChainId: 56 },
    });
    node.chainId = 56;
    await pool.request(call, () => undefined);
    expect(await pool.request(receipt)).toBe('a');
  });
});

describe('choice', () => {
  it('puts the chosen node first, and the config first again without a choice', async () => {
    const pool = poolOf({ a: {}, b: {} });
    pool.prefer('b');
    expect(await pool.request(call)).toBe('b');
    expect(nodeHealth(pool).map(({ url }) => url)).toEqual(['b', 'a']);
    pool.prefer(undefined);
    expect(await pool.request(call)).toBe('a');
  });

  it('gives a second opinion by another node than the one that answered', async () => {
    const pool = poolOf({ a: {}, b: {} });
    await pool.request(call);
    expect(await pool.secondOpinion()?.(call)).toBe('b');
    expect(poolOf({ a: {} }).secondOpinion()).toBeUndefined();
    const untried = poolOf({ a: {}, b: {} });
    expect(await untried.secondOpinion()?.(call)).toBe('b');
  });
});

describe('probe', () => {
  it('tells latency and height, and finds who lags, lies or is silent about it', async () => {
    const pool = poolOf({
      good: { height: 1_000n, takesMs: 120 },
      lagging: { height: 900n },
      liar: { chainId: 1 },
      down: { fails: error('rpc.unreachable') },
    });
    const probing = probeNodes(pool, clock, 56);
    await clock.advance(120);
    const health = await probing;
    expect(health.map(({ url, state, height }) => [url, state, height])).toEqual([
      ['good', 'healthy', 1_000n],
      ['lagging', 'lagging', 900n],
      ['down', 'failing', undefined],
      ['liar', 'wrongChain', undefined],
    ]);
    expect(health[0]?.latencyMs).toBe(120);
  });
});

describe('nodes taken in by hand', () => {
  const urls = (pool: NodePool) => pool.inOrder().map(({ client }) => client.url);

  it('are asked after the others, once an address, first where preferred, and can be left again', async () => {
    const pool = createNodePool({ nodes: [testNode('one', {})], clock });
    pool.add(testNode('own', {}));
    pool.add(testNode('own', {}));
    expect(urls(pool)).toEqual(['one', 'own']);
    pool.prefer('own');
    expect(await pool.request({ method: 'eth_call' })).toBe('own');
    pool.remove('own');
    expect(await pool.request({ method: 'eth_call' })).toBe('one');
  });

  it('the last one stays', () => {
    const pool = createNodePool({ nodes: [testNode('one', {})], clock });
    pool.remove('one');
    expect(urls(pool)).toEqual(['one']);
  });
});
