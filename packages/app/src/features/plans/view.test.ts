import { ChainError } from '@amswap/chain';
import type { Plan } from '@amswap/chain/act';
import { madeUpAddress } from '@amswap/testing';
import { describe, expect, it } from 'vitest';
import { errorTexts } from '../../text/errorTexts.ts';
import type { MadePlan } from './PlanRun.ts';
import { type PlanVoice, type ShownRun, shownPlanOf } from './view.ts';

const voice: PlanVoice = {
  // The source text with its values: what a reader of English sees.
  say: ({ id, message = id, values = {} }) =>
    message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  amount: (value, decimals) => String(Number(value) / 10 ** decimals),
  fee: (wei) => `${Number(wei) / 1e18} BNB`,
};

const plan: Plan = {
  kind: 'synthesise',
  account: madeUpAddress(1),
  chainId: 56,
  steps: [
    {
      id: 'authorise:X',
      kind: 'authorise',
      to: madeUpAddress(2),
      data: '0x',
      token: 'X',
      spender: madeUpAddress(3),
      spenderName: 'main',
      amount: 96_412_345n,
      gasEstimate: 46_000n,
    },
    { id: 'act', kind: 'act', to: madeUpAddress(3), data: '0x', takes: { token: 'X', atMost: 96_412_345n } },
  ],
  expects: [
    { subject: { of: 'balance', token: 'X' }, before: 200_000_000n, after: 103_587_655n, bound: true },
    { subject: { of: 'power' }, before: 1_860n, after: 2_100n, bound: false },
  ],
  preview: { ok: true },
  block: 1n,
};
const made: MadePlan = { plan, tokens: { X: { symbol: 'X', decimals: 6 } }, fee: 10n ** 15n };
const request = { title: { id: 'title', message: 'Synthesise 240 power' }, make: async () => plan };
const ready: ShownRun = { kind: 'ready', request, made, refusal: undefined };
const shown = (run: ShownRun, mayWrite = true) => shownPlanOf(run, voice, mayWrite);

describe('a plan that waits', () => {
  it('to set an allowance to zero is a revocation where nothing follows, and a step on the way else', () => {
    const [authorise, act] = plan.steps;
    if (authorise?.kind !== 'authorise' || act === undefined) throw new Error('the plan has two steps');
    const reset = { ...authorise, id: 'reset:X', kind: 'resetAllowance' as const, amount: 0n };
    const of = (steps: Plan['steps']) => shown({ ...ready, made: { ...made, plan: { ...plan, steps } } });
    const alone = of([reset]);
    expect([alone.steps[0]?.name, alone.steps[0]?.detail, alone.act.label]).toEqual([
      'Revoke',
      'The main contract may take no X any longer.',
      'Confirm in wallet',
    ]);
    const onTheWay = of([reset, authorise, act]);
    expect([onTheWay.steps[0]?.name, onTheWay.act.label]).toEqual([
      'Clear the old authorisation',
      'Authorise in wallet',
    ]);
    expect(onTheWay.steps[0]?.detail).toContain('until the next step');
  });

  it('says exactly what each step permits and takes, and names the spender', () => {
    expect(shown(ready).steps.map(({ detail, state }) => [detail, state])).toEqual([
      ['The main contract may take exactly 96.412345 X, and no more.', 'now'],
      ['Takes at most 96.412345 X from your account.', 'later'],
    ]);
  });

  it('shows figures before and after, bounds as such, and the fee of the step that could be estimated', () => {
    expect(shown(ready).figures.map(({ id, value }) => [id, value])).toEqual([
      ['balance:X', '200 → ≈ 103.587655 X'],
      ['power', '1860 → 2100'],
      ['fee', '0.001 BNB'],
    ]);
    expect(shown(ready).figures.at(-1)?.name).toBe('Network fee of the first step, about');
  });

  it('asks for the authorisation first', () => {
    expect(shown(ready).act).toEqual({ label: 'Authorise in wallet', state: 'ready' });
  });

  it('B20: a reset of an authorisation says that it takes everything away', () => {
    const step = { ...plan.steps[0], amount: 0n } as Plan['steps'][number];
    const revoking: ShownRun = { ...ready, made: { ...made, plan: { ...plan, steps: [step] } } };
    expect(shown(revoking).steps[0]?.detail).toBe('The main contract may take no X any longer.');
  });

  it('cannot be made while the contract refuses it, and says why', () => {
    const refused = shown({ ...ready, refusal: new ChainError('contract.silent') });
    expect(refused.check).toMatchObject({ kind: 'fails' });
    expect(refused.act.state).toBe('off');
    expect(refused.steps.map(({ state }) => state)).toEqual(['later', 'later']);
  });

  it('cannot be made while the wallet has lost its chain, and says so rather than being pressed in vain', () => {
    const unlinked = shown(ready, false);
    const { what } = errorTexts['wallet.chainDisconnected'];
    expect(unlinked.check).toMatchObject({ kind: 'fails', error: { what: voice.say(what) } });
    expect(unlinked.act).toEqual({ label: 'Not possible now', state: 'off' });
  });
});

describe('a plan that runs', () => {
  const running = (stages: Extract<ShownRun, { kind: 'running' }>['stages']) =>
    shown({ kind: 'running', request, made, stages });

  it('B60: is busy from the first press on, before any step says so', () => {
    expect(running({}).act.state).toBe('busy');
  });

  it.each([
    ['checking', 'Checking…'],
    ['asking', 'Open your wallet'],
    ['following', 'Waiting for the chain…'],
  ] as const)('says %s', (stage, label) => {
    const view = running({ 'authorise:X': 'done', act: stage });
    expect(view.act).toEqual({ label, state: 'busy' });
    expect(view.steps.map(({ state }) => state)).toEqual(['done', 'busy']);
  });

  it('shows what failed and keeps what is done', () => {
    const error = new ChainError('transaction.reverted');
    const stages = { 'authorise:X': 'done', act: 'failed' } as const;
    const view = shown({ kind: 'stopped', request, made, stages, error });
    expect(view.steps.map(({ state }) => state)).toEqual(['done', 'failed']);
    expect(view.check).toMatchObject({ kind: 'fails' });
  });
});

it('shows no figures before there are any', () => {
  expect(shown({ kind: 'planning', request })).toMatchObject({
    title: 'Synthesise 240 power',
    check: { kind: 'checking' },
    steps: [],
    figures: [],
    act: { state: 'off' },
  });
});
