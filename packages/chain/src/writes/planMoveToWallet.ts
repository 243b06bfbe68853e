import { hashrateMain, tokenSwap } from '@amswap/contracts/codec';
import { joinReads } from '../reads/answer.ts';
import { exchangeAddresses } from '../reads/exchangeTerms.ts';
import { exchangeQuote } from '../reads/exchangeQuote.ts';
import { mainNames } from '../reads/mains.ts';
import { previewRead } from '../reads/preview.ts';
import { revenueKinds, revenueOf, totalOf } from '../reads/revenue.ts';
import { rewardBalance } from '../reads/rewardBalance.ts';
import { tokenBalance } from '../reads/tokenBalance.ts';
import { confirmQuote } from './confirmQuote.ts';
import { finishPlan } from './finishPlan.ts';
import type { Plan } from './plan.ts';
import { claimStep, kindsMask } from './planClaim.ts';
import { deadlineSeconds, type PlanContext } from './planContext.ts';
import { exchangeStep, type ExchangeWish } from './planExchange.ts';

/** What can be claimed now, from which contracts, and what the account has besides. */
async function readWorth(context: PlanContext) {
  const { deployment, reader, account } = context;
  const previewData = hashrateMain.encodePreviewClaim(account, kindsMask(revenueKinds));
  const preview = (name: (typeof mainNames)[number]) =>
    previewRead(deployment.contracts[name], previewData, hashrateMain.decodePreviewClaim);
  const { values, block, blockTime } = await reader.readOnce([
    revenueOf(deployment, account),
    rewardBalance(deployment, account),
    tokenBalance(deployment, 'ACB', account),
    preview('main'),
    preview('mainSecondary'),
  ]);
  const [revenue, reward, balance, main, mainSecondary] = values;
  const previews = { main, mainSecondary };
  const waitingIn = (name: (typeof mainNames)[number]) => totalOf(revenue.of[name].waiting);
  const claimedFrom = mainNames.filter((name) => previews[name].ok && waitingIn(name) > 0n);
  const claimed = claimedFrom.reduce((sum, name) => sum + waitingIn(name), 0n);
  return { reward, balance, claimedFrom, claimed, block, blockTime };
}

/**
 * Plans to take everything that an account is owed into its wallet: claims from each main contract that owes and takes a claim
 * now, then turns the reward balance into ACB. A contract whose wait is not over is left out: the rest is moved all the same.
 * What is moved is the reward balance and the claims of the block that was read; what grows until then stays in the reward
 * balance. The contract's preview of the exchange is asked before the first prompt, for the part that is there already.
 * Rejects with `contract.*` when reward balance is not exchanged, `rpc.disagreement` when a second node names another fee,
 * and `rpc.*` when no node answers.
 *
 * @example const plan = await planMoveToWallet(context); // claim of main, claim of mainSecondary, exchange
 */
export async function planMoveToWallet(context: PlanContext): Promise<Plan> {
  const { deployment, reader, account } = context;
  const { reward, balance, claimedFrom, claimed, block, blockTime } = await readWorth(context);
  const amountIn = reward + claimed;
  const quoteRead = exchangeQuote(deployment, 'rewardToAcb', amountIn);
  const deadline = blockTime + deadlineSeconds;
  const previewData = tokenSwap.encodePreviewExchange(
    account,
    ...exchangeAddresses(deployment, 'rewardToAcb'),
    reward,
    0n,
    deadline,
  );
  const { values } = await reader.readOnce([
    quoteRead,
    previewRead(deployment.contracts.tokenSwap, previewData, tokenSwap.decodePreviewExchange),
  ]);
  const [quote, preview] = values;
  const amountRead = joinReads('amountOut', [quoteRead], ([{ amountOut }]) => amountOut);
  await confirmQuote(context, amountRead, quote.amountOut);
  const wish: ExchangeWish = { exchange: 'rewardToAcb', amountIn, minAmountOut: quote.amountOut };
  return finishPlan(context, {
    kind: 'moveToWallet',
    steps: [
      ...claimedFrom.map((name) => claimStep(context, name, revenueKinds)),
      { ...exchangeStep(context, wish, deadline), deed: 'exchangeReward' },
    ],
    expects: [
      ...(claimed === 0n
        ? []
        : [{ subject: { of: 'waitingRevenue' }, before: claimed, after: 0n, bound: true } as const]),
      { subject: { of: 'rewardBalance' }, before: reward, after: 0n, bound: claimed > 0n },
      {
        subject: { of: 'balance', token: 'ACB' },
        before: balance,
        after: balance + quote.amountOut,
        bound: false,
      },
    ],
    // With nothing in the reward balance yet there is nothing to preview: the claims fill it.
    preview: reward === 0n && claimed > 0n ? { ok: true } : preview,
    block,
    deadline,
  });
}
