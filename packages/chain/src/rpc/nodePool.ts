import { type Clock, parseChainId, type RpcRequest } from '@amswap/values';
import { ChainError, isChainError } from '../errors/ChainError.ts';
import { askInTurn } from './askInTurn.ts';
import type { HttpNode } from './httpNode.ts';
import { isNodesFault, noteAnswer, noteFailure, type PooledNode } from './pooledNode.ts';
import type { Judge, Transport } from './Transport.ts';

export interface NodePoolOptions {
  /** Nodes in the order of the config; at least one. */
  readonly nodes: readonly HttpNode[];
  readonly clock: Clock;
  /**
   * The configured chain. A node says which one it serves before its first answer that nobody judges: receipts and numbers of
   * another chain would tell lies about transactions. Not asked where it is left out.
   */
  readonly chainId?: number;
  /** After how many milliseconds without an answer the next node is asked as well. */
  readonly hedgeMs?: number;
  /** Bound on one question over all nodes, milliseconds. */
  readonly timeoutMs?: number;
}

/**
 * Several nodes that answer as one. Only for reads: a transaction is sent once, by the wallet, to where the wallet
 * sends it. Errors: none, save where said.
 */
export interface NodePool {
  /**
   * Asks the best node, then the next ones; each node at most once a question. Rejects with the first node's `rpc.*` when all
   * failed, at once with `contract.*` when the call reverted.
   */
  readonly request: Transport;
  /** Asks a node other than the one whose answer came last; undefined when there is none. For quotes behind a write. */
  secondOpinion(): Transport | undefined;
  /** Puts one node first; undefined goes back to the order of the config. */
  prefer(url: string | undefined): void;
  /** Takes one more node in, asked after the others unless preferred; one with the same address is left as it is. */
  add(client: HttpNode): void;
  /** Leaves a node out from now on; the last one stays. */
  remove(url: string): void;
  /** The nodes with what is known of them, the one that is asked first in front. `probeNodes` finds out more. */
  inOrder(): readonly PooledNode[];
}

/**
 * Joins nodes into one transport with failover, hedging and health.
 * Rejects with the first node's error when all nodes failed (`rpc.*`), at once with `contract.*` when the call reverted,
 * and with `rpc.timedOut` at the bound on time.
 *
 * @example const pool = createNodePool({ nodes: deployment.rpcUrls.map((url) => httpNode(url, { fetch, clock })), clock });
 */
export function createNodePool(options: NodePoolOptions): NodePool {
  const { clock, chainId: wantedChainId, hedgeMs = 5_000, timeoutMs = 60_000 } = options;
  const pooled = (client: HttpNode): PooledNode => {
    return {
      client,
      state: 'unknown',
      latencyMs: undefined,
      height: undefined,
      restUntil: 0,
      vouched: false,
    };
  };
  let nodes = options.nodes.map(pooled);
  let preferred: string | undefined;
  let lastAnswered: PooledNode | undefined;

  const inOrder = (): readonly PooledNode[] => {
    const now = clock.now();
    const rank = ({ client, state, restUntil }: PooledNode) =>
      (state === 'wrongChain' ? 4 : 0) + (restUntil > now ? 2 : 0) + (client.url === preferred ? 0 : 1);
    return [...nodes].sort((a, b) => rank(a) - rank(b));
  };

  /** Rejects with `rpc.wrongChain` where a node serves another chain; one that was found there is not asked again soon. */
  const vouchFor = async (node: PooledNode) => {
    if (wantedChainId === undefined || node.vouched) return;
    if (node.state === 'wrongChain' && node.restUntil > clock.now())
      throw new ChainError('rpc.wrongChain', { wantedChainId });
    const chainId = parseChainId(await node.client.request({ method: 'eth_chainId' }));
    if (chainId !== wantedChainId)
      throw new ChainError('rpc.wrongChain', { wantedChainId, ...(chainId !== undefined && { chainId }) });
    node.vouched = true;
  };

  const ask = async (node: PooledNode, request: RpcRequest, judge: Judge | undefined) => {
    const began = clock.now();
    try {
      if (judge === undefined) await vouchFor(node);
      const answer = await node.client.request(request, judge);
      // Whoever judges looks at the chain as well.
      node.vouched ||= judge !== undefined;
      noteAnswer(node, clock.now() - began);
      lastAnswered = node;
      return answer;
    } catch (thrown) {
      const error = isChainError(thrown) ? thrown : new ChainError('rpc.unreachable');
      if (isNodesFault(error)) noteFailure(node, error, clock.now());
      else noteAnswer(node, clock.now() - began);
      throw error;
    }
  };

  return {
    request: (request, judge) =>
      askInTurn(inOrder(), (node) => ask(node, request, judge), { clock, hedgeMs, timeoutMs }),
    secondOpinion() {
      const order = inOrder();
      const first = lastAnswered ?? order[0];
      return order.find((node) => node !== first && node.state !== 'wrongChain')?.client.request;
    },
    prefer(url) {
      preferred = url;
    },
    add(client) {
      if (!nodes.some((node) => node.client.url === client.url)) nodes = [...nodes, pooled(client)];
    },
    remove(url) {
      const rest = nodes.filter(({ client }) => client.url !== url);
      if (rest.length > 0) nodes = rest;
    },
    inOrder,
  };
}
