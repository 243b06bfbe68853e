import { ChainError } from '@amswap/chain';
import type { PlanContext, PlanOutcome, PlanProgress } from '@amswap/chain/act';
import type { Address } from '@amswap/values';
import { atom, type Getter, type Setter } from 'jotai';
import type { DeploymentCheck } from '../../boot/deploymentCheck.ts';
import { randomId } from '../../boot/randomId.ts';
import { chainStateAtom, servicesAtom } from '../../boot/serviceAtoms.ts';
import { storageKeys } from '../../boot/storageKeys.ts';
import { transactionDeskOf } from '../transactions/index.ts';
import { mayWriteAtom, walletDeskOf, walletStateAtom } from '../wallet/index.ts';
import { watchLeaving } from './accountLeaving.ts';
import { chainErrorOf, makePlan } from './makePlan.ts';
import type { PlanRequest } from './PlanRequest.ts';
import { type PlanRun, riskNoticeVersion, type StepStage } from './PlanRun.ts';
import { runAtom, sheetAtom } from './planState.ts';
import { tellDone, tellStepDone, tellStopped } from './planToasts.ts';

const loadPlanning = () => import('@amswap/chain/act');

function contextOf(get: Getter): PlanContext | undefined {
  const chain = get(chainStateAtom);
  const wallet = get(walletStateAtom);
  if (chain.state !== 'configured' || wallet.kind !== 'connected') return undefined;
  const { deployment, reader, nodes } = chain;
  return {
    deployment,
    reader,
    transport: nodes.request,
    account: wallet.account,
    secondOpinion: () => nodes.secondOpinion(),
  };
}

/** Contracts that are others than expected get nothing sent: asked before the first plan. @throws ChainError */
async function refuseOtherContracts(check: DeploymentCheck): Promise<void> {
  const found = await check.ask();
  if (found.kind !== 'differs') return;
  const [first] = found.problems;
  throw new ChainError(
    first?.problem === 'interfaceDiffers' ? 'deployment.interfaceDiffers' : 'deployment.codeDiffers',
  );
}

/** Asks the chain what the request would do now; whoever asks later has the word. */
export const planAtom = atom(null, async (get, set, request: PlanRequest) => {
  const context = contextOf(get);
  if (context === undefined) return set(runAtom, { kind: 'none' });
  const planning: PlanRun = { kind: 'planning', request };
  set(runAtom, planning);
  try {
    await refuseOtherContracts(get(servicesAtom).check);
    const checked = await makePlan(request, await loadPlanning(), context);
    if (get(runAtom) === planning) set(runAtom, { kind: 'ready', request, ...checked });
  } catch (thrown) {
    get(servicesAtom).log.write('error', thrown);
    if (get(runAtom) === planning) set(runAtom, { kind: 'unplanned', request, error: chainErrorOf(thrown) });
  }
});

const riskIsRead = (get: Getter, account: Address): boolean =>
  get(servicesAtom).entries.read(storageKeys.riskNotice(account)) === riskNoticeVersion;

/** Whether the risk notice waits for being accepted, rather than being only read again. */
export const riskPendingAtom = atom((get) => {
  const run = get(runAtom);
  // The sheet's state is asked for its changes: an entry of the browser does not tell of its own.
  return get(sheetAtom) === 'risk' && run.kind === 'ready' && !riskIsRead(get, run.made.plan.account);
});

/** Shows the risk notice over the plan. */
export const openRiskAtom = atom(null, (_, set) => set(sheetAtom, 'risk'));

/** Back from the risk notice to the plan. */
export const closeRiskAtom = atom(null, (get, set) =>
  set(sheetAtom, get(runAtom).kind === 'none' ? 'closed' : 'plan'),
);

/** The notice was read: kept for this account and version, and the plan goes on. */
export const acceptRiskAtom = atom(null, (get, set) => {
  const run = get(runAtom);
  if (run.kind !== 'ready') return set(closeRiskAtom);
  get(servicesAtom).entries.write(storageKeys.riskNotice(run.made.plan.account), riskNoticeVersion);
  set(sheetAtom, 'plan');
  void set(confirmPlanAtom);
});

/** Leaves a plan that was not begun; one that runs is put aside and goes on. */
export const closePlanAtom = atom(null, (get, set) => {
  set(sheetAtom, 'closed');
  if (get(runAtom).kind !== 'running') set(runAtom, { kind: 'none' });
});

