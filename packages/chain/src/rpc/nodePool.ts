import type { Clock, RpcRequest } from '@amswap/values';
import { ChainError, isChainError } from '../errors/ChainError.ts';
import type { HttpNode } from './httpNode.ts';
import type { Judge, Transport } from './Transport.ts';

/** What is known of a node, as a closed union so that the test page can name it. */
export type NodeState = 'unknown' | 'healthy' | 'failing' | 'rateLimited' | 'lagging' | 'wrongChain';

export interface NodeHealth {
  readonly url: string;
  readonly state: NodeState;
  /** Time of the last good answer, milliseconds; undefined before one. */
  readonly latencyMs: number | undefined;
  /** Highest block that the node was seen at by a probe. */
  readonly height: bigint | undefined;
  /** Whether reads go to this node first. */
  readonly preferred: boolean;
}

export interface NodePoolOptions {
  /** Nodes in the order of the config; at least one. */
  readonly nodes: readonly HttpNode[];
  readonly clock: Clock;
  readonly chainId: number;
  /** After how many milliseconds without an answer the next node is asked as well. */
  readonly hedgeMs?: number;
  /** Bound on one question over all nodes, milliseconds. */
  readonly timeoutMs?: number;
}

/** Several nodes that answer as one. Only for reads: a transaction is sent once, by the wallet, to where the wallet sends it. */
export interface NodePool {
  /** Asks the best node, then the next ones; each node at most once a question. */
  readonly request: Transport;
  /** Asks a node other than the one whose answer came last; undefined when there is none. For quotes behind a write. */
  secondOpinion(): Transport | undefined;
  /** Puts one node first; undefined goes back to the order of the config. */
  prefer(url: string | undefined): void;
  /** Asks every node for its chain and height, in one request each. Never rejects. */
  probe(): Promise<readonly NodeHealth[]>;
  health(): readonly NodeHealth[];
}

/** A node this many blocks behind the highest one is left out. BNB blocks are 0.45 s apart: about half a minute. */
const lagBlocks = 60n;
/** How long a node that failed is asked last, milliseconds. */
const failureRestMs = 30_000;
const rateLimitRestMs = 15_000;
/** A node that lied about its chain is not asked again for this long. */
const wrongChainRestMs = 600_000;

class PooledNode {
  state: NodeState = 'unknown';
  latencyMs: number | undefined;
  height: bigint | undefined;
  /** Device time until which the node is asked only when all others failed. */
  restUntil = 0;

  constructor(readonly client: HttpNode) {}

  answered(tookMs: number): void {
    this.latencyMs = tookMs;
    this.state = 'healthy';
    this.restUntil = 0;
  }

  failed(error: ChainError, now: number): void {
    if (error.code === 'rpc.rateLimited') {
      this.state = 'rateLimited';
      this.restUntil = now + (error.data.retryAfterMs ?? rateLimitRestMs);
    } else if (error.code === 'rpc.wrongChain') {
      this.state = 'wrongChain';
      this.restUntil = now + wrongChainRestMs;
    } else {
      this.state = error.code === 'rpc.lagging' ? 'lagging' : 'failing';
      this.restUntil = now + failureRestMs;
    }
  }
}

/** Whether another node could answer better: a revert or a refused range is the same everywhere. */
function isNodesFault(error: ChainError): boolean {
  return error.code.startsWith('rpc.') && error.code !== 'rpc.rangeTooLarge';
}

/**
 * Joins nodes into one transport with failover, hedging and health.
 * Rejects with the first node's error when all nodes failed (`rpc.*`), at once with `contract.*` when the call reverted,
 * and with `rpc.timedOut` at the bound on time.
 */
