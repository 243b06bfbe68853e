import type { Address, TokenId } from '@amswap/values';
import type { Deployment, SpenderName } from '../deployment/Deployment.ts';
import type { Reader } from '../rpc/reader.ts';
import type { Transport } from '../rpc/Transport.ts';

/** What every plan is made from. */
export interface PlanContext {
  readonly deployment: Deployment;
  readonly reader: Reader;
  /** For simulations, which are asked from the account's own point of view. */
  readonly transport: Transport;
  readonly account: Address;
  /** Another node than the one that answered last, for quotes behind a write; undefined where there is none. */
  readonly secondOpinion?: () => Transport | undefined;
}

/** Seconds of chain time for which a priced write is accepted, from the block that its plan was read at. */
export const deadlineSeconds = 1_200n;

/** Id of the step that sets an allowance: the same for the same token, spender and amount, so that it is never sent twice. */
export function allowanceStepId(
  kind: 'resetAllowance' | 'authorise',
  token: TokenId,
  spenderName: SpenderName,
  amount: bigint,
): string {
  return `${kind}:${token}:${spenderName}:${amount}`;
}
