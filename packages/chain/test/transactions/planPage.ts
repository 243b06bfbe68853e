import * as abis from '@amswap/contracts/abi';
import {
  createManualClock,
  createTestNode,
  createTestWallet,
  type NodeCall,
  revert,
  type TestWalletOptions,
} from '@amswap/testing';
import { checksumAddress, type Hex, type RpcRequest } from '@amswap/values';
import { Interface } from 'ethers';
import type { Deployment } from '../../src/deployment/Deployment.ts';
import { contractNames } from '../../src/deployment/Deployment.ts';
import { classify } from '../../src/errors/classify.ts';
import type { AllowanceStep, Plan, Step } from '../../src/writes/plan.ts';
import { executePlan, type PlanProgress } from '../../src/transactions/executePlan.ts';
import { createFollower } from '../../src/transactions/follower.ts';
import { createJournal } from '../../src/transactions/journal.ts';
import { createTabLock } from '../../src/transactions/tabLock.ts';

export const A = checksumAddress('0x8ba1f109551bD432803012645Ac136ddd64DBA72');
export const B = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const addressOf = (index: number) => checksumAddress(`0x${String(index + 10).repeat(20)}`);
const contracts = Object.fromEntries(
  contractNames.map((name, i) => [name, addressOf(i)]),
) as Deployment['contracts'];
export const { main, stableCoin } = contracts;
export const token = new Interface(abis.tokenAbi);
export const protocol = new Interface(abis.hashrateMainAbi);
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
    codeAt: (): Hex => '0x',
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

export const approve = (amount: bigint, kind: AllowanceStep['kind'] = 'authorise'): Step => ({
  id: `${kind}:USDT:main:${amount}`,
  kind,
  to: stableCoin,
  data: token.encodeFunctionData('approve', [main, amount]) as Hex,
  token: 'USDT',
  spender: main,
  spenderName: 'main',
  amount,
});
export const act: Step = {
  id: 'synthesise:USDT:40',
  kind: 'act',
  to: main,
  data: actData,
  takes: { token: 'USDT', atMost: 100n },
};
export const planOf = (...steps: Step[]): Plan => ({
  kind: 'synthesise',
  account: A,
  chainId: 56,
  steps,
  expects: [],
  preview: { ok: true },
  block: 1_000n,
});

export function setUp(wallet: Partial<TestWalletOptions> = {}) {
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
