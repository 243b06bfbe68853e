import { erc20, hashrateMain } from '@amswap/contracts/codec';
import type { Eip1193Provider } from '@amswap/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Anvil, startAnvil } from '../scripts/startAnvil.ts';
import { seedWorld, shippedStart } from '../scripts/shippedState.ts';
import { baseUnits, deployWorld, latestGenesis, timelineOf, type World } from '../src/index.ts';
import { view } from './view.ts';
import { worldFacts } from './worldFacts.ts';

const startTime = shippedStart;
const genesisTime = latestGenesis(startTime);
const SEEDING_MS = 120_000;
/** States of a sale, as the contract numbers them. */
const [ON_SALE, SOLD_OUT, TAKEN_OUT] = [0, 1, 2];

describe('the world', () => {
  let anvil: Anvil;
  let world: World;
  let facts: Awaited<ReturnType<typeof worldFacts>>;

  beforeAll(async () => {
    anvil = await startAnvil({ chainId: 31_337, genesisTime });
    world = await deployWorld(anvil.provider, { startTime });
    facts = await worldFacts(anvil.provider, world);
  }, SEEDING_MS);
  afterAll(() => anvil?.stop());

  const people = () => facts.main.people;
  const member = () => ({ main: people()[2], older: facts.mainSecondary.people[2] });

  it('opens in the morning of its day', () => {
    expect(BigInt(facts.block.timestamp)).toBe(timelineOf(startTime).opening);
  });

  it('has forty members in a tree below the founder, and a buyer who is none', () => {
    expect(people()[0]?.member.teamCount).toBe(39n);
    expect(people().filter((person) => person.member.isMember)).toHaveLength(40);
    expect(people()[3]?.member.isMember).toBe(false);
    expect(people()[2]?.member.referrer).toBe(world.accounts.referrer.address.toLowerCase());
    const moved = people().filter(({ member: one }) => one.settler !== one.referrer);
    expect(moved).toHaveLength(1);
  });

  it('has machines at all stages, one of the member out', () => {
    const machines = member().older?.machines.page ?? [];
    expect(machines.map((machine) => machine.out)).toEqual([false, false, true]);
    expect(machines[2]?.revenue).toBe(machines[2]?.cap);
    expect(member().main?.machines.total).toBe(3n);
    const stages = [...facts.main.people, ...facts.mainSecondary.people]
      .flatMap((person) => person.machines.page)
      .map((machine) => (machine.revenue * 100n) / machine.cap);
    expect(stages.some((stage) => stage < 1n)).toBe(true);
    expect(stages.some((stage) => stage > 20n && stage < 50n)).toBe(true);
    expect(stages.some((stage) => stage > 95n && stage < 100n)).toBe(true);
  });

  it('has pools with a past winner and an open round', () => {
    const { luckyPool, maxPowerPool } = facts.main;
    const now = BigInt(facts.block.timestamp);
    expect(luckyPool.lastPrize).toBeGreaterThan(0n);
    expect(luckyPool.deadline - now).toBe(378n);
    expect(luckyPool.balance).toBe(baseUnits('ACB', 3_420n) / 50n);
    expect(maxPowerPool.lastPrize).toBeGreaterThan(0n);
    expect(maxPowerPool.power).toBe(2_400n);
    expect(maxPowerPool.periodEnd).toBe(startTime + 86_400n);
  });

  it('has ten days of history: burned every day, claimed by the member on several', () => {
    expect(facts.main.burned.slice(1).filter((burned) => burned > 0n).length).toBeGreaterThanOrEqual(9);
    const claimedDays = member().main?.claimed.filter((day) => day.some((amount) => amount > 0n)) ?? [];
    expect(claimedDays).toHaveLength(5);
    expect(member().main?.revenue.waiting.every((amount) => amount > 0n)).toBe(true);
    expect(member().main?.reward).toBeGreaterThan(0n);
  });

  it('keeps every main able to pay what it owes', () => {
    for (const { obligations } of [facts.main, facts.mainSecondary]) {
      const { held, ...owed } = obligations;
      expect(Object.values(owed).reduce((sum, amount) => sum + amount, 0n)).toBe(held);
      expect(obligations.freeReserve).toBeGreaterThan(0n);
    }
    expect(facts.main.terms.filter((terms) => terms.enabled)).toHaveLength(6);
    expect(facts.mainSecondary.terms.filter((terms) => terms.enabled)).toHaveLength(0);
  });

  it('has a sale queue with rows on sale, sold out, taken out and sold in part', () => {
    const { queue, sales } = facts.swap;
    expect(queue.total).toBe(12n);
    expect(queue.page.map((row) => row.index)).toEqual(queue.page.map((_, i) => BigInt(i + 1)));
    const states = sales.flatMap(({ page }) => page).map((row) => row.state);
    const count = (state: number) => states.filter((one) => one === state).length;
    expect([count(ON_SALE), count(SOLD_OUT), count(TAKEN_OUT)]).toEqual([12, 10, 3]);
    const own = sales[0]?.page ?? [];
    expect(own.map((row) => [row.saleId, row.state])).toEqual([
      [22n, ON_SALE],
      [13n, ON_SALE],
      [9n, TAKEN_OUT],
      [2n, SOLD_OUT],
    ]);
    // The second of them stands first in the queue, and has sold a part.
    expect(queue.page[0]).toEqual(own[1]);
    expect(own[1]?.remaining).toBe(baseUnits('MV', 480n));
    expect(own[1]?.proceeds).toBe(baseUnits('USDT', 160n));
  });

  it('has exchanges open for the member, each bounded', () => {
    for (const terms of facts.swap.terms) {
      expect(terms.enabled).toBe(true);
      expect(terms.maxAmountOut).toBeGreaterThan(0n);
    }
  });

  it('has a liquid pair of ACB and USDT, near half a USDT an ACB', () => {
    const [paid, got] = facts.swap.quote;
    expect(paid).toBe(baseUnits('USDT', 100n));
    // The fee of 0.3 % and a price that trades have moved: within 2 % of 200.
    expect(got).toBeGreaterThan(baseUnits('ACB', 196n));
    expect(got).toBeLessThan(baseUnits('ACB', 200n));
  });

  it('keeps the token swap able to pay what it owes', () => {
    for (const { held, stock, deposits, proceeds } of facts.swap.obligations) {
      expect(stock + deposits + proceeds).toBe(held);
    }
  });

  it('gives the member tokens with bad manners', async () => {
    for (const token of Object.values(world.contracts.badTokens)) {
      const data = erc20.encodeBalanceOf(world.accounts.member.address);
      expect(await view(anvil.provider, token, data, erc20.decodeBalanceOf)).toBe(10n ** 24n);
    }
    const symbol = view(
      anvil.provider,
      world.contracts.badTokens.revertingSymbol,
      erc20.encodeSymbol(),
      erc20.decodeSymbol,
    );
    await expect(symbol).rejects.toThrow();
  });

  it('mines by itself afterwards, and goes on from its own time', async () => {
    const founder = await view(
      anvil.provider,
      world.contracts.main,
      hashrateMain.encodeFounder(),
      hashrateMain.decodeFounder,
    );
    expect(founder).toBe(world.accounts.founder.address.toLowerCase());
    const before = Number(facts.block.timestamp);
    const hash = await anvil.provider.request({
      method: 'eth_sendTransaction',
      params: [{ from: world.accounts.buyer.address, to: world.accounts.member.address, value: '0x1' }],
    });
    const receipt = await waitForReceipt(anvil.provider, hash);
    const block = (await anvil.provider.request({
      method: 'eth_getBlockByNumber',
      params: [receipt.blockNumber, false],
    })) as { timestamp: string };
    expect(Number(block.timestamp) - before).toBeLessThan(120);
  });

  it('is the same on a chain in this process', { timeout: SEEDING_MS }, async () => {
    const { world: there, simchain } = await seedWorld(startTime);
    expect(await worldFacts(simchain.provider, there)).toEqual(facts);
    simchain.close();
  });

  it('refuses a chain that is younger than the history, and a start in the middle of a day', async () => {
    await expect(deployWorld(anvil.provider, { startTime })).rejects.toThrow('too young');
    expect(() => timelineOf(startTime + 1n)).toThrow(RangeError);
  });
});

async function waitForReceipt(provider: Eip1193Provider, hash: unknown): Promise<{ blockNumber: string }> {
  for (let tries = 0; tries < 100; tries++) {
    const receipt = await provider.request({ method: 'eth_getTransactionReceipt', params: [hash] });
    if (receipt) return receipt as { blockNumber: string };
  }
  throw new Error('The transaction was not mined');
}
