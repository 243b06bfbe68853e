import {
  burnedByDay,
  claimTimes,
  claimedByDay,
  createReader,
  founder,
  httpNode,
  luckyPool,
  machinesOf,
  firstMachines,
  maxPowerPool,
  memberOf,
  nativeBalance,
  obligationsOf,
  revenueOf,
  rewardBalance,
  synthesisTerms,
  tokenAllowance,
  tokenBalance,
  tokenMetadata,
  totalBurned,
  vipRefreshAt,
} from '@amswap/chain';
import { executePlan, planSynthesis } from '@amswap/chain/act';
import { createFollower, createJournal, createTabLock } from '@amswap/chain/transactions';
import { payTokenIds, tokenIds } from '@amswap/values';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManualClock } from '../clock/manualClock.ts';
import { nodeClock } from '../clock/nodeClock.ts';
import { createTestWallet } from '../wallet/testWallet.ts';
import { type ChainMock, createChainMock } from './chainMock.ts';
import { accountIn } from './emptyState.ts';
import { createNamedWorld, member, type WorldName, worldNames } from './namedWorlds.ts';
import { testDeployment } from './testDeployment.ts';

const visibility = { visible: () => true, onChange: () => () => {} };

function setUp(name: WorldName) {
  const clock = createManualClock();
  const time = BigInt(clock.now() / 1000);
  const world = createNamedWorld(name, time);
  const mock = createChainMock({ state: world.state, clock, time });
  Object.assign(mock.http.behaviour, world.http);
  const { request } = httpNode('https://node.test.example/', { fetch: mock.http.fetch, clock });
  const reader = createReader({ deployment: testDeployment, transport: request, clock, visibility });
  return { clock, time, world, mock, transport: request, reader };
}

/** Everything that the reading screens ask. */
const allReads = (time: bigint) => [
  luckyPool(testDeployment),
  maxPowerPool(testDeployment),
  totalBurned(testDeployment),
  burnedByDay(testDeployment, time / 86_400n - 9n, 10),
  founder(testDeployment),
  vipRefreshAt(testDeployment),
  obligationsOf(testDeployment, 'main'),
  memberOf(testDeployment, member),
  machinesOf(testDeployment, member, firstMachines, 20),
  revenueOf(testDeployment, member),
  rewardBalance(testDeployment, member),
  claimTimes(testDeployment, member),
  claimedByDay(testDeployment, member, time / 86_400n - 9n, 10),
  nativeBalance(testDeployment, member),
  ...payTokenIds.map((token) => synthesisTerms(testDeployment, token)),
  ...tokenIds.flatMap((token) => [
    tokenMetadata(testDeployment, token),
    tokenBalance(testDeployment, token, member),
    tokenAllowance(testDeployment, token, member, 'main'),
  ]),
];

describe('named worlds', () => {
  it.each(worldNames.filter((name) => name !== 'nodeDown'))(
    '%s answers everything that a screen asks, in one request',
    async (name) => {
      const { reader, time, mock } = setUp(name);
      const { values, blockTime } = await reader.readOnce(allReads(time));
      expect(values).toHaveLength(allReads(time).length);
      expect(blockTime).toBe(time);
      expect(mock.http.count).toBe(1);
    },
  );

  it('nodeDown is unreachable', async () => {
    const { reader, time } = setUp('nodeDown');
    await expect(reader.readOnce(allReads(time))).rejects.toMatchObject({ code: 'rpc.unreachable' });
  });

  it('shows the figures of its state, and their changes', async () => {
    const { reader, world } = setUp('typical');
    const read = tokenBalance(testDeployment, 'X', member);
    expect((await reader.readOnce([read])).values[0]).toBe(86_250_000_000_000_000_000n);
    accountIn(world.state, member).balances.X = 7n;
    expect((await reader.readOnce([read])).values[0]).toBe(7n);
  });
});

