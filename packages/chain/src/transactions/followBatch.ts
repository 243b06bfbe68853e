import { type Clock, type Eip1193Provider, type Hex } from '@amswap/values';
import { gatherClues } from '../errors/errorClues.ts';
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
/** Number of EIP-5792 by which a wallet says that it knows no such batch. */
const unknownBatch = 5730;
/** A wallet may not know a batch in its first moments; one that does not after so long has forgotten it. */
const forgottenAfterMs = 60_000;
/** In place of an answer, from a wallet that does not know the batch. */
const unknownAnswer = { status: 'unknown' } as const;

/** The wallet, with not knowing a batch as an answer instead of a failure like any other. */
const knowingWallet = (provider: Eip1193Provider): Eip1193Provider => ({
  async request(asked) {
    try {
      return await provider.request(asked);
    } catch (thrown) {
      if (gatherClues(thrown).codes.includes(unknownBatch)) return unknownAnswer;
      throw thrown;
    }
  },
});

/**
 * Asks the wallet for the fate of a batch (EIP-5792): 1xx waits, 2xx is done, 4xx never came to the chain, 5xx and 6xx failed on it.
 * The receipts that the wallet shows are not believed: the node is asked. One that the wallet has forgotten is given up: what became
 * of it is in the wallet alone. Rejects with what either failed with.
 */
export async function followBatch(
  record: TransactionRecord,
  { batchId, since }: Extract<TransactionState, { kind: 'batched' }>,
  { journal, transport, clock, wallet, mined }: BatchFollowing,
): Promise<void> {
  const provider = wallet?.();
  if (provider === undefined) return;
  const request = { method: 'wallet_getCallsStatus', params: [batchId] };
  const answer = await askWallet(knowingWallet(provider), request, { clock, ms: answerMs });
  if (answer === unknownAnswer) {
    if (clock.now() - since > forgottenAfterMs)
      journal.advance(record.id, { kind: 'refused', error: 'transaction.batchFailed' });
    return;
  }
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
