import { type DeploymentProblem, verifyDeployment, verifyInterface } from '@amswap/chain';
import type { ConfiguredChain } from './ChainState.ts';

/**
 * Holds a deployment against what its nodes answer and against the interfaces that this build was written for. The nodes are
 * asked in turn, one request each, until one answers. Rejects with `rpc.*` when none does.
 */
export async function verifyChain({
  deployment,
  nodes,
}: ConfiguredChain): Promise<readonly DeploymentProblem[]> {
  let failure: unknown;
  for (const { client } of nodes.inOrder()) {
    try {
      const problems = await verifyDeployment(client, deployment);
      return [...problems, ...verifyInterface(deployment)];
    } catch (thrown) {
      failure = thrown;
    }
  }
  throw failure;
}
