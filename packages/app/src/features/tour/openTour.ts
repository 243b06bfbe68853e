import { createNodePool, createReader, type Visibility } from '@amswap/chain';
import { shippedWorld } from '@amswap/world/shipped';
import type { Clock } from '@amswap/values';
import type { ConfiguredChain } from '../../boot/ChainState.ts';
import type { EntryStore } from '../../boot/entryStore.ts';
import { onceOpened } from './onceOpened.ts';
import { createTour } from './createTour.ts';
import { startTourChain } from './startTourChain.ts';
import { tourDeployment } from './tourDeployment.ts';
import { tourNode } from './tourNode.ts';

/** What the tour is opened with. */
export interface TourOptions {
  readonly clock: Clock;
  readonly entries: EntryStore;
  readonly visibility: Visibility;
  /** Whether a deployment stands beside the page. */
  readonly returnable: boolean;
  /** Told when the chain's worker is asked for. */
  readonly started: () => void;
}

/** Starts the tour: the same parts as a deployment has, over the chain in this page. Rejects when that chain does not start. */
export async function openTour(options: TourOptions): Promise<ConfiguredChain> {
  const { clock, entries, visibility, returnable, started } = options;
  let crash = (): void => {};
  const chain = startTourChain(clock, () => crash());
  started();
  const { keeping, restored } = await chain.ready;
  const fresh = chain.isLeading() && !restored;
  const nodes = createNodePool({ nodes: [tourNode({ provider: chain.provider, clock, fresh })], clock });
  const reader = createReader({
    deployment: tourDeployment,
    transport: nodes.request,
    clock,
    visibility,
  });
  const { tour, crashed, lostDisk } = createTour({
    chain: chain.provider,
    accounts: shippedWorld.accounts,
    keeping: keeping === 'disk' ? 'disk' : 'memory',
    request: nodes.request,
    reader,
    entries,
    returnable,
    openService: onceOpened(async () => {
      const { openTourService } = await import('./openTourService.ts');
      return openTourService(clock, nodes.request);
    }),
  });
  crash = crashed;
  chain.onKeeping(lostDisk);
  return { state: 'configured', deployment: tourDeployment, reader, nodes, tour };
}
