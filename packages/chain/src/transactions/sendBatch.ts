import { chainIdHex } from '@amswap/values';
import type { ErrorCode } from '@amswap/values';
import { classify } from '../errors/classify.ts';
import { gatherClues } from '../errors/errorClues.ts';
import { decodeRevert } from '../errors/decodeRevert.ts';
import { askWallet } from '../wallet/askWallet.ts';
import { readForeign } from '../wallet/injectedObject.ts';
import { verifyReadiness } from '../wallet/readiness.ts';
import type { Plan, Step } from '../writes/plan.ts';
import { simulate } from '../writes/simulate.ts';
import { stopIfLeft } from './accountLeft.ts';
import { draftRecord } from './draftRecord.ts';
import type { ExecutionPorts } from './ExecutionPorts.ts';
import type { TransactionRecord } from './TransactionRecord.ts';

const answerMs = 4_000;

/** Numbers of EIP-5792 by which a wallet says that it can't after all: the steps are then taken one by one. */
const cannotBatch = new Set([5700, 5710, 5740, 5750, 5760]);
const cannotCodes = new Set<ErrorCode>([
  'wallet.unsupportedMethod',
  'wallet.badRequest',
  'unknown.unclassified',
]);

/**
 * Hands a plan to the wallet as one batch that happens wholly or not at all (EIP-5792), when the wallet says that it can.
 * Returns the act's record; undefined when the wallet can't, so that the steps are taken one by one: nothing was sent then.
 * Rejects with `wallet.refused` and other failures of the wallet, and with what the first step's simulation said.
 */
export async function sendBatch(
  plan: Plan,
  act: Step,
  ports: ExecutionPorts,
  asked: (record: TransactionRecord) => void,
): Promise<TransactionRecord | undefined> {
  if (!(await canBatch(plan, ports))) return undefined;
  const { provider, journal, follower, clock } = ports;
  await verifyReadiness(provider, plan, clock);
  const [first] = plan.steps;
  const simulation = first && (await simulate(ports.transport, plan.account, first));
  if (simulation?.ok === false) throw simulation.error;
  stopIfLeft(ports.left);
  const record = await draftRecord(plan, act, ports);
  asked(record);
  const batch = {
    version: '2.0.0',
    chainId: chainIdHex(plan.chainId),
    from: plan.account,
    atomicRequired: true,
    calls: plan.steps.map(({ to, data }) => ({ to, data, value: '0x0' })),
  };
  const method = 'wallet_sendCalls';
  try {
    const answer = await provider.request({ method, params: [batch] });
    const batchId = typeof answer === 'string' ? answer : readForeign(answer, 'id');
    if (typeof batchId !== 'string') return record;
    const sent = journal.advance(record.id, { kind: 'batched', batchId, at: clock.now() });
    follower.wake();
    return sent ?? record;
  } catch (thrown) {
    const error = classify(thrown, { method, decodeRevert });
    journal.advance(record.id, { kind: 'refused', error: error.code });
    if (error.code !== 'wallet.refused' && (cannotCodes.has(error.code) || saysCannot(thrown)))
      return undefined;
    throw error;
  }
}

function saysCannot(thrown: unknown): boolean {
  return gatherClues(thrown).codes.some((code) => cannotBatch.has(code));
}

async function canBatch(plan: Plan, { provider, clock }: ExecutionPorts): Promise<boolean> {
  const chain = chainIdHex(plan.chainId);
  const request = { method: 'wallet_getCapabilities', params: [plan.account, [chain]] };
  const capabilities = await askWallet(provider, request, { clock, ms: answerMs }).catch(() => undefined);
  const status = readForeign(readForeign(readForeign(capabilities, chain), 'atomic'), 'status');
  return status === 'supported' || status === 'ready';
}
