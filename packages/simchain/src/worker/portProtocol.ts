import type { Hex, RpcRequest } from '@amswap/values';
import type { ChainDump } from '../dump/chainDump.ts';
import { RpcError, rpcCode } from '../rpc/rpcError.ts';

/** Where the first state of a chain comes from. Its id changes with every release that changes the state. */
export interface SeedSource {
  readonly id: string;
  /** Address of a state image's text, which the worker loads only when it needs it, and moves to the start time. */
  readonly url?: string;
  /** The dump itself. */
  readonly dump?: ChainDump;
}

/** What a worker's chain is started with: plain data. */
export interface WorkerChainOptions {
  readonly chainId: number;
  readonly accounts: readonly { readonly privateKey: Hex; readonly balance?: bigint }[];
  /** Unix seconds, at the first start and after a reset. */
  readonly startTime?: bigint;
  readonly seed?: SeedSource;
  /** Name of the database that keeps the chain; without it, it lives as long as the worker. */
  readonly databaseName?: string;
}

/** An error on its way: errors lose their code when they are cloned. */
export interface SentError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** How long the chain lasts: on disk, or in memory because nothing else was asked for or was possible. */
export type Keeping = 'disk' | 'memory' | 'diskFailed';

export type ToWorker =
  | { readonly kind: 'start'; readonly options: WorkerChainOptions }
  | { readonly kind: 'request'; readonly id: number; readonly request: RpcRequest };

export type FromWorker =
  | { readonly kind: 'ready'; readonly keeping: Keeping; readonly restored: boolean }
  | { readonly kind: 'failed'; readonly error: SentError }
  | { readonly kind: 'answer'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: SentError }
  | { readonly kind: 'event'; readonly event: string; readonly payload: unknown }
  | { readonly kind: 'keeping'; readonly keeping: Keeping };

/** An error made ready to be cloned. */
export function sendError(error: unknown): SentError {
  if (error instanceof RpcError) {
    return {
      code: error.code,
      message: error.message,
      ...(error.data === undefined ? {} : { data: error.data }),
    };
  }
  return { code: rpcCode.internal, message: error instanceof Error ? error.message : String(error) };
}

/** The error that was sent, as this realm throws it. */
export function receiveError(error: SentError): RpcError {
  return new RpcError(error.code, error.message, error.data);
}
