import { receiveError, type WorkerChainOptions } from './portProtocol.ts';
import { connectSimchain, type SimchainConnection } from './connectSimchain.ts';
import { endpointOf, type MessageTargetLike } from './endpoint.ts';
import { rpcCode } from '../rpc/rpcError.ts';

/** What of a worker is needed: the page makes it, under its Trusted Types policy. */
export interface WorkerLike extends Omit<MessageTargetLike, 'addEventListener'> {
  addEventListener(type: 'message' | 'error', listener: (event: MessageEvent) => void): void;
  terminate(): void;
}

/**
 * Starts a chain in a worker that the page has made from the entry `@amswap/simchain/worker`.
 * @example
 * const chain = startSimchainWorker(makeWorker(), { chainId: 1337, accounts, databaseName: 'amswap-tour-1' });
 * await chain.ready;
 */
export function startSimchainWorker(worker: WorkerLike, options: WorkerChainOptions): SimchainConnection {
  const line = endpointOf(worker);
  let fail: ((message: unknown) => void) | undefined;
  const connection = connectSimchain(
    {
      post: line.post,
      listen: (listener) => {
        fail = listener;
        return line.listen(listener);
      },
    },
    options,
  );
  // A script that cannot be loaded or does not compile says so only here.
  worker.addEventListener('error', () =>
    fail?.({
      kind: 'failed',
      error: receiveError({
        code: rpcCode.disconnected,
        message: 'The worker of the chain could not be started.',
      }),
    }),
  );
  return {
    ...connection,
    close: () => {
      connection.close();
      worker.terminate();
    },
  };
}
