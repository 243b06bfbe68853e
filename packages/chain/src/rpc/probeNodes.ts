import { type Clock, parseChainId } from '@amswap/values';
import { ChainError, isChainError } from '../errors/ChainError.ts';
import type { NodePool } from './nodePool.ts';
import { type NodeState, noteAnswer, noteFailure, type PooledNode } from './pooledNode.ts';

/** A node's health, as the test page shows it. */
export interface NodeHealth {
  readonly url: string;
  readonly state: NodeState;
  /** Milliseconds of the last answer; undefined before one. */
  readonly latencyMs: number | undefined;
  readonly height: bigint | undefined;
}

/** A node this many blocks behind the highest one is left out. BNB blocks are 0.45 s apart: about half a minute. */
const lagBlocks = 60n;

/**
 * Asks every node of a pool for its chain and height, in one HTTP request each; nodes that lag, lie or fail are asked last
 * from then on. Never rejects. The nodes come in the order in which they are asked.
 */
export async function probeNodes(
  pool: NodePool,
  clock: Clock,
  chainId: number,
): Promise<readonly NodeHealth[]> {
  const nodes = pool.inOrder();
  await Promise.all(nodes.map((node) => probe(node, clock, chainId)));
  const highest = nodes.reduce((top, { height = 0n }) => (height > top ? height : top), 0n);
  for (const node of nodes) {
    if (node.state === 'healthy' && node.height !== undefined && node.height + lagBlocks < highest)
      noteFailure(node, new ChainError('rpc.lagging'), clock.now());
  }
  return nodeHealth(pool);
}

/** What is known of the nodes without asking. Errors: none. */
export function nodeHealth(pool: NodePool): readonly NodeHealth[] {
  return pool
    .inOrder()
    .map(({ client, state, latencyMs, height }) => ({ url: client.url, state, latencyMs, height }));
}

async function probe(node: PooledNode, clock: Clock, wantedChainId: number): Promise<void> {
  const began = clock.now();
  try {
    const [chain, height] = await node.client.batch([
      { method: 'eth_chainId' },
      { method: 'eth_blockNumber' },
    ]);
    if (isChainError(chain)) throw chain;
    if (isChainError(height)) throw height;
    const chainId = parseChainId(chain);
    if (chainId === undefined) throw new ChainError('rpc.badAnswer');
    if (chainId !== wantedChainId) throw new ChainError('rpc.wrongChain', { chainId, wantedChainId });
    node.height = BigInt(String(height));
    node.vouched = true;
    noteAnswer(node, clock.now() - began);
  } catch (thrown) {
    noteFailure(node, isChainError(thrown) ? thrown : new ChainError('rpc.badAnswer'), clock.now());
  }
}
