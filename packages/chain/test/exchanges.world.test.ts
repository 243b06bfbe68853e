import { tokenSwapAbi } from '@amswap/contracts/abi';
import { type Address, afterFee, applyRate, leastAfterSlippage } from '@amswap/values';
import { Interface } from 'ethers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Plan,
  planBuyAcb,
  planBuyMv,
  planExchange,
  planListForSale,
  planTakeOut,
  planWithdrawProceeds,
  simulate,
} from '../src/act.ts';
import {
  acbQuote,
  acbSpot,
  type ExchangeId,
  exchangePairs,
  exchangeQuote,
  exchangeTerms,
  keptProceeds,
  rewardBalance,
  saleQueue,
  saleQuote,
  salesOf,
  saleTerms,
  swapObligations,
  tokenBalance,
} from '../src/index.ts';
import { type LocalWorld, startLocalWorld } from './localWorld.ts';

const unit = 10n ** 18n;
const errors = new Interface(tokenSwapAbi);
const refusalOf = ({ preview }: Plan) => (preview.ok ? undefined : errors.parseError(preview.refusal)?.name);

let local: LocalWorld;
let snapshotId: unknown;
let member: Address;
const rpc = (method: string, ...params: unknown[]) => local.chain.provider.request({ method, params });

const execute = async (plan: Plan) => {
  for (const step of plan.steps) {
    const simulation = await simulate(local.transport, plan.account, step);
    if (!simulation.ok) throw simulation.error;
    expect(await local.send(plan.account, step.to, step.data)).toBe(true);
  }
};

/** Every figure that a plan names stands on the chain afterwards as it said, or within its bound. */
const keepsItsWord = async ({ expects, account }: Plan) => {
  for (const { subject, after, bound } of expects) {
    if (subject.of !== 'balance' && subject.of !== 'rewardBalance') continue;
    const read =
      subject.of === 'balance'
        ? tokenBalance(local.deployment, subject.token, account)
        : rewardBalance(local.deployment, account);
    const [now] = (await local.reader.readOnce([read])).values;
    if (!bound) expect(now).toBe(after);
    else expect(now >= after).toBe(true);
  }
};

beforeAll(async () => {
  local = await startLocalWorld();
  member = local.world.accounts.member.address;
  snapshotId = await rpc('evm_snapshot');
}, 120_000);
beforeEach(async () => {
  await rpc('evm_revert', snapshotId);
  snapshotId = await rpc('evm_snapshot');
  local.reader.reset();
});
afterAll(() => {
  local.reader.stop();
  local.chain.close();
});

describe('an exchange at a fixed rate', () => {
  const ids = Object.keys(exchangePairs) as ExchangeId[];

  it.each(ids)(
    '%s gives to the last unit what its terms say, and ends as the plan said',
    async (exchange) => {
      const { deployment, reader } = local;
      const [terms] = (await reader.readOnce([exchangeTerms(deployment, exchange, member)])).values;
      expect(terms.enabled).toBe(true);
      expect(terms.maxIn).toBeGreaterThan(0n);
      const amountIn = terms.maxIn / 3n + 1n;
      const [quote] = (await reader.readOnce([exchangeQuote(deployment, exchange, amountIn)])).values;
      expect(afterFee(applyRate(amountIn, terms.rate), terms.fee)).toBe(quote.amountOut);
      const plan = await planExchange(local.contextOf(member), {
        exchange,
        amountIn,
        minAmountOut: quote.amountOut,
      });
      expect(plan.preview).toEqual({ ok: true });
      expect(plan.steps.map(({ kind }) => kind)).toEqual(
        exchange === 'rewardToAcb' ? ['act'] : ['authorise', 'act'],
      );
      await execute(plan);
      await keepsItsWord(plan);
    },
  );

  it.each(ids)(
    '%s of the most goes through, and of one unit more is refused by the preview',
    async (exchange) => {
      const { deployment, reader } = local;
      const [terms] = (await reader.readOnce([exchangeTerms(deployment, exchange, member)])).values;
      const wish = (amountIn: bigint) =>
        planExchange(local.contextOf(member), { exchange, amountIn, minAmountOut: 0n });
      expect((await wish(terms.maxIn)).preview).toEqual({ ok: true });
      // The last unit may still give the same: what is one above in what comes out is refused.
      const step = terms.rate.denominator / terms.rate.numerator + 1n;
      expect(['BalanceTooLow', 'RewardBalanceTooLow', 'StockTooLow']).toContain(
        refusalOf(await wish(terms.maxIn + step)),
      );
    },
  );

  it('is refused where less would come out than was shown', async () => {
    const { deployment, reader } = local;
    const [quote] = (await reader.readOnce([exchangeQuote(deployment, 'mvToX', unit)])).values;
    const plan = await planExchange(local.contextOf(member), {
      exchange: 'mvToX',
      amountIn: unit,
      minAmountOut: quote.amountOut + 1n,
    });
    expect(refusalOf(plan)).toBe('AmountOutBelowMin');
  });

  it('is bounded by the stock alone without an account', async () => {
    const { deployment, reader } = local;
    const reads = [exchangeTerms(deployment, 'mvToX', undefined), swapObligations(deployment, 'X')] as const;
    const [terms, books] = (await reader.readOnce(reads)).values;
    expect(terms.bound).toBe('stock');
    expect(terms.maxOut).toBe(books.stock);
  });
});

