import { ChainError, type HttpNode, isChainError, nodeFailure, type Transport } from '@amswap/chain';
import type { Clock, Eip1193Provider, RpcRequest } from '@amswap/values';
import { tourNodeUrl } from './tourDeployment.ts';

/** Error code of a provider whose chain is gone (EIP-1193). */
const disconnected = 4900;
/** A block is made for a look at the chain when the last such one is older than this, milliseconds. */
const lookMs = 1_500;

/** What the node is made over. */
export interface TourNodeOptions {
  readonly provider: Pick<Eip1193Provider, 'request'>;
  readonly clock: Clock;
  /** Whether the chain began just now, in this page: its last block is as young as one made for the first look would be. */
  readonly fresh: boolean;
}

function failureOf(thrown: unknown, method: string): ChainError {
  if (isChainError(thrown)) return thrown;
  const { code } = thrown as { readonly code?: unknown };
  return code === disconnected ? new ChainError('rpc.unreachable', { method }) : nodeFailure(thrown, method);
}

/**
 * The tour's chain as a node among others. Nobody else makes blocks there, so a look at the chain makes one first: a block's
 * time, and with it every countdown, is then the chain's time and not that of the last transaction. While nobody looks, no
 * block is made.
 */
export function tourNode({ provider, clock, fresh }: TourNodeOptions): HttpNode {
  let madeAt = fresh ? clock.now() : Number.NEGATIVE_INFINITY;

  const makeBlock = async (): Promise<void> => {
    const now = clock.now();
    if (now - madeAt < lookMs) return;
    madeAt = now;
    await provider.request({ method: 'evm_mine' });
  };

  const request: Transport = async ({ method, params = [] }: RpcRequest, judge) => {
    try {
      if (method === 'eth_call') await makeBlock();
      const answer = await provider.request({ method, params });
      const verdict = judge?.(answer);
      if (verdict !== undefined) throw verdict;
      return answer;
    } catch (thrown) {
      throw failureOf(thrown, method);
    }
  };

  return {
    url: tourNodeUrl,
    request,
    batch: (requests) =>
      Promise.all(requests.map((each) => request(each).catch((failure: unknown) => failure))),
  };
}
