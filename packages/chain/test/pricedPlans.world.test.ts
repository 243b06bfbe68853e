import { type Address, leastAfterSlippage } from '@amswap/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Plan,
  type PlanContext,
  planBuyAcb,
  planBuyMv,
  planExchange,
  planMoveToWallet,
  planSynthesis,
} from '../src/act.ts';
import { ChainError } from '../src/errors/ChainError.ts';
import { acbQuote, exchangeQuote, saleQuote, synthesisQuote, type Transport } from '../src/index.ts';
import { type LocalWorld, lyingAbout, startLocalWorld } from './localWorld.ts';

const unit = 10n ** 18n;

let local: LocalWorld;
let member: Address;

beforeAll(async () => {
  local = await startLocalWorld();
  member = local.world.accounts.member.address;
}, 120_000);
afterAll(() => {
  local.reader.stop();
  local.chain.close();
});

const planWith = (second: Transport | undefined, plan: (context: PlanContext) => Promise<Plan>) =>
  plan({ ...local.contextOf(member), secondOpinion: () => second });

const routerQuote = async (): Promise<bigint> => {
  const [answer] = (await local.reader.readOnce([acbQuote(local.deployment, 25n * unit)])).values;
  if (answer.kind !== 'priced') throw new Error('the router names no price');
  return answer.amountOut;
};

interface PricedWrite {
  /** What the contracts quote, base units. */
  quote(): Promise<bigint>;
  plan(context: PlanContext, quote: bigint): Promise<Plan>;
}

/** Every write that pays or gives what a quote says. */
const priced: Readonly<Record<string, PricedWrite>> = {
  'a synthesis': {
    quote: async () => (await local.reader.readOnce([synthesisQuote(local.deployment, 'X', 40n)])).values[0],
    plan: (context) => planSynthesis(context, { payToken: 'X', power: 40n }),
  },
  'an exchange': {
    quote: async () =>
      (await local.reader.readOnce([exchangeQuote(local.deployment, 'mvToX', unit)])).values[0].amountOut,
    plan: (context, minAmountOut) =>
      planExchange(context, { exchange: 'mvToX', amountIn: unit, minAmountOut }),
  },
  'a purchase from the sale': {
    quote: async () =>
      (await local.reader.readOnce([saleQuote(local.deployment, 3n * unit)])).values[0].payment,
    plan: (context, maxPayment) =>
      planBuyMv(context, { mvAmount: 3n * unit, minMvAmount: 3n * unit, maxPayment }),
  },
  'a purchase through the router': {
    quote: routerQuote,
    plan: (context, leastOut) => planBuyAcb(context, { amountIn: 25n * unit, leastOut, slippage: 0 }),
  },
  'moving to the wallet': {
    async quote() {
      const { expects } = await planMoveToWallet(local.contextOf(member));
      const balance = expects.find(({ subject }) => subject.of === 'balance');
      return (balance?.after ?? 0n) - (balance?.before ?? 0n);
    },
    plan: (context) => planMoveToWallet(context),
  },
};

describe.each(Object.entries(priced))('%s', (_, { quote, plan }) => {
  it('is not planned when a second node names another price', async () => {
    const figure = await quote();
    expect(figure).toBeGreaterThan(0n);
    const lying = lyingAbout(local.transport, figure, 1n);
    await expect(planWith(lying, (context) => plan(context, figure))).rejects.toMatchObject({
      code: 'rpc.disagreement',
      data: { have: figure + 1n, need: figure },
    });
  });

  it('is planned when the second node says the same, nothing, or is not there', async () => {
    const figure = await quote();
    const silent = () => Promise.reject(new ChainError('rpc.unreachable'));
    for (const second of [local.transport, silent, undefined]) {
      const planned = await planWith(second, (context) => plan(context, figure));
      expect(planned.steps.length).toBeGreaterThan(0);
    }
  });
});

it('a market may differ by the slippage between the blocks of two nodes, and by no more', async () => {
  const amountOut = await routerQuote();
  const wish = { amountIn: 25n * unit, leastOut: leastAfterSlippage(amountOut, 50), slippage: 50 };
  const within = (amountOut * 50n) / 10_000n;
  const planOff = (off: bigint) =>
    planWith(lyingAbout(local.transport, amountOut, off), (context) => planBuyAcb(context, wish));
  expect((await planOff(within)).kind).toBe('buyAcb');
  await expect(planOff(within + 1n)).rejects.toMatchObject({ code: 'rpc.disagreement' });
});
