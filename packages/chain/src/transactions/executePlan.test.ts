import * as abis from '@amswap/contracts/abi';
import {
  createManualClock,
  createTestNode,
  createTestWallet,
  type NodeCall,
  revert,
  type TestWalletOptions,
} from '@amswap/testing';
import { type Address, checksumAddress, type Hex, type RpcRequest } from '@amswap/values';
import { Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import type { Deployment } from '../deployment/Deployment.ts';
import { contractNames } from '../deployment/Deployment.ts';
import { classify } from '../errors/classify.ts';
import type { AllowanceStep, Plan, Step } from '../writes/plan.ts';
import { executePlan, type PlanProgress } from './executePlan.ts';
import { createFollower } from './follower.ts';
import { createJournal } from './journal.ts';
import { createTabLock } from './tabLock.ts';

const A = checksumAddress('0x8ba1f109551bD432803012645Ac136ddd64DBA72');
const B = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const addressOf = (index: number) => checksumAddress(`0x${String(index + 10).repeat(20)}`);
const contracts = Object.fromEntries(
  contractNames.map((name, i) => [name, addressOf(i)]),
) as Deployment['contracts'];
const { main, stableCoin } = contracts;
const token = new Interface(abis.tokenAbi);
const protocol = new Interface(abis.hashrateMainAbi);
const actData = '0x12345678' as Hex;

/** A token, and a main contract whose one act takes 100 of it. */
function createContracts() {
  const state = { allowance: 0n, acts: 0, fromZeroOnly: false, refusal: undefined as Hex | undefined };
  const call = ({ to, data }: NodeCall): Hex => {
    if (to === stableCoin && data.startsWith(token.getFunction('allowance')?.selector ?? '-')) {
      return token.encodeFunctionResult('allowance', [state.allowance]) as Hex;
    }
    if (to === stableCoin) {
      const amount = token.decodeFunctionData('approve', data)[1] as bigint;
      if (state.fromZeroOnly && amount > 0n && state.allowance > 0n) throw revert();
      return token.encodeFunctionResult('approve', [true]) as Hex;
    }
    if (state.refusal !== undefined) throw revert(state.refusal);
    if (to === main && state.allowance < 100n) {
      throw revert(
        protocol.encodeErrorResult('AllowanceTooLow', [stableCoin, A, state.allowance, 100n]) as Hex,
      );
    }
    return '0x';
  };
  return {
    state,
    call,
    nativeBalance: () => 10n ** 18n,
    apply(transaction: NodeCall): boolean {
      try {
        call(transaction);
      } catch {
        return false;
      }
      if (transaction.to === stableCoin)
        state.allowance = token.decodeFunctionData('approve', transaction.data)[1] as bigint;
      else if (transaction.to === main) {
        state.acts += 1;
        state.allowance -= 100n;
      }
      return true;
    },
  };
}

const approve = (amount: bigint, kind: AllowanceStep['kind'] = 'authorise'): Step => ({
  id: `${kind}:USDT:main:${amount}`,
  kind,
  to: stableCoin,
  data: token.encodeFunctionData('approve', [main, amount]) as Hex,
  token: 'USDT',
  spender: main,
  spenderName: 'main',
  amount,
});
const act: Step = {
  id: 'synthesise:USDT:40',
  kind: 'act',
  to: main,
  data: actData,
  takes: { token: 'USDT', atMost: 100n },
};
const planOf = (...steps: Step[]): Plan => ({
  kind: 'synthesise',
  account: A,
  chainId: 56,
  steps,
  expects: [],
  preview: { ok: true },
  block: 1_000n,
});

function setUp(wallet: Partial<TestWalletOptions> = {}) {
  const clock = createManualClock();
  const chain = createContracts();
  const node = createTestNode({ clock, chainId: 56, contracts: chain, behaviour: { automine: true } });
  const transport = (request: RpcRequest) =>
    node.request(request).catch((thrown: unknown) => Promise.reject(classify(thrown)));
  const testWallet = createTestWallet({
    clock,
    accounts: [A],
    chainId: 56,
    node: (request) => node.request(request),
    ...wallet,
  });
  testWallet.behaviour.trusted = true;
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  let ids = 0;
  let tabs = 0;
  /** Opens the page, again for a reload, twice for two tabs. */
  const open = () => {
    tabs += 1;
    const journal = createJournal({ storage, clock, account: A, chainId: 56 });
    const lock = createTabLock({ locks: undefined, storage, clock, tabId: `tab ${tabs}` });
    const follower = createFollower({ journal, transport, clock, lock, wallet: () => testWallet.provider });
    const newId = () => `id ${++ids}`;
    const ports = {
      provider: testWallet.provider,
      transport,
      clock,
      journal,
      follower,
      lock,
      deployment: { contracts },
      newId,
    };
    return { ports, journal, follower };
  };
  const run = async (plan: Plan, ports = open().ports, ms = 60_000) => {
    const progress: PlanProgress[] = [];
    const outcome = executePlan(plan, ports, (each) => progress.push(each));
    await clock.advance(ms);
    return { outcome: await outcome, progress };
  };
  return { clock, chain, node, wallet: testWallet, storage, open, run };
}

describe('a plan', () => {
  it('authorises exactly, then acts, and tells how it goes', async () => {
    const { run, chain, wallet } = setUp();
    const { outcome, progress } = await run(planOf(approve(100n), act));
    expect(outcome.kind).toBe('done');
    expect(chain.state).toMatchObject({ acts: 1, allowance: 0n });
    expect(wallet.count('eth_sendTransaction')).toBe(2);
    expect(progress.map(({ kind, step }) => `${kind} ${step.kind}`)).toEqual([
      'checking authorise',
      'asking authorise',
      'following authorise',
      'stepDone authorise',
      'checking act',
      'asking act',
      'following act',
      'stepDone act',
    ]);
  });

  it('B06 stops quietly at a refusal: nothing sent, nothing left open', async () => {
    const { run, open, chain, wallet } = setUp({
      behaviour: { user: 'refuses', refusal: 'User rejected the transaction' },
    });
    const { ports, journal } = open();
    const { outcome } = await run(planOf(approve(100n), act), ports);
    expect(outcome).toMatchObject({
      kind: 'stopped',
      step: { kind: 'authorise' },
      error: { code: 'wallet.refused' },
    });
    expect(chain.state).toMatchObject({ acts: 0, allowance: 0n });
    expect(journal.records.map(({ state }) => state)).toEqual([{ kind: 'refused', error: 'wallet.refused' }]);
    wallet.behaviour.user = 'approves';
    expect((await run(planOf(approve(100n), act), ports)).outcome.kind).toBe('done');
  });

  it('B17 clears an allowance first where the plan says so, and stays at zero when the second is refused', async () => {
    const { run, chain, wallet } = setUp();
    chain.state.fromZeroOnly = true;
    chain.state.allowance = 50n;
    wallet.script.once('eth_sendTransaction', { afterMs: 0 });
    wallet.script.once('eth_sendTransaction', { throws: { code: 4001 } });
    const plan = planOf(approve(0n, 'resetAllowance'), approve(100n), act);
    const { outcome } = await run(plan);
    expect(outcome).toMatchObject({
      kind: 'stopped',
      step: { kind: 'authorise' },
      error: { code: 'wallet.refused' },
    });
    expect(chain.state.allowance).toBe(0n);
    expect((await run(plan)).outcome.kind).toBe('done');
  });

  it('B19 waits for the block of the receipt instead of taking an older figure', async () => {
    const { run, node, clock, open } = setUp();
    const { ports } = open();
    const transport: typeof ports.transport = (request) => ports.transport(request);
    const outcome = executePlan(planOf(approve(100n)), { ...ports, transport });
    await clock.advance(1_000);
    node.behaviour.lagsBy = 1;
    await clock.advance(10_000);
    node.behaviour.lagsBy = 0;
    await clock.advance(10_000);
    expect((await outcome).kind).toBe('done');
    expect((await run(planOf(approve(100n)))).outcome.kind).toBe('done');
  });

  it('B20 ends not authorised, with both figures, when the user lowered the amount; and sends nothing further', async () => {
    const { run, wallet } = setUp({ behaviour: { lowersApprovalTo: 40n } });
    const { outcome } = await run(planOf(approve(100n), act));
    expect(outcome).toMatchObject({
      kind: 'stopped',
      error: { code: 'transaction.allowanceShort', data: { have: 40n, need: 100n } },
    });
    expect((await run(planOf(act))).outcome).toMatchObject({
      kind: 'stopped',
      error: { code: 'transaction.allowanceShort' },
    });
    expect(wallet.count('eth_sendTransaction')).toBe(1);
  });

  it('B22 says why before the wallet opens', async () => {
    const { run, chain, wallet } = setUp();
    chain.state.allowance = 100n;
    chain.state.refusal = protocol.encodeErrorResult('PaymentShort', [stableCoin, 100n, 90n]) as Hex;
    const { outcome } = await run(planOf(act));
    expect(outcome).toMatchObject({ kind: 'stopped', error: { code: 'contract.PaymentShort' } });
    expect(outcome.kind === 'stopped' && outcome.error.data.figures?.map(({ value }) => value)).toEqual([
      stableCoin,
      100n,
      90n,
    ]);
    expect(wallet.count('eth_sendTransaction')).toBe(0);
  });

  it('says why a mined one failed', async () => {
    const { clock, chain, node, open } = setUp();
    node.behaviour.automine = false;
    chain.state.allowance = 100n;
    const outcome = executePlan(planOf(act), open().ports);
    await clock.advance(500);
    chain.state.refusal = protocol.encodeErrorResult(
      'ClaimTooSoon',
      protocol.getError('ClaimTooSoon')?.inputs.map(() => 1n),
    ) as Hex;
    node.mine();
    await clock.advance(20_000);
    expect(await outcome).toMatchObject({
      kind: 'stopped',
      error: { code: 'contract.ClaimTooSoon', data: { hash: expect.any(String) } },
    });
  });
});

describe('the wallet at the moment of the prompt', () => {
  it.each<[string, Partial<TestWalletOptions>, string]>([
    ['another chain', { chainId: 1 }, 'wallet.wrongChain'],
    ['another account', { accounts: [B as Address] }, 'wallet.wrongAccount'],
    ['no account', { behaviour: { locked: true } }, 'wallet.locked'],
  ])('on %s gets no request to send', async (_, options, code) => {
    const { run, wallet } = setUp(options);
    expect((await run(planOf(approve(100n), act))).outcome).toMatchObject({
      kind: 'stopped',
      error: { code },
    });
    expect(wallet.count('eth_sendTransaction')).toBe(0);
  });

  it('B13 stops when the account changes between two steps', async () => {
    const { clock, node, wallet, chain, open } = setUp();
    node.behaviour.automine = false;
    const outcome = executePlan(planOf(approve(100n), act), open().ports);
    await clock.advance(500);
    wallet.chooseAccounts([B]);
    node.mine();
    await clock.advance(20_000);
    expect(await outcome).toMatchObject({
      kind: 'stopped',
      step: { kind: 'act' },
      error: { code: 'wallet.wrongAccount' },
    });
    expect(chain.state).toMatchObject({ acts: 0, allowance: 100n });
  });
});

describe('B60 never twice', () => {
  it('not by two clicks', async () => {
    const { clock, open, chain, wallet } = setUp();
    chain.state.allowance = 200n;
    wallet.script.always('eth_sendTransaction', { afterMs: 3_000 });
    const { ports } = open();
    const both = Promise.all([executePlan(planOf(act), ports), executePlan(planOf(act), ports)]);
    await clock.advance(60_000);
    expect((await both).map(({ kind }) => kind)).toEqual(['done', 'stopped']);
    expect(wallet.count('eth_sendTransaction')).toBe(1);
  });

  it('not by two tabs', async () => {
    const { clock, open, chain, wallet } = setUp();
    chain.state.allowance = 200n;
    wallet.script.always('eth_sendTransaction', { afterMs: 3_000 });
    const both = Promise.all([
      executePlan(planOf(act), open().ports),
      executePlan(planOf(act), open().ports),
    ]);
    await clock.advance(60_000);
    expect((await both).filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(wallet.count('eth_sendTransaction')).toBe(1);
    expect(chain.state.acts).toBe(1);
  });

  it('B36 not after a reload while it is under way', async () => {
    const { clock, node, open, run, chain, wallet } = setUp();
    chain.state.allowance = 200n;
    node.behaviour.automine = false;
    const first = open();
    void executePlan(planOf(act), first.ports);
    await clock.advance(500);
    first.follower.stop();
    // A closed tab renews nothing: its leases run out.
    const reloaded = open();
    reloaded.ports.lock = createTabLock({
      locks: undefined,
      storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
      clock,
      tabId: 'new',
    });
    expect((await run(planOf(act), reloaded.ports, 5_000)).outcome).toMatchObject({
      error: { code: 'transaction.alreadyUnderWay' },
    });
    expect(wallet.count('eth_sendTransaction')).toBe(1);
  });
});

describe('batches', () => {
  it('gets one confirmation from a wallet that can', async () => {
    const { run, chain, wallet } = setUp({ behaviour: { batches: 'supported' } });
    const { outcome } = await run(planOf(approve(100n), act));
    expect(outcome.kind).toBe('done');
    expect([wallet.count('wallet_sendCalls'), wallet.count('eth_sendTransaction'), chain.state.acts]).toEqual(
      [1, 0, 1],
    );
  });

  it('goes step by step when the wallet says half way that it cannot', async () => {
    const { run, chain, wallet } = setUp({ behaviour: { batches: 'supportedButFails' } });
    expect((await run(planOf(approve(100n), act))).outcome.kind).toBe('done');
    expect([wallet.count('eth_sendTransaction'), chain.state.acts]).toEqual([2, 1]);
  });

  it('asks nothing further when the batch is refused', async () => {
    const { run, wallet } = setUp({ behaviour: { batches: 'supported', user: 'refuses' } });
    expect((await run(planOf(approve(100n), act))).outcome).toMatchObject({
      kind: 'stopped',
      error: { code: 'wallet.refused' },
    });
    expect(wallet.count('eth_sendTransaction')).toBe(0);
  });
});
