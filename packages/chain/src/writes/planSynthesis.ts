import { hashrateMain } from '@amswap/contracts/codec';
import type { PayTokenId } from '@amswap/values';
import { memberOf } from '../reads/member.ts';
import { previewRead } from '../reads/preview.ts';
import { synthesisQuote } from '../reads/synthesisQuote.ts';
import { tokenAddress } from '../reads/tokenAddress.ts';
import { tokenAllowance } from '../reads/tokenAllowance.ts';
import { tokenBalance } from '../reads/tokenBalance.ts';
import { authoriseSteps } from './authoriseSteps.ts';
import { confirmQuote } from './confirmQuote.ts';
import { finishPlan } from './finishPlan.ts';
import type { Plan } from './plan.ts';
import { deadlineSeconds, type PlanContext } from './planContext.ts';

export interface SynthesisWish {
  readonly payToken: PayTokenId;
  /** Whole number; the contract's terms decide whether it is a valid one. */
  readonly power: bigint;
}

/**
 * Plans a synthesis: authorises exactly the quote to the main contract where too little is authorised, then synthesises
 * with the quote as the most that may be taken. The contract's own preview is asked before the first prompt.
 * Rejects with `contract.*` when the terms refuse this power, `rpc.disagreement` when a second node names another price,
 * and `rpc.*` when no node answers.
 *
 * @example const plan = await planSynthesis(context, { payToken: 'X', power: 40n });
 */
export async function planSynthesis(context: PlanContext, wish: SynthesisWish): Promise<Plan> {
  const { deployment, reader, account } = context;
  const { payToken, power } = wish;
  const { main } = deployment.contracts;
  const token = tokenAddress(deployment, payToken);
  const quoteRead = synthesisQuote(deployment, payToken, power);
  const figures = await reader.readOnce([
    quoteRead,
    tokenBalance(deployment, payToken, account),
    tokenAllowance(deployment, payToken, account, 'main'),
    memberOf(deployment, account),
  ]);
  const [quote, balance, allowance, member] = figures.values;
  const deadline = figures.blockTime + deadlineSeconds;
  const previewData = hashrateMain.encodePreviewSynthesise(account, token, power, quote, deadline);
  const [steps, preview] = await Promise.all([
    authoriseSteps(context, { token: payToken, spenderName: 'main', needed: quote, allowance }),
    reader.readOnce([previewRead(main, previewData, hashrateMain.decodePreviewSynthesise)]),
    confirmQuote(context, quoteRead, quote),
  ]);
  const authorised = steps.at(-1)?.amount ?? allowance;
  return finishPlan(context, {
    kind: 'synthesise',
    steps: [
      ...steps,
      {
        id: `synthesise:${payToken}:${power}`,
        kind: 'act',
        to: main,
        data: hashrateMain.encodeSynthesise(token, power, quote, deadline),
        takes: { token: payToken, atMost: quote },
      },
    ],
    expects: [
      { subject: { of: 'balance', token: payToken }, before: balance, after: balance - quote, bound: true },
      {
        subject: { of: 'allowance', token: payToken, spenderName: 'main' },
        before: allowance,
        after: authorised - quote,
        bound: true,
      },
      {
        subject: { of: 'power' },
        before: member.activePower,
        after: member.activePower + power,
        bound: false,
      },
    ],
    preview: preview.values[0],
    block: figures.block,
    deadline,
  });
}
