import { tokenSwap } from '@amswap/contracts/codec';
import { joinReads } from '../reads/answer.ts';
import { previewRead } from '../reads/preview.ts';
import { saleQuote } from '../reads/saleQuote.ts';
import { tokenAllowance } from '../reads/tokenAllowance.ts';
import { tokenBalance } from '../reads/tokenBalance.ts';
import { authoriseSteps } from './authoriseSteps.ts';
import { confirmQuote } from './confirmQuote.ts';
import { finishPlan } from './finishPlan.ts';
import type { Plan } from './plan.ts';
import { deadlineSeconds, type PlanContext } from './planContext.ts';

export interface BuyMvWish {
  /** MV wanted at most, base units. */
  readonly mvAmount: bigint;
  /** Least MV or nothing, base units: what the reader was shown that the queue gives. The contract enforces it. */
  readonly minMvAmount: bigint;
  /** Most to pay, base units of the stable coin. The contract enforces it. */
  readonly maxPayment: bigint;
}

/**
 * Plans to buy MV from the front of the sale queue: authorises exactly `maxPayment` where too little is authorised, then
 * buys. The contract's own preview is asked before the first prompt. Rejects with `rpc.disagreement` when a second node
 * names another price, and with `rpc.*` when no node answers.
 */
export async function planBuyMv(context: PlanContext, wish: BuyMvWish): Promise<Plan> {
  const { deployment, reader, account } = context;
  const { mvAmount, minMvAmount, maxPayment } = wish;
  const { tokenSwap: swap } = deployment.contracts;
  const quoteRead = saleQuote(deployment, mvAmount);
  const { values, block, blockTime } = await reader.readOnce([
    quoteRead,
    tokenBalance(deployment, 'USDT', account),
    tokenBalance(deployment, 'MV', account),
    tokenAllowance(deployment, 'USDT', account, 'tokenSwap'),
  ]);
  const [quote, usdt, mv, allowance] = values;
  const deadline = blockTime + deadlineSeconds;
  const previewData = tokenSwap.encodePreviewBuyMv(account, mvAmount, minMvAmount, maxPayment, deadline);
  const paymentRead = joinReads('payment', [quoteRead], ([{ payment }]) => payment);
  const [steps, preview] = await Promise.all([
    authoriseSteps(context, { token: 'USDT', spenderName: 'tokenSwap', needed: maxPayment, allowance }),
    reader.readOnce([previewRead(swap, previewData, tokenSwap.decodePreviewBuyMv)]),
    confirmQuote(context, paymentRead, quote.payment),
  ]);
  const authorised = steps.at(-1)?.amount ?? allowance;
  return finishPlan(context, {
    kind: 'buyMv',
    steps: [
      ...steps,
      {
        id: `buyMv:${mvAmount}`,
        kind: 'act',
        to: swap,
        data: tokenSwap.encodeBuyMv(mvAmount, minMvAmount, maxPayment, deadline),
        takes: { token: 'USDT', atMost: maxPayment },
      },
    ],
    expects: [
      { subject: { of: 'balance', token: 'USDT' }, before: usdt, after: usdt - quote.payment, bound: true },
      {
        subject: { of: 'allowance', token: 'USDT', spenderName: 'tokenSwap' },
        before: allowance,
        after: authorised - quote.payment,
        bound: true,
      },
      { subject: { of: 'balance', token: 'MV' }, before: mv, after: mv + quote.filled, bound: true },
    ],
    preview: preview.values[0],
    block,
    deadline,
  });
}