const stageOf: Readonly<Record<PlanProgress['kind'], StepStage>> = {
  checking: 'checking',
  asking: 'asking',
  following: 'following',
  stepDone: 'done',
};

function noteProgress(get: Getter, set: Setter, progress: PlanProgress): void {
  const run = get(runAtom);
  if (run.kind !== 'running') return;
  const { steps } = run.made.plan;
  const at = steps.findIndex(({ id }) => id === progress.step.id);
  // A batch tells of its last step alone: those before it are as far.
  const reached = steps.slice(0, at + 1).map(({ id }, index) => {
    const before = index < at && run.stages[id] !== 'done' && progress.kind !== 'stepDone';
    return [id, index === at || before ? stageOf[progress.kind] : 'done'] as const;
  });
  set(runAtom, { ...run, stages: { ...run.stages, ...Object.fromEntries(reached) } });
  if (progress.kind === 'stepDone') tellStepDone(get(servicesAtom), progress.step);
}

function lastBlockOf({ records }: PlanOutcome): bigint | undefined {
  const blocks = records.flatMap(({ state }) => ('mined' in state ? [state.mined.block] : []));
  return blocks.length === 0 ? undefined : BigInt(Math.max(...blocks));
}

async function finish(get: Getter, set: Setter, outcome: PlanOutcome): Promise<void> {
  const run = get(runAtom);
  if (run.kind !== 'running') return;
  const { request, made, stages } = run;
  const services = get(servicesAtom);
  const chain = get(chainStateAtom);
  const block = lastBlockOf(outcome);
  if (block !== undefined && chain.state === 'configured') chain.reader.refresh(block);
  if (outcome.kind === 'done') {
    set(runAtom, { kind: 'none' });
    set(sheetAtom, 'closed');
    tellDone(services, made.plan.kind);
    return request.done?.();
  }
  if (outcome.kind === 'left') {
    // The wallet's own event says why one is home now; nothing of the old account stays on the screen.
    set(sheetAtom, 'closed');
    return set(runAtom, { kind: 'none' });
  }
  const { error, step } = outcome;
  if (error.code === 'wallet.refused') {
    // Quietly back to the state before the press; what was authorised meanwhile is read again.
    if (get(sheetAtom) === 'closed') return set(runAtom, { kind: 'none' });
    return set(planAtom, request);
  }
  services.log.write('error', error);
  const failed = step === undefined ? stages : { ...stages, [step.id]: 'failed' as const };
  set(runAtom, { kind: 'stopped', request, made, stages: failed, error });
  // Put aside or not: an error needs an answer.
  set(sheetAtom, 'plan');
  tellStopped(services, made.plan.kind, step, error);
}

/** Makes the plan that is shown: asks the wallet, step by step. A second press while that goes on does nothing. */
export const confirmPlanAtom = atom(null, async (get, set): Promise<void> => {
  const run = get(runAtom);
  const wallet = get(walletStateAtom);
  const context = contextOf(get);
  if (run.kind !== 'ready' || run.refusal !== undefined) return;
  if (!get(mayWriteAtom) || wallet.kind !== 'connected' || context === undefined) return;
  const { request, made } = run;
  if (made.plan.account !== wallet.account) return set(closePlanAtom);
  if (!riskIsRead(get, wallet.account)) return set(openRiskAtom);
  set(runAtom, { kind: 'running', request, made, stages: {} });
  const services = get(servicesAtom);
  const { left, stop } = watchLeaving(walletDeskOf(services), wallet.account);
  try {
    const [{ executePlan }, opened] = await Promise.all([
      loadPlanning(),
      transactionDeskOf(services).journal(),
    ]);
    const { clock } = services;
    const { deployment, transport } = context;
    const { provider } = wallet.wallet;
    const ports = { provider, transport, clock, deployment, newId: randomId, left, ...opened };
    const outcome = await executePlan(made.plan, ports, (progress) => noteProgress(get, set, progress));
    await finish(get, set, outcome);
  } catch (thrown) {
    await finish(get, set, { kind: 'stopped', step: undefined, error: chainErrorOf(thrown), records: [] });
  } finally {
    stop();
  }
});
