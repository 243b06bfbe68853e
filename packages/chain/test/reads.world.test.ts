import { abiHash } from '@amswap/contracts';
import { hashrateMainAbi, tokenSwapAbi } from '@amswap/contracts/abi';
import { payTokenIds, tokenIds } from '@amswap/values';
import { Contract } from 'ethers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  batchOverRequests,
  burnedByDay,
  claimedByDay,
  claimTimes,
  directMembersOf,
  firstMachines,
  founder,
  freeReserve,
  luckyPool,
  type Machine,
  type MachineCursor,
  machinesOf,
  mainNames,
  maxPowerPool,
  memberOf,
  nativeBalance,
  obligationsOf,
  payTokens,
  powerAt,
  revenueKinds,
  revenueOf,
  rewardBalance,
  salePosition,
  saleQueue,
  salesOf,
  synthesisQuote,
  synthesisTerms,
  tokenAddress,
  tokenAllowance,
  tokenBalance,
  tokenMetadata,
  totalBurned,
  totalOwed,
  verifyDeployment,
  verifyInterface,
  vipRefreshAt,
} from '../src/index.ts';
import { type LocalWorld, startLocalWorld, worldDay } from './localWorld.ts';

let local: LocalWorld;
const contractOf = (name: (typeof mainNames)[number]) =>
  new Contract(local.deployment.contracts[name], hashrateMainAbi, local.ethers);
/** A view's answer as ethers reads it. */
const view = (name: (typeof mainNames)[number], method: string, ...args: unknown[]) =>
  contractOf(name)
    .getFunction(method)
    .staticCall(...args);
const member = () => local.world.accounts.member.address;

beforeAll(async () => {
  local = await startLocalWorld();
}, 120_000);
afterAll(() => {
  local.reader.stop();
  local.chain.close();
});

describe('the deployment', () => {
  it('is what the chain says', async () => {
    const client = batchOverRequests((request) => local.chain.provider.request(request));
    const problems = await verifyDeployment(client, local.deployment);
    expect(problems.filter(({ field }) => !/tokenSwap|swapRouter/.test(field))).toEqual([]);
    expect(verifyInterface(local.deployment, abiHash)).toEqual([]);
  });
});

