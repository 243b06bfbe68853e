import { swapRouter } from '@amswap/contracts/codec';
import type { BasisPoints } from '@amswap/values';
import { ChainError } from '../errors/ChainError.ts';
import { readOf } from '../reads/answer.ts';
import { tokenAllowance } from '../reads/tokenAllowance.ts';
import { tokenBalance } from '../reads/tokenBalance.ts';
import { authoriseSteps } from './authoriseSteps.ts';
import { confirmQuote } from './confirmQuote.ts';
import { finishPlan } from './finishPlan.ts';
import type { Plan } from './plan.ts';
import { deadlineSeconds, type PlanContext } from './planContext.ts';

export interface BuyAcbWish {
  /** Base units of USDT to pay. */
  readonly amountIn: bigint;
  /** Least ACB that has to come out, base units: what the reader was shown, less the slippage. The router enforces it. */
  readonly leastOut: bigint;
  /** How far a second node's quote may be apart. */
  readonly slippage: BasisPoints;
}

/**
 * Plans to buy ACB with USDT through the router: authorises exactly the payment to the router where too little is
 * authorised, then swaps for at least `leastOut` or not at all. The router has no preview, so what its preview would say is
 * held against the balance and against its quote of this moment. Rejects with `contract.BalanceTooLow`,
 * `contract.AmountOutBelowMin` when the price has left the slippage, another `contract.*` when the router names no price,
 * `rpc.disagreement` when a second node's price is further apart than the slippage, and `rpc.*` when no node answers.
 */
export async function planBuyAcb(context: PlanContext, wish: BuyAcbWish): Promise<Plan> {
  const { deployment, reader, account } = context;
  const { amountIn, leastOut, slippage } = wish;
  const { swapRouter: router, stableCoin, acb } = deployment.contracts;
  const path = [stableCoin, acb];
  const quoteRead = readOf(
    router,
    swapRouter.encodeGetAmountsOut(amountIn, path),
    (answer) => swapRouter.decodeGetAmountsOut(answer).at(-1) ?? 0n,
  );
  const { values, block, blockTime } = await reader.readOnce([
    quoteRead,
    tokenBalance(deployment, 'USDT', account),
    tokenBalance(deployment, 'ACB', account),
    tokenAllowance(deployment, 'USDT', account, 'swapRouter'),
  ]);
  const [quote, usdt, acbBalance, allowance] = values;
  if (usdt < amountIn)
    throw new ChainError('contract.BalanceTooLow', { address: stableCoin, have: usdt, need: amountIn });
  if (quote < leastOut)
    throw new ChainError('contract.AmountOutBelowMin', { address: router, have: quote, need: leastOut });
  const deadline = blockTime + deadlineSeconds;
  const [steps] = await Promise.all([
    authoriseSteps(context, { token: 'USDT', spenderName: 'swapRouter', needed: amountIn, allowance }),
    confirmQuote(context, quoteRead, quote, BigInt(slippage)),
  ]);
  const authorised = steps.at(-1)?.amount ?? allowance;
  return finishPlan(context, {
    kind: 'buyAcb',
    steps: [
      ...steps,
      {
        id: `buyAcb:${amountIn}`,
        kind: 'act',
        to: router,
        data: swapRouter.encodeSwapExactTokensForTokens(amountIn, leastOut, path, account, deadline),
        takes: { token: 'USDT', atMost: amountIn },
      },
    ],
    expects: [
      { subject: { of: 'balance', token: 'USDT' }, before: usdt, after: usdt - amountIn, bound: false },
      {
        subject: { of: 'allowance', token: 'USDT', spenderName: 'swapRouter' },
        before: allowance,
        after: authorised - amountIn,
        bound: false,
      },
      {
        subject: { of: 'balance', token: 'ACB' },
        before: acbBalance,
        after: acbBalance + quote,
        bound: true,
      },
    ],
    preview: { ok: true },
    block,
    deadline,
  });
}
