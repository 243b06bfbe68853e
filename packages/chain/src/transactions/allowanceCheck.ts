import { erc20 } from '@amswap/contracts/codec';
import type { Address, Clock, Hex } from '@amswap/values';
import { ChainError, isChainError } from '../errors/ChainError.ts';
import type { Transport } from '../rpc/Transport.ts';

/** What is looked up: whose authorisation, of which token, for whom. */
export interface AllowanceQuestion {
  readonly token: Address;
  readonly owner: Address;
  readonly spender: Address;
}

const tries = 12;
const betweenMs = 1_000;

/**
 * What is authorised on the chain, base units: at the end of block `atBlock`, or now.
 * A node that does not have the block yet is asked again for some seconds; an older figure is never taken for the answer.
 * Rejects with `rpc.*`, or `contract.*` when the token itself fails.
 */
export async function readAllowance(
  transport: Transport,
  { token, owner, spender }: AllowanceQuestion,
  clock: Clock,
  atBlock?: number,
): Promise<bigint> {
  const call = { to: token, data: erc20.encodeAllowance(owner, spender) };
  const tag = atBlock === undefined ? 'latest' : `0x${atBlock.toString(16)}`;
  for (let left = tries; ; left--) {
    try {
      const answer = await transport({ method: 'eth_call', params: [call, tag] });
      return erc20.decodeAllowance(answer as Hex);
    } catch (thrown) {
      const error = isChainError(thrown) ? thrown : new ChainError('rpc.badAnswer', { method: 'eth_call' });
      if (left <= 1 || atBlock === undefined || error.code.startsWith('contract.')) throw error;
      await new Promise<void>((resolve) => void clock.after(betweenMs, resolve));
    }
  }
}

/**
 * Holds what is authorised against what is needed. Users lower the figure in the wallet, and tokens do as they like.
 * Rejects with `transaction.allowanceShort` (with both figures), or as `readAllowance` does.
 */
export async function verifyAllowance(
  transport: Transport,
  question: AllowanceQuestion,
  need: bigint,
  clock: Clock,
  atBlock?: number,
): Promise<void> {
  const have = await readAllowance(transport, question, clock, atBlock);
  if (have < need)
    throw new ChainError('transaction.allowanceShort', { have, need, address: question.token });
}
