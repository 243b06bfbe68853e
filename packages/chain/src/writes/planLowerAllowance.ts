import type { TokenId } from '@amswap/values';
import type { SpenderName } from '../deployment/Deployment.ts';
import { ChainError } from '../errors/ChainError.ts';
import { tokenAllowance } from '../reads/tokenAllowance.ts';
import { allowanceStep } from './authoriseSteps.ts';
import { finishPlan } from './finishPlan.ts';
import type { Plan } from './plan.ts';
import type { PlanContext } from './planContext.ts';
import { simulate } from './simulate.ts';

/**
 * Plans to lower what a spender may take, to zero unless said; never to raise it. A token that changes allowances only
 * from zero gets two steps. Rejects with `transaction.allowanceShort` when `amount` is not below what is authorised, and with
 * `rpc.*` when no node answers.
 */
export async function planLowerAllowance(
  context: PlanContext,
  token: TokenId,
  spenderName: SpenderName,
  amount = 0n,
): Promise<Plan> {
  const { deployment, reader, account, transport } = context;
  const { values, block } = await reader.readOnce([tokenAllowance(deployment, token, account, spenderName)]);
  const [allowance] = values;
  if (amount >= allowance)
    throw new ChainError('transaction.allowanceShort', { have: allowance, need: amount });
  const reset = allowanceStep(context, 'resetAllowance', token, spenderName, 0n);
  const lower = allowanceStep(context, 'authorise', token, spenderName, amount);
  const direct = amount > 0n && (await simulate(transport, account, lower)).ok;
  const steps = amount === 0n ? [reset] : direct ? [lower] : [reset, lower];
  return finishPlan(context, {
    kind: 'lowerAllowance',
    steps,
    expects: [
      { subject: { of: 'allowance', token, spenderName }, before: allowance, after: amount, bound: false },
    ],
    preview: { ok: true },
    block,
  });
}
