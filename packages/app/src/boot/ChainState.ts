import type { Deployment, DeploymentProblem, NodePool, Reader } from '@amswap/chain';

/** The chain that the page works on. */
export type ChainState =
  /** The config file, or the code that reads it, is on its way. */
  | { readonly state: 'starting' }
  | {
      readonly state: 'configured';
      readonly deployment: Deployment;
      readonly reader: Reader;
      readonly nodes: NodePool;
    }
  /** No deployment stands beside the page: the guest tour. */
  | { readonly state: 'tour' }
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
