import { createNodePool, createReader, httpNode } from '@amswap/chain';
import type { Clock } from '@amswap/values';
import type { ChainState } from './ChainState.ts';
import { loadDeploymentFile } from './deploymentFile.ts';
import type { EntryStore } from './entryStore.ts';
import { keepFigures, recallFigures } from './keptFigures.ts';
import { readKeptNodes } from './keptNodes.ts';
import { pageVisibility } from './pageVisibility.ts';
import type { SessionStore } from './sessionStore.ts';
import { isTourChosen } from './tourChoice.ts';

/** What a chain is opened with. */
export interface ChainOpening {
  readonly page: Pick<Window, 'fetch' | 'addEventListener'>;
  readonly clock: Clock;
  readonly entries: EntryStore;
  readonly session: Pick<SessionStore, 'read' | 'follow'>;
  /** Told when the tour's worker begins: from there on the page's own work does not hold it up. */
  readonly started: () => void;
}

/** Starts the tour's chain, whose code comes only here. That it fails is said; there is no other chain to go to. */
async function openTourChain(
  { clock, entries, started }: ChainOpening,
  returnable: boolean,
): Promise<ChainState> {
  try {
    const { openTour } = await import('../features/tour/index.ts');
    return await openTour({ clock, entries, visibility: pageVisibility, returnable, started });
  } catch {
    return { state: 'tourFailed', returnable };
  }
}

/** Reads the config and starts the one reader of the chain. Everything that talks to a node is in this chunk. */
export async function openChain(opening: ChainOpening): Promise<ChainState> {
  const { page, clock, entries, session } = opening;
  const fetchPage: typeof fetch = (input, init) => page.fetch(input, init);
  const file = await loadDeploymentFile(fetchPage, clock);
  if (file.state === 'absent') return openTourChain(opening, false);
  if (file.state !== 'configured') return file;
  if (isTourChosen(entries)) return openTourChain(opening, true);
  const { deployment } = file;
  const { first, added } = readKeptNodes(entries, deployment);
  const nodes = createNodePool({
    nodes: [...deployment.rpcUrls, ...added].map((url) => httpNode(url, { fetch: fetchPage, clock })),
    clock,
    chainId: deployment.chainId,
  });
  nodes.prefer(first);
  const kept = recallFigures(entries, deployment.chainId, clock.now());
  const reader = createReader({
    deployment,
    transport: nodes.request,
    clock,
    visibility: pageVisibility,
    memory: kept,
  });
  keepFigures({ entries, clock, reader, kept, page, session, visibility: pageVisibility });
  // Back in a network: what failed is not waited for any longer.
  page.addEventListener('online', () => reader.refresh());
  return { state: 'configured', deployment, reader, nodes, tour: undefined };
}
