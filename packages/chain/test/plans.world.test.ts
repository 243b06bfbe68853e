import { type Address, type Hex, payTokenIds } from '@amswap/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashrateMainAbi } from '@amswap/contracts/abi';
import { Contract, Interface } from 'ethers';
import {
  authoriseSteps,
  type Plan,
  type Step,
  planChangeSettler,
  planClaim,
  planLowerAllowance,
  planRegister,
  planSettleLuckyPool,
  planSettleMaxPowerPool,
  planSynthesis,
  simulate,
} from '../src/act.ts';
import {
  luckyPool,
  machinesOf,
  firstMachines,
  maxPowerPool,
  memberOf,
  revenueKinds,
  revenueOf,
  rewardBalance,
  synthesisTerms,
  tokenAllowance,
  tokenBalance,
  totalOf,
} from '../src/index.ts';
import { type LocalWorld, startLocalWorld } from './localWorld.ts';

let local: LocalWorld;
let snapshotId: unknown;
const rpc = (method: string, ...params: unknown[]) => local.chain.provider.request({ method, params });
const errors = new Interface(hashrateMainAbi);
const refusalOf = ({ preview }: Plan) => (preview.ok ? undefined : errors.parseError(preview.refusal)?.name);
/** An account of the test phrase that is no member and has nothing. */
const stranger = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc' as Address;

/** Sends every step in its order, each simulated before, as executing a plan does. */
const execute = async (plan: Plan) => {
  for (const step of plan.steps) {
    const simulation = await simulate(local.transport, plan.account, step);
    if (!simulation.ok) throw simulation.error;
    expect(await local.send(plan.account, step.to, step.data)).toBe(true);
  }
};
const sendStep = async (account: Address, step: Step | undefined) => {
  if (step === undefined) throw new Error('the plan has no such step');
  expect(await local.send(account, step.to, step.data)).toBe(true);
};
const travel = async (seconds: number) => {
  await rpc('evm_increaseTime', seconds);
  await rpc('evm_mine');
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
  local.chain.close();
});

describe('a synthesis', () => {
  it.each(payTokenIds)('paid in %s authorises exactly, then ends as the plan said', async (payToken) => {
    const { deployment, reader, world } = local;
    const account = world.accounts.member.address;
    const [terms] = (await reader.readOnce([synthesisTerms(deployment, payToken)])).values;
    const power = terms.lowestPower;
    const plan = await planSynthesis(local.contextOf(account), { payToken, power });
    const payment = power * terms.price;
    expect(plan.preview).toEqual({ ok: true });
    expect(plan.steps.map(({ kind }) => kind)).toEqual(['authorise', 'act']);
    expect(plan.steps[0]).toMatchObject({
      token: payToken,
      amount: payment,
      spenderName: 'main',
      spender: deployment.contracts.main,
    });
    expect(plan.steps[0]?.gasEstimate).toBeGreaterThan(21_000n);
    expect(plan.steps[1]?.gasEstimate).toBeUndefined();
    await execute(plan);
    const after = await reader.readOnce([
      tokenBalance(deployment, payToken, account),
      tokenAllowance(deployment, payToken, account, 'main'),
      memberOf(deployment, account),
      machinesOf(deployment, account, firstMachines, 1),
      luckyPool(deployment),
    ]);
    const [balance, allowance, member, machines, pool] = after.values;
    expect([balance, allowance, member.activePower]).toEqual(plan.expects.map((expected) => expected.after));
    expect(machines.rows[0]).toMatchObject({ main: 'main', payToken, power, paid: payment, out: false });
    expect(pool).toMatchObject({ lastInput: account, deadline: after.blockTime + 600n });
  });

  it('needs one step where enough is authorised, and says what stays authorised', async () => {
    const account = local.world.accounts.member.address;
    const context = local.contextOf(account);
    const large = await planSynthesis(context, { payToken: 'X', power: 400n });
    const [authorise] = large.steps;
    await sendStep(account, authorise);
    const plan = await planSynthesis(context, { payToken: 'X', power: 40n });
    expect(plan.steps.map(({ kind }) => kind)).toEqual(['act']);
    expect(plan.steps[0]?.gasEstimate).toBeGreaterThan(100_000n);
    const left = plan.expects.find(({ subject }) => subject.of === 'allowance');
    await execute(plan);
    const { values } = await local.reader.readOnce([tokenAllowance(local.deployment, 'X', account, 'main')]);
    expect(values[0]).toBe(left?.after);
    expect(values[0]).toBeGreaterThan(0n);
  });

  it('tells by the contract itself what is against it, before any prompt', async () => {
    const member = local.contextOf(local.world.accounts.member.address);
    await expect(planSynthesis(member, { payToken: 'X', power: 41n })).rejects.toMatchObject({
      code: 'contract.unknownError',
      data: { selector: errors.getError('PowerNotMultiple')?.selector },
    });
    const outsider = await planSynthesis(local.contextOf(stranger), { payToken: 'X', power: 40n });
    expect(refusalOf(outsider)).toBe('NotMember');
  });
});

