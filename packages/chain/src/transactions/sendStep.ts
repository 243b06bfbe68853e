import type { Hex } from '@amswap/values';
import { ChainError, isChainError } from '../errors/ChainError.ts';
import { classify } from '../errors/classify.ts';
import { decodeRevert } from '../errors/decodeRevert.ts';
import type { Plan, Step } from '../writes/plan.ts';
import { stopIfLeft } from './accountLeft.ts';
import { draftRecord } from './draftRecord.ts';
import type { ExecutionPorts } from './ExecutionPorts.ts';
import { doesTheSame, findByNonce } from './findByNonce.ts';
import type { TransactionRecord } from './TransactionRecord.ts';

const isHash = (value: unknown): value is Hex => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value);

/**
 * Asks the wallet to send one step, once. Returns its record as sent.
 * Where the wallet sent it without telling the hash, it is found by its nonce once it is mined.
 *
 * Rejects with what the wallet or the contract said; the record then says that nothing was sent.
 *
 * @param asked called when the wallet is being asked.
 */
export async function sendStep(
  plan: Plan,
  step: Step,
  ports: ExecutionPorts,
  asked: (record: TransactionRecord) => void,
): Promise<TransactionRecord> {
  const { provider, journal, follower, clock } = ports;
  stopIfLeft(ports.left);
  const record = await draftRecord(plan, step, ports);
  asked(record);
  const transaction = { from: plan.account, to: step.to, data: step.data, value: '0x0' };
  const method = 'eth_sendTransaction';
  let hash: unknown;
  try {
    hash = await provider.request({ method, params: [transaction] });
  } catch (thrown) {
    const error = isChainError(thrown) ? thrown : classify(thrown, { method, decodeRevert });
    // The node has it: whatever the wallet made of that, it is on its way.
    if (error.code === 'transaction.alreadyKnown') return findSent(record, ports);
    journal.advance(record.id, { kind: 'refused', error: error.code });
    throw new ChainError(error.code, { ...error.data, method });
  }
  if (!isHash(hash)) return findSent(record, ports);
  const sent = journal.advance(record.id, { kind: 'submitted', hash, at: clock.now() });
  follower.wake();
  return sent ?? record;
}

const findEveryMs = 2_000;
const findTries = 30;

/** Finds a transaction that was sent under a hash that nobody told. Rejects with `wallet.noAnswer` when it does not turn up; its record stays open. */
async function findSent(record: TransactionRecord, ports: ExecutionPorts): Promise<TransactionRecord> {
  const { journal, transport, clock } = ports;
  const { account, nonceBefore: nonce, blockBefore } = record;
  for (let left = findTries; left > 0 && nonce !== undefined; left--) {
    const found = await findByNonce(transport, account, nonce, blockBefore).catch(() => undefined);
    if (found !== undefined && doesTheSame(found, record)) {
      const sent = journal.advance(record.id, {
        kind: 'submitted',
        hash: found.hash,
        nonce,
        at: clock.now(),
      });
      return sent ?? record;
    }
    await new Promise<void>((resolve) => void clock.after(findEveryMs, resolve));
  }
  throw new ChainError('wallet.noAnswer', { method: 'eth_sendTransaction' });
}
