import { ChainError, isChainError } from '../errors/ChainError.ts';
import type { ExecutionPorts } from './ExecutionPorts.ts';
import type { TransactionRecord } from './TransactionRecord.ts';
import { isUnderWay } from './TransactionState.ts';

/**
 * Waits until a transaction is at its end and returns its record when what it was to do is done (`confirmed`, `replaced`).
 * Rejects with `contract.*` (why it reverted, where that can be found out) or `transaction.reverted`, `transaction.cancelled`,
 * `transaction.otherSigner`,
 * `transaction.dropped`, or the error that its record was refused with.
 */
export async function waitForEnd(sent: TransactionRecord, ports: ExecutionPorts): Promise<TransactionRecord> {
  const record = await ended(sent, ports);
  const { state } = record;
  switch (state.kind) {
    case 'confirmed':
    case 'replaced':
      return record;
    case 'cancelled':
      throw new ChainError('transaction.cancelled', { hash: state.by });
    case 'misdirected':
      throw new ChainError('transaction.otherSigner', { hash: state.hash, address: state.by });
    case 'dropped':
      throw new ChainError('transaction.dropped', { hash: state.hash });
    case 'refused':
      throw new ChainError(state.error);
    case 'reverted':
      throw await whyReverted(record, state.mined.block, ports).then(
        (error) => new ChainError(error.code, { ...error.data, hash: state.hash }),
      );
    default:
      throw new ChainError('unknown.unclassified');
  }
}

function ended({ id }: TransactionRecord, { journal }: ExecutionPorts): Promise<TransactionRecord> {
  return new Promise((resolve) => {
    const look = () => {
      const record = journal.find(id);
      if (record === undefined || isUnderWay(record.state) || record.state.kind === 'planned') return;
      stop();
      resolve(record);
    };
    const stop = journal.subscribe(look);
    look();
  });
}

/** Runs it again on the block before: a receipt says that it failed, not why. */
async function whyReverted(
  record: TransactionRecord,
  block: number,
  { transport }: ExecutionPorts,
): Promise<ChainError> {
  const call = { from: record.account, to: record.to, data: record.data };
  const before = `0x${Math.max(block - 1, 0).toString(16)}`;
  try {
    await transport({ method: 'eth_call', params: [call, before] });
  } catch (thrown) {
    if (isChainError(thrown) && thrown.code.startsWith('contract.')) return thrown;
  }
  return new ChainError('transaction.reverted');
}