describe('B17 tokens that change an allowance only from zero', () => {
  /** The world with such a token where USDT stands. */
  const context = () => {
    const account = local.world.accounts.member.address;
    const deployment = {
      ...local.deployment,
      contracts: {
        ...local.deployment.contracts,
        stableCoin: local.world.contracts.badTokens.approveFromZero,
      },
    };
    return { ...local.contextOf(account), deployment };
  };

  it('are found by trying, and get two steps', async () => {
    const first = await authoriseSteps(context(), {
      token: 'USDT',
      spenderName: 'main',
      needed: 50n,
      allowance: 0n,
    });
    expect(first.map(({ kind, amount }) => [kind, amount])).toEqual([['authorise', 50n]]);
    const account = context().account;
    await sendStep(account, first[0]);
    const second = await authoriseSteps(context(), {
      token: 'USDT',
      spenderName: 'main',
      needed: 200n,
      allowance: 50n,
    });
    expect(second.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['resetAllowance', 0n],
      ['authorise', 200n],
    ]);
    for (const step of second) expect(await local.send(account, step.to, step.data)).toBe(true);
  });

  it('other tokens are raised in one step', async () => {
    const account = local.world.accounts.member.address;
    const need = { token: 'USDT', spenderName: 'main', needed: 50n, allowance: 0n } as const;
    const [step] = await authoriseSteps(local.contextOf(account), need);
    await sendStep(account, step);
    const raised = await authoriseSteps(local.contextOf(account), { ...need, needed: 80n, allowance: 50n });
    expect(raised.map(({ kind, amount }) => [kind, amount])).toEqual([['authorise', 80n]]);
  });
});

describe('B22 tokens with manners of their own', () => {
  const contextWith = (stableCoin: Address) => {
    const context = local.contextOf(local.world.accounts.member.address);
    const contracts = { ...local.deployment.contracts, stableCoin };
    return { ...context, deployment: { ...local.deployment, contracts } };
  };
  const need = { token: 'USDT', spenderName: 'main', needed: 50n, allowance: 0n } as const;

  it.each(['noReturn', 'feeOnTransfer'] as const)(
    '%s is authorised exactly, by what the chain says',
    async (kind) => {
      const context = contextWith(local.world.contracts.badTokens[kind]);
      const steps = await authoriseSteps(context, need);
      expect(steps.map(({ kind: of, amount }) => [of, amount])).toEqual([['authorise', 50n]]);
      await sendStep(context.account, steps[0]);
      const { deployment, reader, account } = context;
      const read = tokenAllowance(deployment, 'USDT', account, 'main');
      expect((await reader.readOnce([read])).values).toEqual([50n]);
    },
  );

  it('what a fee on transfer leaves is read, not computed', async () => {
    const { feeOnTransfer } = local.world.contracts.badTokens;
    const { deployment, reader, account } = contextWith(feeOnTransfer);
    const stranger = local.world.accounts.buyer.address;
    const transfer = new Interface(['function transfer(address to, uint256 value)']);
    const data = transfer.encodeFunctionData('transfer', [stranger, 10_000n]) as Hex;
    const balances = () =>
      reader.readOnce([
        tokenBalance(deployment, 'USDT', account),
        tokenBalance(deployment, 'USDT', stranger),
      ]);
    const before = (await balances()).values;
    expect(await local.send(account, feeOnTransfer, data)).toBe(true);
    const after = (await balances()).values;
    expect([after[0] - before[0], after[1] - before[1]]).toEqual([-10_000n, 9_900n]);
  });
});

