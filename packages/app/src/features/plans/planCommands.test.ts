import { ChainError, type DeploymentProblem } from '@amswap/chain';
import type { ExecutionPorts, Plan, PlanOutcome } from '@amswap/chain/act';
import { createManualClock, createTestWallet, madeUpAddress, testDeployment } from '@amswap/testing';
import { createToasts } from '@amswap/ui';
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppServices } from '../../boot/AppServices.ts';
import type { ConfiguredChain } from '../../boot/ChainState.ts';
import { createDeploymentCheck } from '../../boot/deploymentCheck.ts';
import { openEntryStore } from '../../boot/entryStore.ts';
import { memoryHost } from '../../boot/memoryHost.fixture.ts';
import { createAppStore } from '../../boot/serviceAtoms.ts';
import { createSessionStore } from '../../boot/sessionStore.ts';
import { storageKeys } from '../../boot/storageKeys.ts';
import { walletDeskOf, walletSheetAtom, walletStateAtom } from '../wallet/index.ts';
import { planRunAtom, planSheetAtom, startPlanAtom } from './planAtoms.ts';
import { acceptRiskAtom, closePlanAtom, confirmPlanAtom } from './planCommands.ts';
import { riskNoticeVersion } from './PlanRun.ts';
import type { PlanRequest } from './PlanRequest.ts';

// What a plan does once it runs has tests of its own in chain; here only when it is run, and what comes of its end.
const chain = vi.hoisted(() => ({
  execute: vi.fn<(plan: Plan, ports: Pick<ExecutionPorts, 'left'>) => Promise<PlanOutcome>>(),
}));
vi.mock('@amswap/chain/act', () => ({ executePlan: chain.execute, decodeRevert: () => undefined }));

const alice = madeUpAddress(0xa1);
const bob = madeUpAddress(0xb0);

const planOf = (account = alice): Plan => ({
  kind: 'register',
  account,
  chainId: testDeployment.chainId,
  steps: [{ id: 'register', kind: 'act', to: madeUpAddress(2), data: '0x' }],
  expects: [],
  preview: { ok: true },
  block: 1n,
});

/** A page with a wallet injected in it, a chain that answers nothing of interest, and a store over both. */
async function openPage(
  stored: Readonly<Record<string, string>> = {},
  framed = false,
  problems: readonly DeploymentProblem[] = [],
) {
  const clock = createManualClock();
  const wallet = createTestWallet({ clock, accounts: [alice, bob], chainId: testDeployment.chainId });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { ethereum: wallet.provider }));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', {});
  const entries = openEntryStore(memoryHost(stored));
  const refresh = vi.fn();
  const configured = {
    state: 'configured',
    deployment: testDeployment,
    reader: { readOnce: async () => ({ values: [] }), refresh },
    nodes: { request: async () => '0x1' },
    tour: undefined,
  } as unknown as ConfiguredChain;
  const toasts = createToasts(clock);
  const services = {
    clock,
    entries,
    session: createSessionStore(entries, () => 'id'),
    toasts,
    log: { write: vi.fn() },
    chain: { read: () => configured, follow: () => () => {} },
    check: createDeploymentCheck({ chain: () => configured, verify: async () => problems, failed: vi.fn() }),
    framed,
  } as unknown as AppServices;
  const store = createAppStore(services);
  store.sub(walletStateAtom, () => {});
  const desk = walletDeskOf(services);
  const connect = async () => {
    await desk.look();
    await desk.connect(desk.found().wallets[0]?.id ?? '');
  };
  return { store, wallet, entries, toasts, refresh, clock, connect };
}

const request = (make: PlanRequest['make'] = async () => planOf()): PlanRequest => ({
  title: { id: 'title', message: 'Register' },
  make: vi.fn(make),
});
const riskRead = { [storageKeys.riskNotice(alice)]: riskNoticeVersion };
const stopped = (code: ConstructorParameters<typeof ChainError>[0]): PlanOutcome => ({
  kind: 'stopped',
  step: planOf().steps[0],
  error: new ChainError(code),
  records: [],
});
const done: PlanOutcome = { kind: 'done', records: [] };

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  chain.execute.mockReset().mockResolvedValue(done);
});
afterEach(() => vi.unstubAllGlobals());

