import type { Plan, Step } from './plan.ts';
import type { PlanContext } from './planContext.ts';
import { estimateGas } from './simulate.ts';

/**
 * Completes a plan with the fee units of its first step. Later steps depend on the ones before them, so no node can
 * estimate them yet.
 */
export async function finishPlan(
  { deployment, account, transport }: PlanContext,
  plan: Omit<Plan, 'account' | 'chainId'>,
): Promise<Plan> {
  const [first, ...rest] = plan.steps;
  let steps: readonly Step[] = plan.steps;
  if (first !== undefined && plan.preview.ok) {
    const gasEstimate = await estimateGas(transport, account, first);
    if (gasEstimate !== undefined) steps = [{ ...first, gasEstimate }, ...rest];
  }
  return { ...plan, steps, account, chainId: deployment.chainId };
}
