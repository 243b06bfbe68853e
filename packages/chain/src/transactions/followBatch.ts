import { type Clock, type Eip1193Provider, type Hex } from '@amswap/values';
import { askWallet } from '../wallet/askWallet.ts';
import type { Transport } from '../rpc/Transport.ts';
import type { Journal } from './journal.ts';
import { readReceipt } from './receipts.ts';
import type { TransactionRecord } from './TransactionRecord.ts';
import type { TransactionState } from './TransactionState.ts';

/** What following a batch needs. */
export interface BatchFollowing {
  readonly journal: Journal;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly wallet?: () => Eip1193Provider | undefined;
  readonly mined?: (record: TransactionRecord) => void;
}

const answerMs = 8_000;

/**
 * Asks the wallet for the fate of a batch (EIP-5792): 1xx waits, 2xx is done, 4xx never came to the chain, 5xx and 6xx failed on it.
 * The receipts that the wallet shows are not believed: the node is asked. Rejects with what either failed with.
 */
export async function followBatch(
  record: TransactionRecord,
  { batchId }: Extract<TransactionState, { kind: 'batched' }>,
  { journal, transport, clock, wallet, mined }: BatchFollowing,
): Promise<void> {
  const provider = wallet?.();
  if (provider === undefined) return;
  const request = { method: 'wallet_getCallsStatus', params: [batchId] };
  const answer = await askWallet(provider, request, { clock, ms: answerMs });
  const { status, receipts } = (answer ?? {}) as { status?: unknown; receipts?: unknown };
  if (typeof status !== 'number' || status < 200) return;
  const hashes = Array.isArray(receipts)
    ? receipts.map((each: { transactionHash?: Hex }) => each?.transactionHash)
    : [];
  // The act is the last call; where a wallet sends calls one by one, its receipt is the last one.
  const hash = hashes.at(-1);
  if (hash === undefined) {
    if (status >= 400) journal.advance(record.id, { kind: 'refused', error: 'transaction.batchFailed' });
    return;
  }
  const receipt = await readReceipt(transport, hash);
  if (receipt === undefined) return;
  const success = receipt.success && status < 300;
  const after = journal.advance(record.id, {
    kind: 'mined',
    hash,
    mined: receipt.mined,
    success,
    depth: Number.MAX_SAFE_INTEGER,
  });
  if (after !== undefined) mined?.(after);
}