describe('before a plan', () => {
  it('asks for an account first', async () => {
    const { store } = await openPage();
    const asked = request();
    await store.set(startPlanAtom, asked);
    expect(store.get(walletSheetAtom)).toBe('picker');
    expect(asked.make).not.toHaveBeenCalled();
  });

  it('says so where a contract is another than expected, and plans nothing', async () => {
    const page = await openPage(riskRead, false, [{ field: 'contracts.main', problem: 'codeDiffers' }]);
    await page.connect();
    const asked = request();
    await page.store.set(startPlanAtom, asked);
    expect(page.store.get(planRunAtom)).toMatchObject({
      kind: 'unplanned',
      error: { code: 'deployment.codeDiffers' },
    });
    expect(asked.make).not.toHaveBeenCalled();
  });

  it('plans and waits for its reader', async () => {
    const page = await openPage(riskRead);
    await page.connect();
    await page.store.set(startPlanAtom, request());
    expect(page.store.get(planSheetAtom)).toBe('plan');
    expect(page.store.get(planRunAtom)).toMatchObject({ kind: 'ready', refusal: undefined });
    expect(chain.execute).not.toHaveBeenCalled();
  });

  it('shows the risk notice before the first write of an account, once', async () => {
    const page = await openPage();
    await page.connect();
    await page.store.set(startPlanAtom, request());
    await page.store.set(confirmPlanAtom);
    expect(page.store.get(planSheetAtom)).toBe('risk');
    expect(chain.execute).not.toHaveBeenCalled();
    page.store.set(acceptRiskAtom);
    await vi.waitFor(() => expect(page.store.get(planRunAtom).kind).toBe('none'));
    expect(chain.execute).toHaveBeenCalledTimes(1);
    expect(page.entries.read(storageKeys.riskNotice(alice))).toBe(riskNoticeVersion);
  });

  it('says why no plan came out', async () => {
    const page = await openPage(riskRead);
    await page.connect();
    await page.store.set(
      startPlanAtom,
      request(() => Promise.reject(new ChainError('rpc.unreachable'))),
    );
    expect(page.store.get(planRunAtom)).toMatchObject({
      kind: 'unplanned',
      error: { code: 'rpc.unreachable' },
    });
  });

  it('forgets a plan that was left while it was made', async () => {
    const page = await openPage(riskRead);
    await page.connect();
    const planning = page.store.set(startPlanAtom, request());
    page.store.set(closePlanAtom);
    await planning;
    expect(page.store.get(planRunAtom).kind).toBe('none');
  });
});

describe('in a foreign frame', () => {
  it('B55: nothing is planned and nothing is sent', async () => {
    const page = await openPage(riskRead, true);
    await page.connect();
    const asked = request();
    await page.store.set(startPlanAtom, asked);
    await page.store.set(confirmPlanAtom);
    expect(asked.make).not.toHaveBeenCalled();
    expect(page.store.get(planSheetAtom)).not.toBe('plan');
    expect(page.wallet.count('eth_sendTransaction')).toBe(0);
  });
});