describe('reads equal what ethers reads', () => {
  it('a whole screen in one request of one block', async () => {
    const { deployment } = local;
    const account = member();
    let requests = 0;
    const snapshot = await local.reader.readOnce(
      [
        ...tokenIds.flatMap((token) => [
          tokenMetadata(deployment, token),
          tokenBalance(deployment, token, account),
          tokenAllowance(deployment, token, account, 'main'),
        ]),
        luckyPool(deployment),
        maxPowerPool(deployment),
        memberOf(deployment, account),
        revenueOf(deployment, account),
        obligationsOf(deployment, 'main'),
      ],
      (request) => {
        requests += 1;
        return local.transport(request);
      },
    );
    expect(requests).toBe(1);
    expect(snapshot.values).toHaveLength(26);
    expect(snapshot.block).toBe(BigInt(await local.ethers.getBlockNumber()));
  });

  it.each(tokenIds)('token %s', async (token) => {
    const { deployment, reader, ethers } = local;
    const { values } = await reader.readOnce([
      tokenMetadata(deployment, token),
      tokenBalance(deployment, token, member()),
      tokenAllowance(deployment, token, member(), 'main'),
    ]);
    const abi = [
      'function symbol() view returns (string)',
      'function decimals() view returns (uint8)',
      'function balanceOf(address) view returns (uint256)',
      'function allowance(address,address) view returns (uint256)',
    ];
    const contract = new Contract(tokenAddress(deployment, token), abi, ethers);
    const ask = (method: string, ...args: unknown[]) => contract.getFunction(method).staticCall(...args);
    expect(values).toEqual([
      { symbol: await ask('symbol'), decimals: Number(await ask('decimals')) },
      await ask('balanceOf', member()),
      await ask('allowance', member(), deployment.contracts.main),
    ]);
  });

  it('the balance for network fees', async () => {
    const { values } = await local.reader.readOnce([nativeBalance(local.deployment, member())]);
    expect(values[0]).toBe(await local.ethers.getBalance(member()));
  });

  it('a member, with the power of both mains', async () => {
    const [read] = (await local.reader.readOnce([memberOf(local.deployment, member())])).values;
    const here = await view('main', 'memberOf', member());
    const older = await view('mainSecondary', 'memberOf', member());
    expect(read).toEqual({
      account: member(),
      isMember: true,
      referrer: here.referrer,
      settler: here.settler,
      joinedAt: here.joinedAt,
      activePower: here.activePower + older.activePower,
      activePowerOf: { main: here.activePower, mainSecondary: older.activePower },
      ownPerformance: here.ownPerformance,
      teamPerformance: here.teamPerformance,
      directCount: here.directCount,
      teamCount: here.teamCount,
      sLevel: Number(here.sLevel),
      vipLevel: Number(here.vipLevel),
    });
    expect(read.activePower).toBeGreaterThan(0n);
  });

  it('the founder, who has no referrer, and the members below', async () => {
    const [top] = (await local.reader.readOnce([founder(local.deployment)])).values;
    expect(top).toBe(local.world.accounts.founder.address);
    const { values } = await local.reader.readOnce([
      memberOf(local.deployment, top),
      directMembersOf(local.deployment, top, 0n, 100n),
    ]);
    expect(values[0].referrer).toBeUndefined();
    expect(BigInt(values[1].rows.length)).toBe(values[1].total);
    expect(values[1].total).toBe(values[0].directCount);
  });

  it('the pools', async () => {
    const { values } = await local.reader.readOnce([
      luckyPool(local.deployment),
      maxPowerPool(local.deployment),
    ]);
    const lucky = await view('main', 'luckyPool');
    const most = await view('main', 'maxPowerPool');
    expect(values[0]).toEqual(lucky.toObject());
    expect(values[1]).toEqual(most.toObject());
  });

  it('revenue and reward balance of both mains', async () => {
    const { deployment, reader } = local;
    const { values } = await reader.readOnce([
      revenueOf(deployment, member()),
      rewardBalance(deployment, member()),
      claimTimes(deployment, member()),
    ]);
    const [revenue, reward, times] = values;
    const raws = await Promise.all(mainNames.map((name) => view(name, 'revenueOf', member())));
    revenueKinds.forEach((kind, i) => {
      expect(revenue.waiting[kind]).toBe(raws[0].waiting[i] + raws[1].waiting[i]);
      expect(revenue.received[kind]).toBe(raws[0].received[i] + raws[1].received[i]);
    });
    const owed = await Promise.all(mainNames.map((name) => view(name, 'rewardBalanceOf', member())));
    expect(reward).toBe(owed[0] + owed[1]);
    expect(times).toEqual({
      interval: await view('main', 'claimInterval'),
      nextAt: {
        main: await view('main', 'nextClaimAt', member()),
        mainSecondary: await view('mainSecondary', 'nextClaimAt', member()),
      },
    });
  });

  it('holds against owes, and what was burned', async () => {
    const { deployment, reader } = local;
    const today = worldDay / 86_400n;
    const { values } = await reader.readOnce([
      obligationsOf(deployment, 'main'),
      totalBurned(deployment),
      burnedByDay(deployment, today - 9n, 10),
      claimedByDay(deployment, member(), today - 9n, 10),
      vipRefreshAt(deployment),
    ]);
    const [books, burned, days, claimed, refresh] = values;
    expect(books).toEqual((await view('main', 'obligations')).toObject());
    expect(books.held).toBeGreaterThanOrEqual(totalOwed(books) + books.freeReserve);
    const burns = await Promise.all(mainNames.map((name) => view(name, 'totalBurned')));
    expect(burned).toBe(burns[0] + burns[1]);
    const byDay = await Promise.all(mainNames.map((name) => view(name, 'burnedByDay', today - 9n, 10n)));
    expect(days).toEqual(Array.from({ length: 10 }, (_, i) => byDay[0][i] + byDay[1][i]));
    expect(claimed).toHaveLength(10);
    expect(refresh).toBe(await view('main', 'vipRefreshAt'));
  });

  it('what can be paid with, the free reserve, and power at a time', async () => {
    const { deployment, reader } = local;
    const midnight = worldDay;
    const { values } = await reader.readOnce([
      payTokens(deployment, 'main'),
      freeReserve(deployment, 'main'),
      obligationsOf(deployment, 'main'),
      powerAt(deployment, member(), midnight),
    ]);
    const [tokens, free, books, power] = values;
    expect(tokens).toEqual(await view('main', 'payTokens'));
    expect([...tokens].sort()).toEqual(payTokenIds.map((id) => tokenAddress(deployment, id)).sort());
    expect(free).toBe(await view('main', 'freeReserve'));
    expect(free).toBe(books.freeReserve);
    const powers = await Promise.all(mainNames.map((name) => view(name, 'powerAt', member(), midnight)));
    expect(power).toBe(powers[0] + powers[1]);
    expect(power).toBeGreaterThan(0n);
  });

  it('the place of an order, on sale and not any more', async () => {
    const { deployment, reader, ethers } = local;
    const [queue, own] = (
      await reader.readOnce([saleQueue(deployment, 0n, 100n), salesOf(deployment, member(), 0n, 100n)])
    ).values;
    const contract = new Contract(deployment.contracts.tokenSwap, tokenSwapAbi, ethers);
    for (const sale of [...queue.rows, ...own.rows]) {
      const [place] = (await reader.readOnce([salePosition(deployment, sale.saleId)])).values;
      const [index, ahead] = await contract.getFunction('positionOf').staticCall(sale.saleId);
      expect(place).toEqual({ index, ahead });
      expect(place.index).toBe(sale.index);
      expect(place.ahead).toBe(sale.state === 'onSale' ? sale.total - sale.remaining : 0n);
    }
    expect(queue.rows.length).toBeGreaterThan(3);
    expect(own.rows.some(({ state }) => state !== 'onSale')).toBe(true);
  });

  it.each(payTokenIds)('terms and quotes in %s', async (token) => {
    const { deployment, reader } = local;
    const [terms] = (await reader.readOnce([synthesisTerms(deployment, token)])).values;
    const address = tokenAddress(deployment, token);
    expect(terms).toEqual((await view('main', 'synthesisTerms', address)).toObject());
    const power = terms.lowestPower + terms.powerStep;
    const [quote] = (await reader.readOnce([synthesisQuote(deployment, token, power)])).values;
    expect(quote).toBe(power * terms.price);
  });
});

describe('machines', () => {
  it('of both mains are one list, newest first, whatever the page size', async () => {
    const { deployment, reader, world } = local;
    for (const { address } of [world.accounts.member, world.accounts.referrer, world.accounts.founder]) {
      const whole = (await reader.readOnce([machinesOf(deployment, address, firstMachines, 100)])).values[0];
      const rows: Machine[] = [];
      let cursor: MachineCursor | undefined = firstMachines;
      while (cursor !== undefined) {
        const page: { rows: readonly Machine[]; next: MachineCursor | undefined } = (
          await reader.readOnce([machinesOf(deployment, address, cursor, 2)])
        ).values[0];
        rows.push(...page.rows);
        cursor = page.next;
      }
      expect(rows).toEqual(whole.rows);
      expect(BigInt(rows.length)).toBe(whole.total);
      const times = rows.map(({ startedAt }) => Number(startedAt));
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(new Set(rows.map(({ main, id }) => `${main}:${id}`)).size).toBe(rows.length);
    }
  });
});
