import type { Hex } from '@amswap/values';
import { describe, expect, it } from 'vitest';
import { executePlan } from '../../src/transactions/executePlan.ts';
import { act, approve, B, planOf, protocol, setUp, stableCoin } from './planPage.ts';

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

  it('stops when the wallet signed with another account, and names it', async () => {
    const { run, open, wallet } = setUp({ behaviour: { signsWith: B } });
    const { ports, journal } = open();
    const { outcome } = await run(planOf(approve(100n), act), ports);
    expect(outcome).toMatchObject({
      kind: 'stopped',
      step: { kind: 'authorise' },
      error: { code: 'transaction.otherSigner', data: { address: B } },
    });
    expect(wallet.count('eth_sendTransaction')).toBe(1);
    expect(journal.records.map(({ state }) => state)).toMatchObject([{ kind: 'misdirected', by: B }]);
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
