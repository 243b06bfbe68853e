import type { AccountRecord } from '../state/worldState.ts';
import { invalidParams, refused } from '../rpc/rpcError.ts';
import { maxCostOf, maxFeeOf, maxTipOf, type PooledTransaction } from './pooledTransaction.ts';

/**
 * Refuses a transaction that a node would not take into its pool.
 * @param account the sender's, on the newest state.
 * @param baseFee of the next block, in wei.
 * @throws RpcError in the words of a node.
 */
export function admit(
  pooled: PooledTransaction,
  account: AccountRecord | undefined,
  baseFee: bigint,
  gasLimit: bigint,
): void {
  const { tx, stored } = pooled;
  if (tx.type === 3) throw refused('transaction type not supported');
  if (tx.gasLimit > gasLimit) throw refused('exceeds block gas limit');
  const least = tx.getIntrinsicGas();
  if (tx.gasLimit < least)
    throw refused(`intrinsic gas too low: gas ${tx.gasLimit}, minimum needed ${least}`);
  const nonce = account?.nonce ?? 0n;
  if (tx.nonce < nonce) throw refused(`nonce too low: next nonce ${nonce}, tx nonce ${tx.nonce}`);
  if (maxTipOf(tx) > maxFeeOf(tx)) {
    throw invalidParams('max priority fee per gas higher than max fee per gas');
  }
  if (maxFeeOf(tx) < baseFee) {
    throw refused(
      `max fee per gas less than block base fee: address ${stored.from}, maxFeePerGas: ${maxFeeOf(tx)}, baseFee: ${baseFee}`,
    );
  }
  const balance = account?.balance ?? 0n;
  const cost = maxCostOf(tx);
  if (balance < cost) {
    throw refused(
      `insufficient funds for gas * price + value: balance ${balance}, tx cost ${cost}, overshot ${cost - balance}`,
    );
  }
}
