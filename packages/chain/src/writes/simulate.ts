import { type Address, checksumAddress, type Hex } from '@amswap/values';
import { type ChainError, isChainError } from '../errors/ChainError.ts';
import type { Transport } from '../rpc/Transport.ts';

/** A transaction as it would be sent. */
export interface Draft {
  readonly to: Address;
  readonly data: Hex;
}

export type Simulation =
  | { readonly ok: true; readonly returned: Hex }
  | { readonly ok: false; readonly error: ChainError };

/**
 * Runs a transaction on the latest block without sending it (`eth_call`). A revert is a result; rejects with `rpc.*`
 * when no node could say. Executing a plan does this right before each prompt.
 */
export async function simulate(transport: Transport, from: Address, draft: Draft): Promise<Simulation> {
  const call = { from: checksumAddress(from), to: draft.to, data: draft.data };
  try {
    return {
      ok: true,
      returned: (await transport({ method: 'eth_call', params: [call, 'latest'] })) as Hex,
    };
  } catch (thrown) {
    if (isChainError(thrown) && thrown.code.startsWith('contract.')) return { ok: false, error: thrown };
    throw thrown;
  }
}

/**
 * Network fee units that a transaction would use now; undefined when the node will not say, which is no reason not to go
 * on: the wallet estimates again. Never rejects.
 */
export async function estimateGas(
  transport: Transport,
  from: Address,
  draft: Draft,
): Promise<bigint | undefined> {
  try {
    const estimate = await transport({
      method: 'eth_estimateGas',
      params: [{ from, to: draft.to, data: draft.data }],
    });
    return BigInt(String(estimate));
  } catch {
    return undefined;
  }
}
