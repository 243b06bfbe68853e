import { erc20, hashrateMain, memberRegistry, tokenSwap } from '@amswap/contracts/codec';
import type { Simchain } from '@amswap/simchain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedWorld, shippedStart } from '../scripts/shippedState.ts';
import { type Anvil, startAnvil } from '../scripts/startAnvil.ts';
import { accountDeriver } from '../src/accounts.ts';
import { type Move } from '../src/driver/MoveSigner.ts';
import { ChainDriver, deployWorld, latestGenesis, scaleWorld, type World } from '../src/index.ts';
import { scaledListings } from '../src/scale/scaleWorld.ts';
import { view } from './view.ts';

const SEEDING_MS = 240_000;
/** Enough to go over the end of a sum of sixteen rows twice. */
const FEW = 40;
const MANY = 3_000;
/** Numbers under the test phrase that nobody else of the world has. */
const FIRST_ACCOUNT = 200;

const account = accountDeriver();
const few = Array.from({ length: FEW }, (_, i) => account(FIRST_ACCOUNT + i));

describe('a world of scale', () => {
  let simchain: Simchain;
  let world: World;
  let untouched: unknown;

  beforeAll(async () => {
    ({ world, simchain } = await seedWorld(shippedStart));
  }, SEEDING_MS);
  afterAll(() => simchain?.close());

  const slots = async () => (await simchain.dump()).state.slots.map((slot) => slot.join(' ')).sort();

  it('is written as members would have written it who join and list', { timeout: SEEDING_MS }, async () => {
    const driver = await ChainDriver.start(simchain.provider);
    const time = driver.time + 1n;
    untouched = await driver.request('evm_snapshot');
    const addressOf = (i: number) => few[i]?.address ?? world.contracts.main;
    await scaleWorld(simchain.provider, world, { rows: FEW, time, addressOf });
    const written = await slots();
    await driver.request('evm_revert', [untouched]);
    await driver.resume();
    for (const { address } of few) {
      await driver.request('anvil_setBalance', [address, `0x${(10n ** 18n).toString(16)}`]);
    }
    await driver.mineBlockAt(time, movesOfFew(world));
    expect(await slots()).toEqual(written);
  });

  it('grows by as many rows and members as it is told to, and goes on working', {
    timeout: SEEDING_MS,
  }, async () => {
    const anvil: Anvil = await startAnvil({ chainId: 31_337, genesisTime: latestGenesis(shippedStart) });
    try {
      const there = await deployWorld(anvil.provider, { startTime: shippedStart, scale: MANY });
      await expectScaled(anvil, there);
    } finally {
      await anvil.stop();
    }
  });

  it('refuses what is no number of rows', async () => {
    for (const rows of [-1, 1.5, 1_000_001, Number.NaN]) {
      await expect(scaleWorld(simchain.provider, world, { rows, time: 1n })).rejects.toThrow(RangeError);
    }
  });
});

function movesOfFew({ accounts, contracts }: World): Move[] {
  const { main, tokenSwap: swap, tokens } = contracts;
  const listings = scaledListings(few.map(({ address }) => address));
  return few.flatMap((from, i): Move[] => {
    const amount = listings[i]?.amount ?? 0n;
    const join = hashrateMain.encodeRegister(accounts.member.address);
    return [
      { from, to: main, data: join, gas: 300_000n },
      {
        from: accounts.deployer,
        to: tokens.MV,
        data: erc20.encodeTransfer(from.address, amount),
        gas: 80_000n,
      },
      { from, to: tokens.MV, data: erc20.encodeApprove(swap, amount), gas: 80_000n },
      { from, to: swap, data: tokenSwap.encodeListForSale(amount), gas: 240_000n },
    ];
  });
}

async function expectScaled({ provider }: Anvil, { accounts, contracts }: World): Promise<void> {
  const swap = contracts.tokenSwap;
  const { page, total } = await view(
    provider,
    swap,
    tokenSwap.encodeSaleQueue(BigInt(MANY), 100n),
    tokenSwap.decodeSaleQueue,
  );
  expect(total).toBe(BigInt(MANY + 12));
  const queue = await view(provider, swap, tokenSwap.encodeQueueTotal(), tokenSwap.decodeQueueTotal);
  expect(page.at(-1)?.total).toBe(queue.amount);
  const books = await view(
    provider,
    swap,
    tokenSwap.encodeObligations(contracts.tokens.MV),
    tokenSwap.decodeObligations,
  );
  expect(books.held).toBe(books.deposits + books.stock);
  const team = await view(
    provider,
    contracts.registry,
    memberRegistry.encodeDirectMembersOf(accounts.member.address, BigInt(MANY), 100n),
    memberRegistry.decodeDirectMembersOf,
  );
  expect(team.total).toBe(BigInt(MANY + 6));
  const founder = await view(
    provider,
    contracts.main,
    hashrateMain.encodeMemberOf(accounts.founder.address),
    hashrateMain.decodeMemberOf,
  );
  expect(founder.teamCount).toBe(BigInt(MANY + 39));
  // A take-out from the middle, and a purchase of fifty rows.
  const driver = await ChainDriver.start(provider);
  const { buyer, member } = accounts;
  await driver.mineAt(driver.time + 1n, [
    { from: member, to: swap, data: tokenSwap.encodeTakeOut(22n) },
    { from: buyer, to: contracts.tokens.USDT, data: erc20.encodeApprove(swap, 10n ** 22n) },
    {
      from: buyer,
      to: swap,
      data: tokenSwap.encodeBuyMv(10n ** 22n, 1n, 10n ** 22n, driver.time + 60n),
      gas: 9_000_000n,
    },
  ]);
  const after = await view(provider, swap, tokenSwap.encodeSaleQueue(0n, 1n), tokenSwap.decodeSaleQueue);
  expect(after.total).toBeLessThan(total);
}
