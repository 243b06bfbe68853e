import { tokenSwapAbi } from '@amswap/contracts/abi';
import type { Address } from '@amswap/values';
import { Interface } from 'ethers';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Plan, planClaim, planMoveToWallet, simulate } from '../src/act.ts';
import {
  feeInAcb,
  levelThresholds,
  lineDepth,
  lineShares,
  mainNames,
  revenueKinds,
  revenueOf,
  rewardBalance,
  tokenBalance,
  totalOf,
} from '../src/index.ts';
import { type LocalWorld, startLocalWorld } from './localWorld.ts';

// Four transactions on a real chain, each simulated first: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let local: LocalWorld;
let snapshotId: unknown;
const rpc = (method: string, ...params: unknown[]) => local.chain.provider.request({ method, params });
const travel = async (seconds: number) => {
  await rpc('evm_increaseTime', seconds);
  await rpc('evm_mine');
};
const execute = async (plan: Plan) => {
  for (const step of plan.steps) {
    const simulation = await simulate(local.transport, plan.account, step);
    if (!simulation.ok) throw simulation.error;
    expect(await local.send(plan.account, step.to, step.data)).toBe(true);
  }
};
/** An account of the test phrase that is no member and has nothing. */
const stranger = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc' as Address;

const read = async (account: Address) => {
  const { deployment, reader } = local;
  const { values } = await reader.readOnce([
    revenueOf(deployment, account),
    rewardBalance(deployment, account),
    tokenBalance(deployment, 'ACB', account),
  ]);
  const [revenue, reward, acb] = values;
  return { revenue, reward, acb };
};

beforeAll(async () => {
  local = await startLocalWorld();
  snapshotId = await rpc('evm_snapshot');
}, 120_000);
beforeEach(async () => {
  await rpc('evm_revert', snapshotId);
  snapshotId = await rpc('evm_snapshot');
  local.reader.reset();
});
afterAll(() => {
  local.reader.stop();
});

it('claims from each contract that owes and exchanges all of it, to the unit that the plan says', async () => {
  const account = local.world.accounts.member.address;
  await travel(3_600);
  const before = await read(account);
  const owing = mainNames.filter((name) => totalOf(before.revenue.of[name].waiting) > 0n);
  const plan = await planMoveToWallet(local.contextOf(account));
  expect(plan.steps.map((step) => step.kind === 'act' && step.deed)).toEqual([
    ...owing.map((name) => (name === 'main' ? 'claimMain' : 'claimSecondary')),
    'exchangeReward',
  ]);
  expect(plan.preview).toEqual({ ok: true });
  const moved = before.reward + totalOf(before.revenue.waiting);
  const gained = moved - (moved + 9n) / 10n;
  await execute(plan);
  const after = await read(account);
  expect(after.acb).toBe(before.acb + gained);
  expect(plan.expects.find(({ subject }) => subject.of === 'balance')?.after).toBe(after.acb);
  // What grew between the reading and the claim stays in the reward balance.
  expect(after.reward).toBe(
    totalOf(after.revenue.received) - totalOf(before.revenue.received) - totalOf(before.revenue.waiting),
  );
});

it('within the wait moves what is in the reward balance and leaves the claim out', async () => {
  const account = local.world.accounts.member.address;
  await travel(3_600);
  await execute(await planClaim(local.contextOf(account), revenueKinds));
  await travel(10);
  const before = await read(account);
  expect(totalOf(before.revenue.waiting)).toBeGreaterThan(0n);
  const plan = await planMoveToWallet(local.contextOf(account));
  expect(plan.steps.map((step) => step.kind === 'act' && step.deed)).toEqual(['exchangeReward']);
  await execute(plan);
  expect((await read(account)).reward).toBe(0n);
});

it('with nothing to move is refused by the contract', async () => {
  const plan = await planMoveToWallet(local.contextOf(stranger));
  expect(plan.preview.ok).toBe(false);
  expect(plan.preview.ok ? '' : new Interface(tokenSwapAbi).parseError(plan.preview.refusal)?.name).toBe(
    'AmountZero',
  );
});

it('knows what a line counts and receives, what levels take, and that this router has no price for the fee', async () => {
  const { deployment, reader } = local;
  const { values } = await reader.readOnce([
    lineDepth(deployment),
    lineShares(deployment),
    levelThresholds(deployment),
    feeInAcb(deployment, 10n ** 15n),
  ]);
  expect(values).toEqual([
    32n,
    { dynamic: 1_000, preaching: [500, 300, 200] },
    {
      teamPerformance: [1_000n, 5_000n, 20_000n, 100_000n, 500_000n],
      activePower: [100n, 500n, 2_000n, 10_000n, 50_000n],
    },
    { kind: 'refused' },
  ]);
});
