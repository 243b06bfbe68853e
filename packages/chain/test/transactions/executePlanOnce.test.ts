import type { TestWalletOptions } from '@amswap/testing';
import { describe, expect, it } from 'vitest';
import { executePlan } from '../../src/transactions/executePlan.ts';
import { createTabLock } from '../../src/transactions/tabLock.ts';
import { act, approve, B, planOf, setUp } from './planPage.ts';

describe('the wallet at the moment of the prompt', () => {
  it.each<[string, Partial<TestWalletOptions>, string]>([
    ['another chain', { chainId: 1 }, 'wallet.wrongChain'],
    ['another account', { accounts: [B] }, 'wallet.wrongAccount'],
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

describe('an account that leaves on the way', () => {
  it('while the wallet asks: nothing more is asked, and what is sent after all is followed to its end', async () => {
    const { clock, chain, wallet, node, open, run } = setUp();
    wallet.script.once('eth_sendTransaction', { afterMs: 5_000 });
    const leaving = new AbortController();
    const first = open();
    const outcome = executePlan(planOf(approve(100n), act), { ...first.ports, left: leaving.signal });
    await clock.advance(1_000);
    leaving.abort();
    first.follower.stop();
    expect(await outcome).toEqual({ kind: 'left', records: [] });
    // Its wallet sends it nevertheless.
    await clock.advance(10_000);
    expect(wallet.count('eth_sendTransaction')).toBe(1);
    expect(chain.state).toMatchObject({ allowance: 100n, acts: 0 });
    // Back again: the lock is free, the journal knows how it ended, and only the act is left to do.
    const back = open();
    await clock.advance(20_000);
    expect(back.journal.records.map(({ state }) => state.kind)).toEqual(['confirmed']);
    expect((await run(planOf(act), back.ports)).outcome.kind).toBe('done');
    expect(node.count('eth_sendTransaction')).toBe(2);
  });

  it('while a transaction is followed: the next step is never asked for, whoever comes back', async () => {
    const { clock, node, wallet, open } = setUp();
    node.behaviour.automine = false;
    const leaving = new AbortController();
    const told: string[] = [];
    const { ports } = open();
    const outcome = executePlan(planOf(approve(100n), act), { ...ports, left: leaving.signal }, ({ kind }) =>
      told.push(kind),
    );
    await clock.advance(1_000);
    leaving.abort();
    expect(await outcome).toEqual({ kind: 'left', records: [] });
    node.mine();
    await clock.advance(60_000);
    expect(wallet.count('eth_sendTransaction')).toBe(1);
    expect(told).toEqual(['checking', 'asking', 'following']);
  });

  it('before it begins: nothing is asked at all', async () => {
    const { open, wallet, clock } = setUp();
    const left = AbortSignal.abort();
    const outcome = executePlan(planOf(approve(100n), act), { ...open().ports, left });
    await clock.advance(500);
    expect(await outcome).toEqual({ kind: 'left', records: [] });
    expect(wallet.requests).toEqual([]);
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

  it.each([
    ['an authorisation', [approve(100n), act]],
    ['an act', [act]],
  ] as const)(
    'B36 not after a reload while the wallet may still show %s; then it can be asked again',
    async (_, steps) => {
      const { clock, open, run, chain, wallet } = setUp({ behaviour: { user: 'ignores' } });
      if (steps.length === 1) chain.state.allowance = 200n;
      const first = open();
      const leaving = new AbortController();
      void executePlan(planOf(...steps), { ...first.ports, left: leaving.signal });
      await clock.advance(500);
      leaving.abort();
      first.follower.stop();
      wallet.behaviour.user = 'approves';
      const reloaded = open();
      expect((await run(planOf(...steps), reloaded.ports, 5_000)).outcome).toMatchObject({
        kind: 'stopped',
        error: { code: 'transaction.alreadyUnderWay' },
      });
      expect(wallet.count('eth_sendTransaction')).toBe(1);
      await clock.advance(20_000);
      expect(reloaded.journal.records[0]?.state).toEqual({ kind: 'refused', error: 'wallet.noAnswer' });
      expect((await run(planOf(...steps), reloaded.ports)).outcome.kind).toBe('done');
    },
  );

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

  it('that the wallet has forgotten is given up, not at once, and says that it is not known what became of it', async () => {
    const { clock, node, wallet, open } = setUp({ behaviour: { batches: 'supported' } });
    node.behaviour.automine = false;
    wallet.script.always('wallet_getCallsStatus', { throws: { code: 5730, message: 'Unknown bundle id' } });
    const { ports, journal } = open();
    const outcome = executePlan(planOf(approve(100n), act), ports);
    await clock.advance(50_000);
    expect(journal.records.map(({ state }) => state.kind)).toEqual(['batched']);
    await clock.advance(20_000);
    expect(await outcome).toMatchObject({ kind: 'stopped', error: { code: 'transaction.batchFailed' } });
    expect(journal.records[0]?.state).toEqual({ kind: 'refused', error: 'transaction.batchFailed' });
  });
});
