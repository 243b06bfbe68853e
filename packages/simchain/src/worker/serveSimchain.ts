import type { Clock } from '@amswap/values';
import { createSimchain, type Simchain } from '../createSimchain.ts';
import type { ChainDump } from '../dump/chainDump.ts';
import { dumpOfImage } from '../image/dumpOfImage.ts';
import { imageFromText } from '../image/stateImage.ts';
import type { ChainKeeper } from '../persistence/chainKeeper.ts';
import { openIndexedDbKeeper } from '../persistence/indexedDbKeeper.ts';
import { type Saving, saveChanges } from '../persistence/saveChanges.ts';
import type { Endpoint } from './endpoint.ts';
import { type FromWorker, sendError, type ToWorker, type WorkerChainOptions } from './portProtocol.ts';

/** What the realm of the chain offers. */
export interface WorkerRealm {
  readonly clock: Clock;
  /** Undefined where the browser forbids or lacks it. */
  readonly indexedDb: IDBFactory | undefined;
  /** The text at an address. */
  readonly fetchText: (url: string) => Promise<string>;
}

interface Running {
  readonly chain: Simchain;
  readonly saving: Saving | undefined;
}

/**
 * Serves one chain over a line: starts it when told to, answers requests, passes events on.
 * Requests that come before the chain is ready wait for it.
 */
export function serveSimchain(line: Endpoint, realm: WorkerRealm): void {
  let running: Promise<Running> | undefined;
  const say = (message: FromWorker) => line.post(message);
  line.listen((data) => {
    const message = data as ToWorker;
    if (message.kind === 'start') {
      running ??= start(message.options, realm, say);
      running.catch((error: unknown) => say({ kind: 'failed', error: sendError(error) }));
      return;
    }
    const { id, request } = message;
    Promise.resolve(running)
      .then((held) => {
        if (held === undefined) throw new Error('The chain has not been started.');
        return answer(held, request);
      })
      .then((result) => say({ kind: 'answer', id, result }))
      .catch((error: unknown) => say({ kind: 'error', id, error: sendError(error) }))
      .then(() => running)
      .then(
        (held) => held?.saving?.begin(),
        () => undefined,
      );
  });
}

/** What changed the chain is answered once it is kept: a page that reloads right after finds it. */
async function answer({ chain, saving }: Running, request: Parameters<Simchain['provider']['request']>[0]) {
  const result = await chain.provider.request(request);
  if (saving !== undefined && /^(eth_send|evm_|anvil_|simchain_)/.test(request.method))
    await saving.settled();
  return result;
}

async function start(
  options: WorkerChainOptions,
  realm: WorkerRealm,
  say: (message: FromWorker) => void,
): Promise<Running> {
  const seedId = options.seed?.id ?? '';
  const keeper = await openKeeper(options, realm);
  const { chain, restored } = await openChain(options, realm, keeper);
  chain.provider.on('message', (payload: unknown) => say({ kind: 'event', event: 'message', payload }));
  if (keeper === undefined) {
    say({ kind: 'ready', keeping: options.databaseName === undefined ? 'memory' : 'diskFailed', restored });
    return { chain, saving: undefined };
  }
  const givenUp = () => say({ kind: 'keeping', keeping: 'diskFailed' });
  const saving = saveChanges(chain.node, keeper, seedId, restored, givenUp);
  say({ kind: 'ready', keeping: 'disk', restored });
  return { chain, saving };
}

/** The keeper, or undefined where the disk is not wanted, forbidden or broken: the chain then lives in memory. */
async function openKeeper(options: WorkerChainOptions, realm: WorkerRealm): Promise<ChainKeeper | undefined> {
  if (options.databaseName === undefined || realm.indexedDb === undefined) return undefined;
  try {
    return await openIndexedDbKeeper(realm.indexedDb, options.databaseName, options.chainId);
  } catch {
    return undefined;
  }
}

/** Goes on with what was kept; when there is nothing, or nothing that can be read, starts from the seed. */
async function openChain(
  options: WorkerChainOptions,
  realm: WorkerRealm,
  keeper: ChainKeeper | undefined,
): Promise<{ readonly chain: Simchain; readonly restored: boolean }> {
  const base = {
    chainId: options.chainId,
    accounts: options.accounts,
    clock: realm.clock,
    seed: () => loadSeed(options, realm),
    ...(options.startTime === undefined ? {} : { startTime: options.startTime }),
  };
  try {
    const saved = await keeper?.load(options.seed?.id ?? '');
    if (saved !== undefined) return { chain: await createSimchain({ ...base, saved }), restored: true };
  } catch {
    // What was kept is damaged: the seed replaces it.
  }
  return { chain: await createSimchain(base), restored: false };
}

async function loadSeed(
  { seed, startTime }: WorkerChainOptions,
  realm: WorkerRealm,
): Promise<ChainDump | undefined> {
  if (seed?.dump !== undefined) return seed.dump;
  if (seed?.url === undefined) return undefined;
  return dumpOfImage(imageFromText(await realm.fetchText(seed.url)), seed.id, startTime);
}