export function createNodePool(options: NodePoolOptions): NodePool {
  const { clock, chainId, hedgeMs = 5_000, timeoutMs = 60_000 } = options;
  const nodes = options.nodes.map((client) => new PooledNode(client));
  let preferred: string | undefined;
  let lastAnswered: PooledNode | undefined;

  const order = (): readonly PooledNode[] => {
    const now = clock.now();
    const rank = (node: PooledNode) =>
      (node.state === 'wrongChain' ? 4 : 0) +
      (node.restUntil > now ? 2 : 0) +
      (node.client.url === preferred ? 0 : 1);
    return [...nodes].sort((a, b) => rank(a) - rank(b));
  };

  const ask = async (node: PooledNode, request: RpcRequest, judge: Judge | undefined) => {
    const began = clock.now();
    try {
      const answer = await node.client.request(request, judge);
      node.answered(clock.now() - began);
      lastAnswered = node;
      return answer;
    } catch (thrown) {
      const error = isChainError(thrown) ? thrown : new ChainError('rpc.unreachable');
      if (isNodesFault(error)) node.failed(error, clock.now());
      else node.answered(clock.now() - began);
      throw error;
    }
  };

  const probeOne = async (node: PooledNode) => {
    const began = clock.now();
    try {
      const [chain, height] = await node.client.batch([
        { method: 'eth_chainId' },
        { method: 'eth_blockNumber' },
      ]);
      if (isChainError(chain)) throw chain;
      if (isChainError(height)) throw height;
      if (Number(chain) !== chainId) throw new ChainError('rpc.wrongChain', { chainId: Number(chain) });
      node.height = BigInt(String(height));
      node.answered(clock.now() - began);
    } catch (thrown) {
      node.failed(isChainError(thrown) ? thrown : new ChainError('rpc.badAnswer'), clock.now());
    }
  };

  const health = () =>
    nodes.map((node) => ({
      url: node.client.url,
      state: node.state,
      latencyMs: node.latencyMs,
      height: node.height,
      preferred: node === order()[0],
    }));

  return {
    request: (request, judge) =>
      race(order(), (node) => ask(node, request, judge), clock, hedgeMs, timeoutMs),
    secondOpinion() {
      const first = lastAnswered ?? order()[0];
      const other = order().find((node) => node !== first && node.state !== 'wrongChain');
      return other && ((request, judge) => other.client.request(request, judge));
    },
    prefer(url) {
      preferred = url;
    },
    async probe() {
      await Promise.all(nodes.map(probeOne));
      const highest = nodes.reduce((top, { height = 0n }) => (height > top ? height : top), 0n);
      for (const node of nodes) {
        if (node.state === 'healthy' && node.height !== undefined && node.height + lagBlocks < highest)
          node.failed(new ChainError('rpc.lagging'), clock.now());
      }
      return health();
    },
    health,
  };
}

/**
 * Asks one candidate after the other: the next one as soon as one fails, or when it has been silent for `hedgeMs`.
 * The first good answer wins; an error that is not the node's fault ends it.
 */
function race(
  candidates: readonly PooledNode[],
  ask: (node: PooledNode) => Promise<unknown>,
  clock: Clock,
  hedgeMs: number,
  timeoutMs: number,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let next = 0;
    let waiting = 0;
    let firstError: ChainError | undefined;
    let over = false;
    let cancelHedge = () => {};
    const cancelTimeout = clock.after(timeoutMs, () => end(() => reject(new ChainError('rpc.timedOut'))));
    const end = (settle: () => void) => {
      if (over) return;
      over = true;
      cancelHedge();
      cancelTimeout();
      settle();
    };
    const askNext = () => {
      cancelHedge();
      const node = candidates[next];
      if (over || node === undefined) return;
      next += 1;
      waiting += 1;
      if (next < candidates.length) cancelHedge = clock.after(hedgeMs, askNext);
      ask(node).then(
        (answer) => end(() => resolve(answer)),
        (thrown: unknown) => {
          waiting -= 1;
          const error = isChainError(thrown) ? thrown : new ChainError('rpc.unreachable');
          firstError ??= error;
          if (!isNodesFault(error)) end(() => reject(error));
          else if (next < candidates.length) askNext();
          else if (waiting === 0) end(() => reject(firstError));
        },
      );
    };
    askNext();
  });
}
