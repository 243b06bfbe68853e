import { tokenSwap } from '@amswap/contracts/codec';
import { keptProceeds } from '../reads/keptProceeds.ts';
import { previewRead } from '../reads/preview.ts';
import { tokenBalance } from '../reads/tokenBalance.ts';
import { finishPlan } from './finishPlan.ts';
import type { Plan } from './plan.ts';
import type { PlanContext } from './planContext.ts';

/**
 * Plans to pick up the account's kept proceeds of the sale, into the account itself. Rejects with `rpc.*` when no node answers.
 */
export async function planWithdrawProceeds(context: PlanContext): Promise<Plan> {
  const { deployment, reader, account } = context;
  const { tokenSwap: swap } = deployment.contracts;
  const previewData = tokenSwap.encodePreviewWithdrawProceeds(account, account);
  const { values, block } = await reader.readOnce([
    keptProceeds(deployment, account),
    tokenBalance(deployment, 'USDT', account),
    previewRead(swap, previewData, tokenSwap.decodePreviewWithdrawProceeds),
  ]);
  const [kept, balance, preview] = values;
  return finishPlan(context, {
    kind: 'withdrawProceeds',
    steps: [
      { id: 'withdrawProceeds', kind: 'act', to: swap, data: tokenSwap.encodeWithdrawProceeds(account) },
    ],
    expects: [
      { subject: { of: 'balance', token: 'USDT' }, before: balance, after: balance + kept, bound: true },
    ],
    preview,
    block,
  });
}
