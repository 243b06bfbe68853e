import type { Eip1193Provider, RpcRequest } from '@amswap/values';
import { EventListeners } from '../rpc/eventListeners.ts';
import { RpcError, rpcCode } from '../rpc/rpcError.ts';
import type { Endpoint } from './endpoint.ts';
import {
  type FromWorker,
  type Keeping,
  receiveError,
  type ToWorker,
  type WorkerChainOptions,
} from './portProtocol.ts';

/** A chain at the other end of a line. */
export interface SimchainConnection {
  readonly provider: Required<Eip1193Provider>;
  /** Resolves when the chain answers; rejects when it could not be started. */
  readonly ready: Promise<{ readonly keeping: Keeping; readonly restored: boolean }>;
  /** Calls back when the disk fails later on and the chain goes on in memory. */
  onKeeping(listener: (keeping: Keeping) => void): () => void;
  /** Stops listening; what is still asked rejects as disconnected. */
  close(): void;
}

interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: RpcError) => void;
}

/**
 * Starts the chain behind a line and connects to it.
 * @param options plain data; a second start of the same worker keeps the first's.
 */
export function connectSimchain(line: Endpoint, options: WorkerChainOptions): SimchainConnection {
  const pending = new Map<number, Pending>();
  const events = new EventListeners();
  let lastId = 0;
  let closed: RpcError | undefined;
  let settle: Pending | undefined;
  const ready = new Promise<{ keeping: Keeping; restored: boolean }>((resolve, reject) => {
    settle = { resolve: (value) => resolve(value as { keeping: Keeping; restored: boolean }), reject };
  });
  // Whoever does not wait for it is told by the requests.
  ready.catch(() => undefined);
  const end = (error: RpcError) => {
    closed ??= error;
    settle?.reject(error);
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  const take = (id: number) => {
    const held = pending.get(id);
    pending.delete(id);
    return held;
  };
  const stop = line.listen((data) => {
    const message = data as FromWorker;
    if (message.kind === 'ready') settle?.resolve({ keeping: message.keeping, restored: message.restored });
    else if (message.kind === 'failed') end(receiveError(message.error));
    else if (message.kind === 'answer') take(message.id)?.resolve(message.result);
    else if (message.kind === 'error') take(message.id)?.reject(receiveError(message.error));
    else if (message.kind === 'event') events.emit(message.event, message.payload);
    else events.emit('keeping', message.keeping);
  });
  const say = (message: ToWorker) => line.post(message);
  say({ kind: 'start', options });
  return {
    ready,
    provider: {
      request: (request: RpcRequest) =>
        new Promise((resolve, reject) => {
          if (closed !== undefined) return reject(closed);
          lastId += 1;
          pending.set(lastId, { resolve, reject });
          say({ kind: 'request', id: lastId, request });
        }),
      on: (event, listener) => events.on(event, listener),
      removeListener: (event, listener) => events.removeListener(event, listener),
    },
    onKeeping: (listener: (keeping: Keeping) => void) => {
      events.on('keeping', listener);
      return () => events.removeListener('keeping', listener);
    },
    close: () => {
      stop();
      end(new RpcError(rpcCode.disconnected, 'The chain is disconnected.'));
    },
  };
}
