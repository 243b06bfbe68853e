import type { DeploymentProblem, DeploymentProblemCode } from '@amswap/chain';
import type { ChainState, ConfiguredChain } from './ChainState.ts';

/** What the chain says to the config. */
export type CheckState =
  /** Not asked yet, or nobody answered. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'fine' }
  /** The config cannot be worked with: an error page names the fields. */
  | { readonly kind: 'unusable'; readonly problems: readonly DeploymentProblem[] }
  /** Contracts are others than expected: what they say is shown, nothing is sent to them. */
  | { readonly kind: 'differs'; readonly problems: readonly DeploymentProblem[] };

/** Whether the chain and its contracts are as the config says. Asked behind the first figures, once. */
export interface DeploymentCheck {
  read(): CheckState;
  /** Told at every change. Returns a function that stops it. */
  follow(changed: () => void): () => void;
  /** Asks, unless that is known. Never rejects: what nobody answered stays unknown and can be asked again. */
  ask(): Promise<CheckState>;
}

/** What the check works with. */
export interface DeploymentCheckParts {
  readonly chain: () => ChainState;
  /** Asks the nodes. Rejects with `rpc.*` when none answers. */
  readonly verify: (chain: ConfiguredChain) => Promise<readonly DeploymentProblem[]>;
  /** Told why nothing was found out. */
  readonly failed: (error: unknown) => void;
}

const unusable: ReadonlySet<DeploymentProblemCode> = new Set(['wrongChain', 'noCode']);
const differing: ReadonlySet<DeploymentProblemCode> = new Set(['codeDiffers', 'interfaceDiffers']);

/** What problems come to. A node that left a question open is no fault of the config. */
export function checkStateOf(problems: readonly DeploymentProblem[]): CheckState {
  const broken = problems.filter(({ problem }) => unusable.has(problem));
  if (broken.length > 0) return { kind: 'unusable', problems: broken };
  const others = problems.filter(({ problem }) => differing.has(problem));
  if (others.length > 0) return { kind: 'differs', problems: others };
  return { kind: problems.length > 0 ? 'unknown' : 'fine' };
}

export function createDeploymentCheck({ chain, verify, failed }: DeploymentCheckParts): DeploymentCheck {
  const followers = new Set<() => void>();
  let state: CheckState = { kind: 'unknown' };
  let asking: Promise<CheckState> | undefined;

  const answer = async (opened: ConfiguredChain): Promise<CheckState> => {
    try {
      state = checkStateOf(await verify(opened));
      for (const follower of followers) follower();
    } catch (error) {
      failed(error);
    } finally {
      asking = undefined;
    }
    return state;
  };

  return {
    read: () => state,
    follow(changed) {
      followers.add(changed);
      return () => followers.delete(changed);
    },
    async ask() {
      const opened = chain();
      // The tour's chain came with the build.
      if (opened.state !== 'configured' || opened.tour !== undefined || state.kind !== 'unknown')
        return state;
      return (asking ??= answer(opened));
    },
  };
}