describe('lowering what is authorised', () => {
  it('revokes in one step, lowers in one, and never raises', async () => {
    const { deployment, reader } = local;
    const account = local.world.accounts.member.address;
    const context = local.contextOf(account);
    const [authorise] = (await planSynthesis(context, { payToken: 'ACB', power: 40n })).steps;
    await sendStep(account, authorise);
    const lower = await planLowerAllowance(context, 'ACB', 'main', 7n);
    expect(lower.steps.map(({ kind }) => kind)).toEqual(['authorise']);
    await execute(lower);
    await expect(planLowerAllowance(context, 'ACB', 'main', 7n)).rejects.toMatchObject({
      code: 'transaction.allowanceShort',
    });
    const revoke = await planLowerAllowance(context, 'ACB', 'main');
    expect(revoke.steps.map(({ kind }) => kind)).toEqual(['resetAllowance']);
    await execute(revoke);
    expect((await reader.readOnce([tokenAllowance(deployment, 'ACB', account, 'main')])).values[0]).toBe(0n);
  });
});

describe('membership', () => {
  it('registers under a member and nobody else', async () => {
    const context = local.contextOf(stranger);
    const { member } = local.world.accounts;
    expect(refusalOf(await planRegister(context, stranger))).toBe('OwnReferrer');
    expect(refusalOf(await planRegister(local.contextOf(member.address), stranger))).toBe('AlreadyMember');
    await execute(await planRegister(context, member.address));
    const [read] = (await local.reader.readOnce([memberOf(local.deployment, stranger)])).values;
    expect(read).toMatchObject({ isMember: true, referrer: member.address, settler: member.address });
  });

  it('changes the settler, but not to a circle', async () => {
    const { member, founder } = local.world.accounts;
    const below = await planChangeSettler(local.contextOf(founder.address), member.address);
    expect(refusalOf(below)).toBe('SettlerCircle');
    await execute(await planRegister(local.contextOf(stranger), member.address));
    await execute(await planChangeSettler(local.contextOf(stranger), founder.address));
    const [read] = (await local.reader.readOnce([memberOf(local.deployment, stranger)])).values;
    expect(read.settler).toBe(founder.address);
  });
});

describe('claims', () => {
  it('take from each contract that owes, at least what the plan said, and not again within a minute', async () => {
    const { deployment, reader } = local;
    const account = local.world.accounts.member.address;
    const context = local.contextOf(account);
    await travel(3_600);
    const before = await reader.readOnce([
      revenueOf(deployment, account),
      rewardBalance(deployment, account),
    ]);
    const plan = await planClaim(context, revenueKinds);
    const owing = (['main', 'mainSecondary'] as const).filter(
      (name) => totalOf(before.values[0].of[name].waiting) > 0n,
    );
    expect(plan.steps.map(({ to }) => to)).toEqual(owing.map((name) => deployment.contracts[name]));
    expect(plan.preview).toEqual({ ok: true });
    await execute(plan);
    const after = await reader.readOnce([rewardBalance(deployment, account)]);
    const expected = plan.expects.find(({ subject }) => subject.of === 'rewardBalance');
    expect(expected?.before).toBe(before.values[1]);
    expect(after.values[0]).toBeGreaterThanOrEqual(expected?.after ?? 0n);
    await travel(30);
    expect(refusalOf(await planClaim(context, ['machine']))).toBe('ClaimTooSoon');
    await travel(40);
    expect((await planClaim(context, ['machine'])).preview).toEqual({ ok: true });
  });

  it('with nothing waiting are refused by the contract', async () => {
    await execute(await planRegister(local.contextOf(stranger), local.world.accounts.founder.address));
    expect(refusalOf(await planClaim(local.contextOf(stranger), ['machine']))).toBe('NothingToClaim');
  });
});

describe('pools', () => {
  it('are settled by anybody once their time is over', async () => {
    const { deployment, reader, world } = local;
    const context = local.contextOf(stranger);
    const buyer = world.accounts.buyer.address;
    const synthesiser = world.accounts.member.address;
    await execute(await planSynthesis(local.contextOf(synthesiser), { payToken: 'X', power: 40n }));
    expect(refusalOf(await planSettleLuckyPool(context))).toBe('NotYetSettleable');
    await travel(601);
    await execute(await planSettleLuckyPool(context));
    const [pool] = (await reader.readOnce([luckyPool(deployment)])).values;
    expect(pool).toMatchObject({ lastWinner: synthesiser, deadline: 0n });
    await travel(86_400);
    await execute(await planSettleMaxPowerPool(local.contextOf(buyer)));
    const [most] = (await reader.readOnce([maxPowerPool(deployment)])).values;
    expect(most.leader).toBeUndefined();
    const contract = new Contract(deployment.contracts.main, hashrateMainAbi, local.ethers);
    expect(most.lastWinner).toBe((await contract.getFunction('maxPowerPool').staticCall()).lastWinner);
  });
});
