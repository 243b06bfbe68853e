import type { Plan, Step } from '../writes/plan.ts';
import type { ExecutionPorts } from './ExecutionPorts.ts';
import { readHead, readNonce } from './receipts.ts';
import type { TransactionRecord } from './TransactionRecord.ts';

/**
 * Records a step before the wallet is asked, with the account's next nonce and the newest block: should the page go away in
 * between, what was sent can be found again. Rejects with `rpc.*`; nothing is recorded then.
 */
export async function draftRecord(plan: Plan, step: Step, ports: ExecutionPorts): Promise<TransactionRecord> {
  const { journal, transport, clock } = ports;
  const [nonceBefore, blockBefore] = await Promise.all([
    readNonce(transport, plan.account, 'pending'),
    readHead(transport),
  ]);
  const now = clock.now();
  const amount = step.kind === 'act' ? step.takes?.atMost : step.amount;
  const record: TransactionRecord = {
    id: ports.newId(),
    account: plan.account,
    chainId: plan.chainId,
    planKind: plan.kind,
    stepId: step.id,
    stepKind: step.kind,
    to: step.to,
    data: step.data,
    token: step.kind === 'act' ? step.takes?.token : step.token,
    amount: amount === undefined ? undefined : String(amount),
    spenderName: step.kind === 'act' ? undefined : step.spenderName,
    createdAt: now,
    changedAt: now,
    nonceBefore,
    blockBefore,
    state: { kind: 'planned' },
  };
  journal.add(record);
  return journal.advance(record.id, { kind: 'prompted', at: now }) ?? record;
}
