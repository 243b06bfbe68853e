import type { ChainError } from '../errors/ChainError.ts';
import type { HttpNode } from './httpNode.ts';

/** What is known of a node, as a closed union so that the test page can name it. */
export type NodeState = 'unknown' | 'healthy' | 'failing' | 'rateLimited' | 'lagging' | 'wrongChain';

/** A node of a pool and how it did. */
export interface PooledNode {
  readonly client: HttpNode;
  state: NodeState;
  /** Time of the last answer, milliseconds; undefined before one. */
  latencyMs: number | undefined;
  /** Highest block that the node was seen at by a probe. */
  height: bigint | undefined;
  /** Device time until which the node is asked only when all others failed. */
  restUntil: number;
  /** Whether it has shown that it serves the configured chain, and was not found on another one since. */
  vouched: boolean;
}

/** How long a node is asked last after a failure, milliseconds; a limit that names its time overrides it. */
const restMs: Readonly<Partial<Record<ChainError['code'], readonly [NodeState, number]>>> = {
  'rpc.rateLimited': ['rateLimited', 15_000],
  // A node that lied about its chain is not trusted again soon.
  'rpc.wrongChain': ['wrongChain', 600_000],
  'rpc.lagging': ['lagging', 30_000],
};

export function noteAnswer(node: PooledNode, tookMs: number): void {
  node.latencyMs = tookMs;
  node.state = 'healthy';
  node.restUntil = 0;
}

export function noteFailure(node: PooledNode, error: ChainError, now: number): void {
  const [state, rest] = restMs[error.code] ?? ['failing', 30_000];
  node.state = state;
  if (error.code === 'rpc.wrongChain') node.vouched = false;
  node.restUntil = now + (error.data.retryAfterMs ?? rest);
}

/** Whether another node could answer better: a revert or a refused range is the same everywhere. */
export function isNodesFault(error: ChainError): boolean {
  return error.code.startsWith('rpc.') && error.code !== 'rpc.rangeTooLarge';
}
