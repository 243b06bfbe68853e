import type { Clock } from '@amswap/values';
import { endpointOf, type MessageTargetLike } from '../worker/endpoint.ts';
import { startSimchainWorker, type WorkerLike } from '../worker/startSimchainWorker.ts';
import type { WorkerChainOptions } from '../worker/portProtocol.ts';
import { channelElection } from './channelElection.ts';
import type { Election } from './election.ts';
import { lockElection, type LocksLike } from './lockElection.ts';
import { openSharedSimchain, type SharedSimchain } from './openSharedSimchain.ts';

/** What the page gives to the shared chain. */
export interface TabSimchainOptions extends WorkerChainOptions {
  /** Names the lock and the channels; the database has a name of its own. */
  readonly name: string;
  /** Makes the worker from the entry `@amswap/simchain/worker`, under the page's Trusted Types policy. */
  readonly createWorker: () => WorkerLike;
  readonly clock: Clock;
  /** Different in every tab and at every load. */
  readonly tab: string;
  /** `navigator.locks`, where there is one. */
  readonly locks?: LocksLike | undefined;
  /** Opens a channel of this name: `(name) => new BroadcastChannel(name)`. */
  readonly openChannel: (name: string) => MessageTargetLike & { close(): void };
}

/**
 * Opens the chain of this page, shared with every other tab of the same origin that uses the same name.
 * @example
 * const chain = openTabSimchain({
 *   name: 'amswap-tour', databaseName: 'amswap-tour-1', chainId: 1337, accounts, clock, tab,
 *   createWorker, locks: navigator.locks, openChannel: (name) => new BroadcastChannel(name),
 * });
 */
export function openTabSimchain(options: TabSimchainOptions): SharedSimchain {
  const { name, createWorker, clock: _clock, tab, locks: _locks, openChannel, ...chain } = options;
  const channel = openChannel(`${name}:chain`);
  const { election, end } = electionFor(options);
  const shared = openSharedSimchain({
    tab,
    channel: endpointOf(channel),
    election,
    start: () => startSimchainWorker(createWorker(), chain),
  });
  return {
    provider: shared.provider,
    ready: shared.ready,
    isLeading: () => shared.isLeading(),
    onKeeping: (listener) => shared.onKeeping(listener),
    close: () => {
      shared.close();
      channel.close();
      end();
    },
  };
}

function electionFor(options: TabSimchainOptions): { readonly election: Election; readonly end: () => void } {
  const { name, locks, openChannel, clock, tab } = options;
  if (locks !== undefined) return { election: lockElection(locks, `${name}:leader`), end: () => undefined };
  const votes = openChannel(`${name}:votes`);
  return { election: channelElection(endpointOf(votes), clock, tab), end: () => votes.close() };
}
