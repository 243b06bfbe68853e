import { tokenSwap } from '@amswap/contracts/codec';
import { previewRead } from '../reads/preview.ts';
import { tokenAllowance } from '../reads/tokenAllowance.ts';
import { tokenBalance } from '../reads/tokenBalance.ts';
import { authoriseSteps } from './authoriseSteps.ts';
import { finishPlan } from './finishPlan.ts';
import type { Plan } from './plan.ts';
import type { PlanContext } from './planContext.ts';

/**
 * Plans to put `amount` (base units of MV) at the end of the sale queue: authorises exactly that where too little is
 * authorised, then lists. The contract's own preview (least listing, balance) is asked before the first prompt.
 * Rejects with `rpc.*` when no node answers.
 */
export async function planListForSale(context: PlanContext, amount: bigint): Promise<Plan> {
  const { deployment, reader, account } = context;
  const { tokenSwap: swap } = deployment.contracts;
  const previewData = tokenSwap.encodePreviewListForSale(account, amount);
  const { values, block } = await reader.readOnce([
    tokenBalance(deployment, 'MV', account),
    tokenAllowance(deployment, 'MV', account, 'tokenSwap'),
    previewRead(swap, previewData, tokenSwap.decodePreviewListForSale),
  ]);
  const [balance, allowance, preview] = values;
  const steps = await authoriseSteps(context, {
    token: 'MV',
    spenderName: 'tokenSwap',
    needed: amount,
    allowance,
  });
  const authorised = steps.at(-1)?.amount ?? allowance;
  return finishPlan(context, {
    kind: 'listForSale',
    steps: [
      ...steps,
      {
        id: `listForSale:${amount}`,
        kind: 'act',
        to: swap,
        data: tokenSwap.encodeListForSale(amount),
        takes: { token: 'MV', atMost: amount },
      },
    ],
    expects: [
      { subject: { of: 'balance', token: 'MV' }, before: balance, after: balance - amount, bound: false },
      {
        subject: { of: 'allowance', token: 'MV', spenderName: 'tokenSwap' },
        before: allowance,
        after: authorised - amount,
        bound: false,
      },
    ],
    preview,
    block,
  });
}
