import { hashrateMain } from '@amswap/contracts/codec';
import { type MainName, mainNames } from '../reads/mains.ts';
import { previewRead } from '../reads/preview.ts';
import { type RevenueKind, revenueKinds, revenueOf } from '../reads/revenue.ts';
import { rewardBalance } from '../reads/rewardBalance.ts';
import { finishPlan } from './finishPlan.ts';
import type { ActStep, Plan, Preview } from './plan.ts';
import type { PlanContext } from './planContext.ts';

/** The contracts' bit mask of some kinds of revenue. Errors: none. */
export function kindsMask(kinds: readonly RevenueKind[]): number {
  return revenueKinds.reduce((mask, kind, bit) => (kinds.includes(kind) ? mask | (1 << bit) : mask), 0);
}

/** The step that claims some kinds of revenue from one main contract. Errors: none. */
export function claimStep(
  { deployment }: Pick<PlanContext, 'deployment'>,
  name: MainName,
  kinds: readonly RevenueKind[],
): ActStep {
  const mask = kindsMask(kinds);
  return {
    id: `claim:${name}:${mask}`,
    kind: 'act',
    deed: name === 'main' ? 'claimMain' : 'claimSecondary',
    to: deployment.contracts[name],
    data: hashrateMain.encodeClaim(mask),
  };
}

/**
 * Plans to claim the waiting revenue of some kinds, from each main contract that owes something and takes a claim now, in one
 * plan. The figures
 * after are at least what is said: revenue grows until the claim is mined. Rejects with `rpc.*` when no node answers.
 */
export async function planClaim(context: PlanContext, kinds: readonly RevenueKind[]): Promise<Plan> {
  const { deployment, reader, account } = context;
  const mask = kindsMask(kinds);
  const previewData = hashrateMain.encodePreviewClaim(account, mask);
  const preview = (name: (typeof mainNames)[number]) =>
    previewRead(deployment.contracts[name], previewData, hashrateMain.decodePreviewClaim);
  const { values, block } = await reader.readOnce([
    revenueOf(deployment, account),
    rewardBalance(deployment, account),
    preview('main'),
    preview('mainSecondary'),
  ]);
  const [revenue, reward, mainPreview, secondaryPreview] = values;
  const previews: Record<(typeof mainNames)[number], Preview> = {
    main: mainPreview,
    mainSecondary: secondaryPreview,
  };
  const waitingIn = (name: (typeof mainNames)[number]) =>
    kinds.reduce((sum, kind) => sum + revenue.of[name].waiting[kind], 0n);
  const owing = mainNames.filter((name) => waitingIn(name) > 0n);
  // One whose wait is not over is left out where the other takes a claim now. With nothing to take anywhere a contract's own
  // words are the answer.
  const ready = owing.filter((name) => previews[name].ok);
  const claimedFrom = ready.length > 0 ? ready : owing.length > 0 ? owing : (['main'] as const);
  const claimed = claimedFrom.reduce((sum, name) => sum + waitingIn(name), 0n);
  const steps = claimedFrom.map((name) => claimStep(context, name, kinds));
  return finishPlan(context, {
    kind: 'claim',
    steps,
    expects: [
      { subject: { of: 'waitingRevenue' }, before: claimed, after: 0n, bound: true },
      { subject: { of: 'rewardBalance' }, before: reward, after: reward + claimed, bound: true },
    ],
    preview: claimedFrom.map((name) => previews[name]).find(({ ok }) => !ok) ?? { ok: true },
    block,
  });
}