describe('buying ACB through the router', () => {
  const wishOf = async (amountIn: bigint, slippage = 50) => {
    const [answer] = (await local.reader.readOnce([acbQuote(local.deployment, amountIn)])).values;
    if (answer.kind !== 'priced') throw new Error('the router names no price');
    return { amountIn, leastOut: leastAfterSlippage(answer.amountOut, slippage), slippage };
  };

  it('authorises the router exactly and gives what was quoted', async () => {
    const plan = await planBuyAcb(local.contextOf(member), await wishOf(25n * unit));
    expect(plan.steps).toMatchObject([
      { kind: 'authorise', spenderName: 'swapRouter', amount: 25n * unit },
      { kind: 'act', takes: { token: 'USDT', atMost: 25n * unit } },
    ]);
    await execute(plan);
    await keepsItsWord(plan);
  });

  it('is not planned where the price has left the slippage, or the balance is too small', async () => {
    const wish = await wishOf(25n * unit, 0);
    const context = local.contextOf(member);
    await expect(planBuyAcb(context, { ...wish, leastOut: wish.leastOut + 1n })).rejects.toMatchObject({
      code: 'contract.AmountOutBelowMin',
      data: { have: wish.leastOut },
    });
    const [balance] = (await local.reader.readOnce([tokenBalance(local.deployment, 'USDT', member)])).values;
    await expect(
      planBuyAcb(context, { ...wish, amountIn: balance + 1n, leastOut: 0n }),
    ).rejects.toMatchObject({ code: 'contract.BalanceTooLow' });
  });

  it('answers that it names no price, rather than failing, for what gives nothing', async () => {
    const [answer, spot] = (
      await local.reader.readOnce([acbQuote(local.deployment, 0n), acbSpot(local.deployment)])
    ).values;
    expect(answer).toEqual({ kind: 'refused' });
    expect(spot.buy.kind).toBe('priced');
    expect(spot.sell.kind).toBe('priced');
  });
});

describe('the MV sale', () => {
  const queue = async () => (await local.reader.readOnce([saleQueue(local.deployment, 0n, 100n)])).values[0];

  it('reads the queue in the order in which it sells, its totals adding up', async () => {
    const { rows, total } = await queue();
    const [terms] = (await local.reader.readOnce([saleTerms(local.deployment)])).values;
    expect(BigInt(rows.length)).toBe(total);
    expect(total).toBe(terms.rows);
    let sum = 0n;
    for (const [at, row] of rows.entries()) {
      sum += row.remaining;
      expect(row).toMatchObject({ index: BigInt(at + 1), total: sum, state: 'onSale' });
    }
    expect(sum).toBe(terms.onSale);
  });

  it('lists at the end, sells in turn, pays the seller, and gives back what is left', async () => {
    const { deployment, reader, world } = local;
    const buyer = world.accounts.buyer.address;
    const [terms, mv] = (
      await reader.readOnce([saleTerms(deployment), tokenBalance(deployment, 'MV', member)])
    ).values;
    const amount = mv < 100n * unit ? mv : 100n * unit;
    const listing = await planListForSale(local.contextOf(member), amount);
    expect(listing.preview).toEqual({ ok: true });
    await execute(listing);
    await keepsItsWord(listing);
    const [mine] = (await reader.readOnce([salesOf(deployment, member, 0n, 1n)])).values;
    const order = mine.rows[0];
    expect(order).toMatchObject({ index: terms.rows + 1n, remaining: amount, state: 'onSale' });
    if (order === undefined) throw new Error('the order is not there');

    const wanted = 40n * unit;
    const [quote] = (await reader.readOnce([saleQuote(deployment, wanted)])).values;
    const purchase = await planBuyMv(local.contextOf(buyer), {
      mvAmount: wanted,
      minMvAmount: quote.filled,
      maxPayment: quote.payment,
    });
    expect(purchase.preview).toEqual({ ok: true });
    const firstSeller = (await queue()).rows[0]?.owner;
    if (firstSeller === undefined) throw new Error('the queue is empty');
    const usdt = tokenBalance(deployment, 'USDT', firstSeller);
    const [before] = (await reader.readOnce([usdt])).values;
    await execute(purchase);
    await keepsItsWord(purchase);
    const [after] = (await reader.readOnce([usdt])).values;
    expect(after).toBeGreaterThan(before);

    const back = await planTakeOut(local.contextOf(member), order.saleId);
    await execute(back);
    await keepsItsWord(back);
    const again = await planTakeOut(local.contextOf(member), order.saleId);
    expect(refusalOf(again)).toBe('SaleNotOpen');
  });

  it('refuses less than the least listing, more than the most payment, and orders of others', async () => {
    const [terms] = (await local.reader.readOnce([saleTerms(local.deployment)])).values;
    const context = local.contextOf(member);
    expect(refusalOf(await planListForSale(context, terms.minimumListing - 1n))).toBe('ListingTooSmall');
    const wish = { mvAmount: unit, minMvAmount: unit, maxPayment: terms.price - 1n };
    expect(refusalOf(await planBuyMv(context, wish))).toBe('PaymentAboveMax');
    const all = { mvAmount: terms.onSale + unit, minMvAmount: terms.onSale + unit, maxPayment: terms.onSale };
    expect(refusalOf(await planBuyMv(context, all))).toBe('FilledBelowMin');
    const others = (await queue()).rows.find(({ owner }) => owner !== member);
    if (others === undefined) throw new Error('nobody else sells');
    expect(refusalOf(await planTakeOut(context, others.saleId))).toBe('NotSaleOwner');
  });

  it('has nothing to pick up for one who was paid', async () => {
    const [kept] = (await local.reader.readOnce([keptProceeds(local.deployment, member)])).values;
    expect(kept).toBe(0n);
    expect(refusalOf(await planWithdrawProceeds(local.contextOf(member)))).toBe('NothingToWithdraw');
  });
});
