import type { Deployment, DeploymentProblem, NodePool, Reader } from '@amswap/chain';
import type { Tour } from './Tour.ts';

/** A chain that pages can work on: the operator's, or the tour's. Pages treat both alike. */
export interface ConfiguredChain {
  readonly state: 'configured';
  readonly deployment: Deployment;
  readonly reader: Reader;
  /** Reads and follows; `nodes.request` is the transport. */
  readonly nodes: NodePool;
  /** The guest tour, where this is its chain; undefined on a deployment. */
  readonly tour: Tour | undefined;
}

/** The chain that the page works on. */
export type ChainState =
  /** The config file, or the code that reads it, is on its way. */
  | { readonly state: 'starting' }
  | ConfiguredChain
  /** There is no deployment, or the tour was chosen over it, and its chain could not be started. */
  | { readonly state: 'tourFailed'; readonly returnable: boolean }
  /** The config is broken: an error page names the fields. Never the tour. */
  | { readonly state: 'invalid'; readonly problems: readonly DeploymentProblem[] }
  /** The config, or the code that reads it, could not be loaded. */
  | { readonly state: 'unreachable' };

/** The chain's state over time. It leaves `starting` once. */
export interface ChainStart {
  read(): ChainState;
  /** Told when it left `starting`. Returns a function that stops it. */
  follow(changed: () => void): () => void;
}

/** Starts with the code that reads the chain, which is a chunk of its own beside the first paint's. */
export function createChainStart(open: () => Promise<ChainState>): ChainStart {
  let state: ChainState = { state: 'starting' };
  const followers = new Set<() => void>();
  const settle = (next: ChainState): void => {
    state = next;
    for (const follower of followers) follower();
    followers.clear();
  };
  open().then(settle, () => settle({ state: 'unreachable' }));
  return {
    read: () => state,
    follow(changed) {
      followers.add(changed);
      return () => followers.delete(changed);
    },
  };
}
