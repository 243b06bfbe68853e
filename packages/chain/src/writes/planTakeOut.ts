import { tokenSwap } from '@amswap/contracts/codec';
import { previewRead } from '../reads/preview.ts';
import { tokenBalance } from '../reads/tokenBalance.ts';
import { finishPlan } from './finishPlan.ts';
import type { ActStep, Plan } from './plan.ts';
import type { PlanContext } from './planContext.ts';
import { simulate } from './simulate.ts';

/**
 * Plans to take back what an order has not sold, which ends it. What comes back is at most what the plan says: somebody may
 * buy meanwhile. The contract's own preview tells an order of somebody else, or one that is sold or taken out already.
 * Rejects with `rpc.*` when no node answers.
 */
export async function planTakeOut(context: PlanContext, saleId: bigint): Promise<Plan> {
  const { deployment, reader, account, transport } = context;
  const { tokenSwap: swap } = deployment.contracts;
  const act: ActStep = {
    id: `takeOut:${saleId}`,
    kind: 'act',
    to: swap,
    data: tokenSwap.encodeTakeOut(saleId),
  };
  const previewData = tokenSwap.encodePreviewTakeOut(account, saleId);
  const [{ values, block }, simulated] = await Promise.all([
    reader.readOnce([
      tokenBalance(deployment, 'MV', account),
      previewRead(swap, previewData, tokenSwap.decodePreviewTakeOut),
    ]),
    simulate(transport, account, act),
  ]);
  const [balance, preview] = values;
  const back = simulated.ok ? tokenSwap.decodeTakeOut(simulated.returned) : 0n;
  return finishPlan(context, {
    kind: 'takeOut',
    steps: [act],
    expects: [
      { subject: { of: 'balance', token: 'MV' }, before: balance, after: balance + back, bound: true },
    ],
    preview,
    block,
  });
}
