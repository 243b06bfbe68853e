import { workerClock } from './workerClock.ts';
import { endpointOf } from './worker/endpoint.ts';
import { serveSimchain } from './worker/serveSimchain.ts';

// The entry of the chain's worker. The page makes the worker, because making one is a Trusted Types sink.
serveSimchain(endpointOf(globalThis), {
  clock: workerClock,
  indexedDb: safeIndexedDb(),
  fetchText: async (url) => {
    const response = await fetch(url);
    if (!response.ok)
      throw new Error(`The first state of the chain could not be loaded: ${response.status}.`);
    return response.text();
  },
});

/** Some browsers throw on the mere mention of storage that is forbidden. */
function safeIndexedDb(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
}
