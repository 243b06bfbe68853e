import { openTabSimchain, type SharedSimchain } from '@amswap/simchain/page';
import type { Clock } from '@amswap/values';
import { openingOn, shippedWorld } from '@amswap/world/shipped';
import stateUrl from '@amswap/world/state.json?url';
import workerUrl from '@amswap/simchain/worker?worker&url';
import { randomId } from '../../boot/randomId.ts';
import { trustedScriptUrl } from '../../boot/trustedTypes.ts';

/** Names the lock and the channels that tabs share, and with a version the database. */
const name = 'amswap-tour';
const databaseName = 'amswap-tour-1';

/**
 * Starts the tour's chain in a worker, or joins the one of another tab. It begins with the shipped world on the morning of the
 * running UTC day; from there on its time passes as the device's does.
 *
 * @param crashed told when the worker is gone after it ran
 */
export function startTourChain(clock: Clock, crashed: () => void): SharedSimchain {
  return openTabSimchain({
    name,
    databaseName,
    chainId: shippedWorld.chainId,
    accounts: Object.values(shippedWorld.accounts).map(({ privateKey }) => ({ privateKey })),
    startTime: openingOn(BigInt(Math.floor(clock.now() / 1000))),
    seed: { id: shippedWorld.seedId, url: new URL(stateUrl, document.baseURI).href },
    clock,
    tab: randomId(),
    // Missing over plain http, whatever its type says: the tabs then elect over a channel.
    locks: navigator.locks,
    openChannel: (channel) => new BroadcastChannel(channel),
    createWorker: () => {
      const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
      worker.addEventListener('error', crashed);
      return worker;
    },
  });
}