describe('switches', () => {
  it('answers half', async () => {
    const { reader, mock } = setUp('typical');
    mock.failingReads.add('luckyPool');
    await expect(reader.readOnce([luckyPool(testDeployment)])).rejects.toMatchObject({
      code: 'contract.silent',
    });
    expect((await reader.readOnce([maxPowerPool(testDeployment)])).values[0]).toBeDefined();
  });

  it.each([
    ['html', 'rpc.badAnswer'],
    ['badGateway', 'rpc.unreachable'],
    ['rateLimited', 'rpc.rateLimited'],
    ['limitExceeded', 'rpc.rateLimited'],
    ['cut', 'rpc.badAnswer'],
    ['silent', 'rpc.timedOut'],
  ] as const)('%s comes out as %s', async (mode, code) => {
    const { reader, mock, clock } = setUp('typical');
    mock.http.behaviour.mode = mode;
    const reading = reader.readOnce([luckyPool(testDeployment)]).catch((error: unknown) => error);
    await clock.advance(61_000);
    expect(await reading).toMatchObject({ code });
  });

  it('answers late, by the clock', async () => {
    const { reader, mock, clock } = setUp('typical');
    mock.http.behaviour.slowBy = 4_000;
    let answered = false;
    const reading = reader.readOnce([luckyPool(testDeployment)]).then(() => {
      answered = true;
    });
    await clock.advance(3_999);
    expect(answered).toBe(false);
    await clock.advance(1);
    await reading;
    expect(answered).toBe(true);
  });

  it('tells of a chain that ends blocks before its own', async () => {
    const { mock, transport } = setUp('typical');
    mock.node.mine();
    mock.node.mine();
    const told = async () => Number(await transport({ method: 'eth_blockNumber' }));
    expect(await told()).toBe(mock.node.head);
    mock.node.behaviour.lagsBy = 2;
    expect(await told()).toBe(mock.node.head - 2);
  });

  it('leaves out answers of a batch', async () => {
    const { mock } = setUp('typical');
    mock.http.behaviour.partialBatches = true;
    const batch = ['eth_chainId', 'eth_blockNumber'].map((method, id) => ({ jsonrpc: '2.0', id, method }));
    const answer = await mock.http.respond(batch);
    expect(await answer.json()).toHaveLength(1);
  });

  it('makes a call that nobody foresaw an error that names it', async () => {
    const { mock } = setUp('typical');
    const call = { to: testDeployment.contracts.main, data: '0xdeadbeef' };
    await expect(mock.node.request({ method: 'eth_call', params: [call, 'latest'] })).rejects.toThrow(
      '0xdeadbeef',
    );
    await expect(mock.node.request({ method: 'eth_unheardOf' })).rejects.toMatchObject({ code: -32601 });
  });
});

describe('writing', () => {
  it('carries a synthesis through: authorise exactly, synthesise, and the figures follow', async () => {
    const { clock, world, mock, transport, reader } = setUp('typical');
    const account = accountIn(world.state, member);
    account.allowances = {};
    const wallet = createTestWallet({
      clock,
      accounts: [member],
      chainId: 56,
      node: (request) => mock.node.request(request),
    });
    wallet.behaviour.trusted = true;
    const entries = new Map<string, string>();
    const storage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    };
    const journal = createJournal({ storage, clock, account: member, chainId: 56 });
    const lock = createTabLock({ locks: undefined, storage, clock, tabId: 'one' });
    const follower = createFollower({ journal, transport, clock, lock });
    let ids = 0;
    const ports = {
      provider: wallet.provider,
      transport,
      clock,
      journal,
      follower,
      lock,
      deployment: testDeployment,
      newId: () => `id ${ids++}`,
    };
    const plan = await planSynthesis(
      { deployment: testDeployment, reader, transport, account: member },
      { payToken: 'X', power: 40n },
    );
    expect(plan.steps.map(({ kind }) => kind)).toEqual(['authorise', 'act']);
    const outcome = executePlan(plan, ports);
    await clock.advance(30_000);
    expect((await outcome).kind).toBe('done');
    expect(account.mains.main.activePower).toBe(100n);
    expect(account.balances.X).toBe(70_250_000_000_000_000_000n);
    expect(world.state.mains.main.luckyPool.lastInput).toBe(member);
  });
});

describe('MSW', () => {
  const mocks: ChainMock[] = [];
  const server = setupServer();
  beforeAll(() => {
    const mock = createChainMock({
      state: createNamedWorld('typical', 1_767_225_600n).state,
      clock: nodeClock,
    });
    mocks.push(mock);
    server.use(...mock.handlers);
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterAll(() => server.close());

  it('answers the deployment’s node over fetch, and refuses everything else', async () => {
    const { request } = httpNode('https://node.test.example/', { fetch, clock: nodeClock });
    expect(await request({ method: 'eth_chainId' })).toBe('0x38');
    await expect(fetch('https://elsewhere.example/')).rejects.toThrow();
    for (const mock of mocks) mock.http.behaviour.mode = 'badGateway';
    await expect(request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: 'rpc.unreachable' });
  });
});
