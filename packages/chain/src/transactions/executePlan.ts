import { ChainError, isChainError } from '../errors/ChainError.ts';
import { classify } from '../errors/classify.ts';
import { decodeRevert, explainError } from '../errors/decodeRevert.ts';
import { tokenAddress } from '../reads/tokenAddress.ts';
import { verifyReadiness } from '../wallet/readiness.ts';
import type { AllowanceStep, Plan, Step } from '../writes/plan.ts';
import { simulate } from '../writes/simulate.ts';
import { AccountLeft, stopIfLeft, whileHere } from './accountLeft.ts';
import { verifyAllowance } from './allowanceCheck.ts';
import type { ExecutionPorts } from './ExecutionPorts.ts';
import { actLockName } from './follower.ts';
import { sendBatch } from './sendBatch.ts';
import { sendStep } from './sendStep.ts';
import type { TransactionRecord } from './TransactionRecord.ts';
import { isUnderWay } from './TransactionState.ts';
import { waitForEnd } from './waitForEnd.ts';

/** How a plan ended. */
export type PlanOutcome =
  | { readonly kind: 'done'; readonly records: readonly TransactionRecord[] }
  /**
   * Stopped before its end. Steps before `step` are done and stay done. `wallet.refused` is to be told quietly; nothing was sent then.
   */
  | {
      readonly kind: 'stopped';
      readonly step: Step | undefined;
      readonly error: ChainError;
      readonly records: readonly TransactionRecord[];
    }
  /** The account left the page on the way. What was sent, or is still shown by the wallet, goes on in its journal. */
  | { readonly kind: 'left'; readonly records: readonly TransactionRecord[] };

/** What is going on, for the plan's sheet. */
export type PlanProgress =
  | { readonly kind: 'checking'; readonly step: Step }
  | { readonly kind: 'asking'; readonly step: Step; readonly record: TransactionRecord }
  | { readonly kind: 'following'; readonly step: Step; readonly record: TransactionRecord }
  | { readonly kind: 'stepDone'; readonly step: Step; readonly record: TransactionRecord };

/**
 * Runs a plan to its end: before each prompt it looks at the wallet's account and chain, at what is authorised and at what the
 * contract says (`eth_call`); it records before it asks, sends through the wallet, and follows until the step is done. One plan at
 * a time for an account, over all tabs, so that nothing is ever sent twice.
 *
 * Never rejects. The outcome's error is, of the steps' own: `wallet.*`, `rpc.*`, `contract.*`, `transaction.*`; and
 * `transaction.alreadyUnderWay` when the same act is under way already.
 *
 * @example const outcome = await executePlan(plan, ports, (progress) => show(progress));
 */
export async function executePlan(
  plan: Plan,
  ports: ExecutionPorts,
  onProgress: (progress: PlanProgress) => void = () => {},
): Promise<PlanOutcome> {
  const run = new PlanRun(plan, ports, (progress) => {
    // A wallet may answer after its account left; there is nobody to show it to.
    if (ports.left?.aborted !== true) onProgress(progress);
  });
  try {
    const turn = await ports.lock.tryHold(actLockName(plan), () =>
      whileHere(ports.left, () => run.toTheEnd()),
    );
    if (!turn.held) throw new ChainError('transaction.alreadyUnderWay');
    return { kind: 'done', records: run.records };
  } catch (thrown) {
    if (thrown instanceof AccountLeft) return { kind: 'left', records: run.records };
    const error = explainError(isChainError(thrown) ? thrown : classify(thrown, { decodeRevert }));
    return { kind: 'stopped', step: run.step, error, records: run.records };
  }
}

class PlanRun {
  step: Step | undefined;
  readonly records: TransactionRecord[] = [];

  constructor(
    private readonly plan: Plan,
    private readonly ports: ExecutionPorts,
    private readonly onProgress: (progress: PlanProgress) => void,
  ) {}

  async toTheEnd(): Promise<void> {
    const { plan, ports } = this;
    this.refuseIfUnderWay();
    if (!plan.preview.ok) {
      const known = decodeRevert(plan.preview.refusal);
      throw known ?? new ChainError('contract.unknownError', { revert: plan.preview.refusal });
    }
    const last = plan.steps.at(-1);
    if (plan.steps.length > 1 && last !== undefined) {
      this.step = last;
      const record = await sendBatch(plan, last, ports, (asked) => this.tell('asking', last, asked));
      if (record !== undefined) return this.finish(last, record);
    }
    for (const step of plan.steps) await this.runStep(step);
  }

  private async runStep(step: Step): Promise<void> {
    const { plan, ports } = this;
    stopIfLeft(ports.left);
    this.step = step;
    this.onProgress({ kind: 'checking', step });
    const running = ports.journal.records.find((each) => each.stepId === step.id && isUnderWay(each.state));
    // Nobody waits for that prompt any more, but the wallet may still show it: it is asked again only once that is settled.
    if (running?.state.kind === 'awaitingSignature') throw new ChainError('transaction.alreadyUnderWay');
    if (running !== undefined) return this.finish(step, running);
    await verifyReadiness(ports.provider, plan, ports.clock);
    await this.verifyAuthorised(step);
    const simulation = await simulate(ports.transport, plan.account, step);
    if (!simulation.ok) throw simulation.error;
    const record = await sendStep(plan, step, ports, (asked) => this.tell('asking', step, asked));
    await this.finish(step, record);
  }

  /** Follows a step to its end and holds what it left behind against what it was to do. */
  private async finish(step: Step, sent: TransactionRecord): Promise<void> {
    const { ports } = this;
    this.tell('following', step, sent);
    const record = await waitForEnd(sent, ports);
    this.records.push(record);
    if (step.kind === 'authorise') await this.verifyOutcome(step, record);
    this.tell('stepDone', step, record);
  }

  /** After an authorisation the chain says what is authorised, as of its own block: users lower the figure in the wallet. */
  private verifyOutcome(step: AllowanceStep, { state }: TransactionRecord): Promise<void> {
    const block = 'mined' in state ? state.mined.block : undefined;
    const question = { token: step.to, owner: this.plan.account, spender: step.spender };
    return verifyAllowance(this.ports.transport, question, step.amount, this.ports.clock, block);
  }

  /** Authorised is what the chain says, never what was authorised a while ago. */
  private async verifyAuthorised(step: Step): Promise<void> {
    if (step.kind !== 'act' || step.takes === undefined) return;
    const { plan, ports } = this;
    const token = tokenAddress(ports.deployment, step.takes.token);
    const authorised = plan.steps.find((each) => each.kind === 'authorise');
    const spender = authorised?.kind === 'authorise' ? authorised.spender : step.to;
    await verifyAllowance(
      ports.transport,
      { token, owner: plan.account, spender },
      step.takes.atMost,
      ports.clock,
    );
  }

  /** The same act, sent before a reload and not at its end yet, is not offered again. */
  private refuseIfUnderWay(): void {
    const act = this.plan.steps.find(({ kind }) => kind === 'act');
    const token = act?.kind === 'act' ? act.takes?.token : undefined;
    const running = this.ports.journal.records.find(
      (record) =>
        record.stepKind === 'act' &&
        record.planKind === this.plan.kind &&
        record.token === token &&
        act !== undefined &&
        isUnderWay(record.state),
    );
    if (running !== undefined) throw new ChainError('transaction.alreadyUnderWay');
  }

  private tell(kind: 'asking' | 'following' | 'stepDone', step: Step, record: TransactionRecord): void {
    this.onProgress({ kind, step, record });
  }
}