describe('making a plan', () => {
  const ready = async () => {
    const page = await openPage(riskRead);
    await page.connect();
    const asked = request();
    await page.store.set(startPlanAtom, asked);
    return { ...page, asked };
  };
  const toastsOf = ({ toasts }: Awaited<ReturnType<typeof ready>>) => toasts.read().map(({ text }) => text);

  it('B60: two presses in one tick make it once', async () => {
    const page = await ready();
    await Promise.all([page.store.set(confirmPlanAtom), page.store.set(confirmPlanAtom)]);
    expect(chain.execute).toHaveBeenCalledTimes(1);
  });

  it('B60: while one is on its way, another start shows that one', async () => {
    let end: (outcome: PlanOutcome) => void = () => {};
    chain.execute.mockReturnValue(new Promise((resolve) => (end = resolve)));
    const page = await ready();
    const running = page.store.set(confirmPlanAtom);
    page.store.set(closePlanAtom);
    expect(page.store.get(planRunAtom).kind).toBe('running');
    const second = request();
    await page.store.set(startPlanAtom, second);
    expect(second.make).not.toHaveBeenCalled();
    expect(page.store.get(planSheetAtom)).toBe('plan');
    await vi.waitFor(() => expect(chain.execute).toHaveBeenCalled());
    end(done);
    await running;
    expect(page.store.get(planRunAtom).kind).toBe('none');
  });

  it('says the success, closes, and reads again from the block of the receipt on', async () => {
    const mined = { block: 77, blockHash: `0x${'1'.repeat(64)}`, fee: undefined } as const;
    const state = { kind: 'confirmed', hash: `0x${'2'.repeat(64)}`, mined } as const;
    chain.execute.mockResolvedValue({ kind: 'done', records: [{ state }] } as unknown as PlanOutcome);
    const page = await ready();
    await page.store.set(confirmPlanAtom);
    expect(toastsOf(page)).toEqual(['Registration successful']);
    expect(page.store.get(planSheetAtom)).toBe('closed');
    expect(page.refresh).toHaveBeenCalledWith(77n);
  });

  it('B06: a refusal is quiet, and the plan is made afresh', async () => {
    chain.execute.mockResolvedValue(stopped('wallet.refused'));
    const page = await ready();
    await page.store.set(confirmPlanAtom);
    expect(toastsOf(page)).toEqual([]);
    expect(page.store.get(planRunAtom).kind).toBe('ready');
    expect(page.asked.make).toHaveBeenCalledTimes(2);
  });

  it('keeps an error on the screen, also of a plan that was put aside', async () => {
    chain.execute.mockResolvedValue(stopped('transaction.reverted'));
    const page = await ready();
    const running = page.store.set(confirmPlanAtom);
    page.store.set(closePlanAtom);
    await running;
    expect(page.store.get(planSheetAtom)).toBe('plan');
    expect(page.store.get(planRunAtom)).toMatchObject({
      kind: 'stopped',
      stages: { register: 'failed' },
      error: { code: 'transaction.reverted' },
    });
  });

  it('B20: where too little is authorised it says so', async () => {
    chain.execute.mockResolvedValue(stopped('transaction.allowanceShort'));
    const page = await ready();
    await page.store.set(confirmPlanAtom);
    expect(toastsOf(page)).toEqual(['Please authorize first~']);
  });

  it('B13: a plan that runs ends quietly when its account leaves, and the next account is free to begin', async () => {
    const page = await ready();
    chain.execute.mockImplementation(
      (_, { left }) =>
        new Promise((resolve) =>
          left?.addEventListener('abort', () => resolve({ kind: 'left', records: [] })),
        ),
    );
    const running = page.store.set(confirmPlanAtom);
    await vi.waitFor(() => expect(chain.execute).toHaveBeenCalled());
    page.wallet.provider.emit('accountsChanged', []);
    await page.clock.advance(50);
    expect(page.store.get(planRunAtom).kind).toBe('running');
    page.wallet.chooseAccounts([bob]);
    await running;
    expect(toastsOf(page)).toEqual([]);
    expect(page.store.get(planRunAtom).kind).toBe('none');
    expect(page.store.get(planSheetAtom)).toBe('closed');
  });

  it('B13: a plan of another account is never made', async () => {
    const page = await ready();
    page.wallet.chooseAccounts([bob]);
    await page.clock.settle();
    await page.store.set(confirmPlanAtom);
    expect(chain.execute).not.toHaveBeenCalled();
    expect(page.store.get(planRunAtom).kind).toBe('none');
  });
});
