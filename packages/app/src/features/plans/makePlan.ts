import { ChainError, isChainError, tokenMetadata } from '@amswap/chain';
import type { Plan, PlanContext } from '@amswap/chain/act';
import type { TokenId } from '@amswap/values';
import type { MadePlan } from './PlanRun.ts';
import type { Planning, PlanRequest } from './PlanRequest.ts';

/** A plan with what the contract says to it. */
export interface CheckedPlan {
  readonly made: MadePlan;
  readonly refusal: ChainError | undefined;
}

/** Anything thrown as one of our errors; what is none of the chain's is ours to mend. */
export const chainErrorOf = (thrown: unknown): ChainError =>
  isChainError(thrown) ? thrown : new ChainError('unknown.unclassified');

/** The tokens that a plan names. */
function tokensOf(plan: Plan): readonly TokenId[] {
  const named = plan.steps.map((step) => (step.kind === 'act' ? step.takes?.token : step.token));
  const changed = plan.expects.map(({ subject }) => ('token' in subject ? subject.token : undefined));
  return [...new Set([...named, ...changed])].filter((token) => token !== undefined);
}

/** Price of a unit of fee now, wei; undefined where the node will not say: the wallet says it in any case. */
async function gasPriceOf({ transport }: PlanContext): Promise<bigint | undefined> {
  try {
    return BigInt(String(await transport({ method: 'eth_gasPrice' })));
  } catch {
    return undefined;
  }
}

function feeOf(plan: Plan, gasPrice: bigint | undefined): bigint | undefined {
  const units = plan.steps.reduce((sum, { gasEstimate = 0n }) => sum + gasEstimate, 0n);
  return gasPrice === undefined || units === 0n ? undefined : units * gasPrice;
}

function refusalOf(plan: Plan, { decodeRevert }: Planning): ChainError | undefined {
  if (plan.preview.ok) return undefined;
  const { refusal } = plan.preview;
  return decodeRevert(refusal) ?? new ChainError('contract.unknownError', { revert: refusal });
}

/** Makes a plan afresh from what the chain says now, with the words' figures. Rejects with a `ChainError`. */
export async function makePlan(
  request: PlanRequest,
  planning: Planning,
  context: PlanContext,
): Promise<CheckedPlan> {
  try {
    const [plan, gasPrice] = await Promise.all([request.make(planning, context), gasPriceOf(context)]);
    const named = tokensOf(plan);
    const reads = named.map((token) => tokenMetadata(context.deployment, token));
    const { values } = await context.reader.readOnce(reads);
    const tokens = Object.fromEntries(named.map((token, at) => [token, values[at]]));
    return { made: { plan, tokens, fee: feeOf(plan, gasPrice) }, refusal: refusalOf(plan, planning) };
  } catch (thrown) {
    throw chainErrorOf(thrown);
  }
}
