import { createNodePool, createReader, httpNode, type Visibility } from '@amswap/chain';
import type { Clock } from '@amswap/values';
import type { ChainState } from './ChainState.ts';
import { loadDeploymentFile } from './deploymentFile.ts';

/** The page as something that is seen or not. */
const pageVisibility: Visibility = {
  visible: () => document.visibilityState === 'visible',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/** Reads the config and starts the one reader of the chain. Everything that talks to a node is in this chunk. */
export async function openChain(page: Pick<Window, 'fetch'>, clock: Clock): Promise<ChainState> {
  const fetchPage: typeof fetch = (input, init) => page.fetch(input, init);
  const file = await loadDeploymentFile(fetchPage, clock);
  if (file.state === 'absent') return { state: 'tour' };
  if (file.state !== 'configured') return file;
  const { deployment } = file;
  const nodes = createNodePool({
    nodes: deployment.rpcUrls.map((url) => httpNode(url, { fetch: fetchPage, clock })),
    clock,
  });
  const reader = createReader({ deployment, transport: nodes.request, clock, visibility: pageVisibility });
  return { state: 'configured', deployment, reader, nodes };
}
