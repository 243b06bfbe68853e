import { tokenSwap } from '@amswap/contracts/codec';
import { joinReads } from '../reads/answer.ts';
import { exchangeAddresses, type ExchangeId, exchangePairs } from '../reads/exchangeTerms.ts';
import { exchangeQuote } from '../reads/exchangeQuote.ts';
import { previewRead } from '../reads/preview.ts';
import { rewardBalance } from '../reads/rewardBalance.ts';
import { tokenAllowance } from '../reads/tokenAllowance.ts';
import { tokenBalance } from '../reads/tokenBalance.ts';
import { authoriseSteps } from './authoriseSteps.ts';
import { confirmQuote } from './confirmQuote.ts';
import { finishPlan } from './finishPlan.ts';
import type { ActStep, Expectation, Plan } from './plan.ts';
import { deadlineSeconds, type PlanContext } from './planContext.ts';

export interface ExchangeWish {
  readonly exchange: ExchangeId;
  /** Base units of what goes in; for `rewardToAcb` of the reward balance. */
  readonly amountIn: bigint;
  /** Least that has to come out, base units: what the reader was shown. The contract enforces it. */
  readonly minAmountOut: bigint;
}

/**
 * The step that exchanges, without what comes before it: for plans that do it after something else. `deadline` is unix
 * seconds of chain time. Errors: none.
 */
export function exchangeStep(
  { deployment }: Pick<PlanContext, 'deployment'>,
  { exchange, amountIn, minAmountOut }: ExchangeWish,
  deadline: bigint,
): ActStep {
  const { from } = exchangePairs[exchange];
  const [fromAddress, toAddress] = exchangeAddresses(deployment, exchange);
  return {
    id: `exchange:${exchange}:${amountIn}`,
    kind: 'act',
    to: deployment.contracts.tokenSwap,
    data: tokenSwap.encodeExchange(fromAddress, toAddress, amountIn, minAmountOut, deadline),
    // The reward balance is no token of the wallet: nothing is taken from there.
    ...(exchange === 'rewardToAcb' ? {} : { takes: { token: from, atMost: amountIn } }),
  };
}

/**
 * Plans an exchange at the contract's fixed rate: authorises exactly what goes in where too little is authorised (the reward
 * balance needs no authorisation), then exchanges for at least `minAmountOut`. The contract's own preview is asked before
 * the first prompt. Rejects with `contract.*` when there is no such rate, `rpc.disagreement` when a second node names another
 * one, and `rpc.*` when no node answers.
 *
 * @example const plan = await planExchange(context, { exchange: 'mvToX', amountIn, minAmountOut });
 */
export async function planExchange(context: PlanContext, wish: ExchangeWish): Promise<Plan> {
  const { deployment, reader, account } = context;
  const { exchange, amountIn, minAmountOut } = wish;
  const { from, to } = exchangePairs[exchange];
  const quoteRead = exchangeQuote(deployment, exchange, amountIn);
  const { values, block, blockTime } = await reader.readOnce([
    quoteRead,
    tokenBalance(deployment, from, account),
    tokenBalance(deployment, to, account),
    tokenAllowance(deployment, from, account, 'tokenSwap'),
    rewardBalance(deployment, account),
  ]);
  const [quote, fromBalance, toBalance, allowance, reward] = values;
  const deadline = blockTime + deadlineSeconds;
  const [fromAddress, toAddress] = exchangeAddresses(deployment, exchange);
  const previewData = tokenSwap.encodePreviewExchange(
    account,
    fromAddress,
    toAddress,
    amountIn,
    minAmountOut,
    deadline,
  );
  const spends = exchange !== 'rewardToAcb';
  const needed = spends ? amountIn : 0n;
  const amountRead = joinReads('amountOut', [quoteRead], ([{ amountOut }]) => amountOut);
  const [steps, preview] = await Promise.all([
    authoriseSteps(context, { token: from, spenderName: 'tokenSwap', needed, allowance }),
    reader.readOnce([
      previewRead(deployment.contracts.tokenSwap, previewData, tokenSwap.decodePreviewExchange),
    ]),
    confirmQuote(context, amountRead, quote.amountOut),
  ]);
  const authorised = steps.at(-1)?.amount ?? allowance;
  const taken: readonly Expectation[] = [
    {
      subject: { of: 'balance', token: from },
      before: fromBalance,
      after: fromBalance - amountIn,
      bound: false,
    },
    {
      subject: { of: 'allowance', token: from, spenderName: 'tokenSwap' },
      before: allowance,
      after: authorised - amountIn,
      bound: false,
    },
  ];
  const released: Expectation = {
    subject: { of: 'rewardBalance' },
    before: reward,
    after: reward - quote.amountOut - quote.fee,
    bound: false,
  };
  return finishPlan(context, {
    kind: 'exchange',
    steps: [...steps, exchangeStep(context, wish, deadline)],
    expects: [
      ...(spends ? taken : []),
      ...(to === 'ACB' ? [released] : []),
      {
        subject: { of: 'balance', token: to },
        before: toBalance,
        after: toBalance + quote.amountOut,
        bound: false,
      },
    ],
    preview: preview.values[0],
    block,
    deadline,
  });
}
