import { erc20 } from '@amswap/contracts/codec';
import type { TokenId } from '@amswap/values';
import type { SpenderName } from '../deployment/Deployment.ts';
import { tokenAddress } from '../reads/tokenAddress.ts';
import { type AllowanceStep } from './plan.ts';
import { allowanceStepId, type PlanContext } from './planContext.ts';
import { simulate } from './simulate.ts';

export interface AuthoriseNeed {
  readonly token: TokenId;
  readonly spenderName: SpenderName;
  /** Base units that the act may take. */
  readonly needed: bigint;
  /** What is authorised now. */
  readonly allowance: bigint;
}

/** The step that sets an allowance to exactly `amount`. Errors: none. */
export function allowanceStep(
  { deployment }: Pick<PlanContext, 'deployment'>,
  kind: AllowanceStep['kind'],
  token: TokenId,
  spenderName: SpenderName,
  amount: bigint,
): AllowanceStep {
  const spender = deployment.contracts[spenderName];
  return {
    id: allowanceStepId(kind, token, spenderName, amount),
    kind,
    to: tokenAddress(deployment, token),
    data: erc20.encodeApprove(spender, amount),
    token,
    spender,
    spenderName,
    amount,
  };
}

/**
 * Steps that authorise exactly what is needed: none when it is authorised already, one as a rule, two for tokens that
 * change an allowance only from zero. Whether a token is of that kind is not known by name: it is tried by simulation.
 * Rejects with `rpc.*` when no node answers.
 */
export async function authoriseSteps(
  context: PlanContext,
  need: AuthoriseNeed,
): Promise<readonly AllowanceStep[]> {
  const { token, spenderName, needed, allowance } = need;
  if (allowance >= needed) return [];
  const authorise = allowanceStep(context, 'authorise', token, spenderName, needed);
  if (allowance === 0n) return [authorise];
  const direct = await simulate(context.transport, context.account, authorise);
  if (direct.ok) return [authorise];
  const reset = allowanceStep(context, 'resetAllowance', token, spenderName, 0n);
  const cleared = await simulate(context.transport, context.account, reset);
  // Where even the reset reverts the token has another reason; the plain step shows it before its prompt.
  return cleared.ok ? [reset, authorise] : [authorise];
}
