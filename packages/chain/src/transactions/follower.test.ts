import { createManualClock, createTestNode } from '@amswap/testing';
import { checksumAddress, type Hex, type RpcRequest } from '@amswap/values';
import { describe, expect, it, vi } from 'vitest';
import { classify } from '../errors/classify.ts';
import { createFollower, type FollowerOptions } from './follower.ts';
import { createJournal } from './journal.ts';
import { createTabLock } from './tabLock.ts';
import type { TransactionRecord } from './TransactionRecord.ts';

const A = checksumAddress('0x8ba1f109551bD432803012645Ac136ddd64DBA72');
const to = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const data: Hex = '0x12345678';

function setUp(options: Partial<FollowerOptions> & { confirmations?: number } = {}) {
  /** Code of the account: that of one with a key of its own, unless said. */
  const account = { code: '0x' as Hex };
  const clock = createManualClock();
  const node = createTestNode({
    clock,
    chainId: 56,
    contracts: { call: () => '0x', apply: () => true, nativeBalance: () => 0n, codeAt: () => account.code },
  });
  const transport = (request: RpcRequest) =>
    node.request(request).catch((thrown: unknown) => Promise.reject(classify(thrown)));
  const entries = new Map<string, string>();
  const listeners = new Set<(key: string) => void>();
  const storageOf = (own?: (key: string) => void) => ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      entries.set(key, value);
      for (const listener of listeners) if (listener !== own) listener(key);
    },
    removeItem: (key: string) => void entries.delete(key),
  });
  let tabs = 0;
  const open = () => {
    let hear: (key: string) => void = () => {};
    const heard = (key: string) => hear(key);
    const storage = storageOf(heard);
    const otherTabs = (wrote: (key: string) => void) => {
      hear = wrote;
      listeners.add(heard);
      return () => void listeners.delete(heard);
    };
    const { confirmations = 1 } = options;
    const journal = createJournal({ storage, clock, account: A, chainId: 56, otherTabs, confirmations });
    const lock = createTabLock({ locks: undefined, storage, clock, tabId: `tab ${++tabs}` });
    const follower = createFollower({ journal, transport, clock, lock, ...options });
    return { journal, follower, kind: () => journal.records[0]?.state.kind };
  };
  return { account, clock, node, open, storage: storageOf() };
}

type Opened = ReturnType<ReturnType<typeof setUp>['open']>;

function recordOf(
  state: TransactionRecord['state'],
  over: Partial<TransactionRecord> = {},
): TransactionRecord {
  const place = {
    account: A,
    chainId: 56,
    to,
    data,
    createdAt: 0,
    changedAt: 0,
    nonceBefore: 0,
    blockBefore: 1_000,
  };
  const what = {
    planKind: 'synthesise',
    stepId: 's',
    stepKind: 'act',
    token: undefined,
    amount: undefined,
    spenderName: undefined,
  } as const;
  return { id: 'one', ...place, ...what, ...over, state };
}

/** Sends a transaction and records it as sent; `from` is who really signs. */
async function send({ node, clock }: ReturnType<typeof setUp>, { journal }: Opened, from = A): Promise<Hex> {
  const hash = (await node.request({
    method: 'eth_sendTransaction',
    params: [{ from, to, data }],
  })) as Hex;
  journal.add(recordOf({ kind: 'submitted', hash, nonce: undefined, since: clock.now() }));
  await clock.settle();
  return hash;
}

describe('following', () => {
  it('goes from submitted to confirmed, tells once, and then asks nothing any more', async () => {
    const mined = vi.fn();
    const set = setUp({ mined });
    const tab = set.open();
    await send(set, tab);
    await set.clock.advance(10_000);
    expect(tab.kind()).toBe('submitted');
    set.node.mine();
    await set.clock.advance(3_000);
    expect(tab.kind()).toBe('confirmed');
    expect(mined).toHaveBeenCalledOnce();
    const before = set.node.requests.length;
    await set.clock.advance(60_000);
    expect(set.node.requests.length).toBe(before);
    expect(set.clock.waiting).toBe(0);
  });

  it('waits out receipts that are null for a while', async () => {
    const set = setUp();
    const tab = set.open();
    await send(set, tab);
    set.node.mine();
    set.node.behaviour.hidesReceipts = true;
    await set.clock.advance(30_000);
    expect(tab.kind()).toBe('submitted');
    set.node.behaviour.hidesReceipts = false;
    await set.clock.advance(3_000);
    expect(tab.kind()).toBe('confirmed');
  });

  it('takes a receipt without a status', async () => {
    const set = setUp();
    set.node.behaviour.leavesStatusOut = true;
    const tab = set.open();
    await send(set, tab);
    set.node.mine();
    await set.clock.advance(3_000);
    expect(tab.kind()).toBe('confirmed');
  });

  it('tells a failure', async () => {
    const set = setUp();
    const tab = set.open();
    const hash = await send(set, tab);
    set.node.mine({ failing: [hash] });
    await set.clock.advance(3_000);
    expect(tab.kind()).toBe('reverted');
  });

  it('goes on through a node that fails for a while', async () => {
    const set = setUp();
    const tab = set.open();
    await send(set, tab);
    set.node.mine();
    set.node.script.always('eth_getTransactionReceipt', {
      throws: { code: -32005, message: 'limit exceeded' },
    });
    await set.clock.advance(60_000);
    expect(tab.kind()).toBe('submitted');
    expect(set.node.count('eth_getTransactionReceipt')).toBeLessThan(15);
    set.node.script.clear();
    await set.clock.advance(7_000);
    expect(tab.kind()).toBe('confirmed');
  });

  it('follows a block that is reorganised away', async () => {
    const set = setUp({ confirmations: 3 });
    const tab = set.open();
    await send(set, tab);
    set.node.mine();
    await set.clock.advance(3_000);
    expect(tab.kind()).toBe('confirming');
    set.node.reorganise(1);
    await set.clock.advance(3_000);
    expect(tab.kind()).toBe('submitted');
    for (let block = 0; block < 3; block++) set.node.mine();
    await set.clock.advance(3_000);
    expect(tab.kind()).toBe('confirmed');
  });
});

describe('restraint', () => {
  /** A page that can be hidden. */
  function hideable() {
    const listeners = new Set<() => void>();
    let visible = true;
    return {
      visible: () => visible,
      onChange(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      show(next: boolean) {
        visible = next;
        for (const listener of [...listeners]) listener();
      },
    };
  }

  it('a hidden page asks nothing; seen again it looks at once', async () => {
    const visibility = hideable();
    const page = setUp({ visibility });
    const opened = page.open();
    await send(page, opened);
    visibility.show(false);
    await page.clock.advance(3_000);
    const asked = page.node.requests.length;
    page.node.mine();
    await page.clock.advance(600_000);
    expect(page.node.requests.length).toBe(asked);
    visibility.show(true);
    // No more than it takes to be sure that no other tab follows.
    await page.clock.advance(100);
    expect(opened.kind()).toBe('confirmed');
    await page.clock.advance(2_000);
    expect(page.clock.waiting).toBe(0);
  });

  it('B31 waits as long as a limit says, and follows on afterwards', async () => {
    const page = setUp();
    const opened = page.open();
    await send(page, opened);
    page.node.script.always('eth_getTransactionReceipt', {
      throws: { code: -32005, message: 'limit exceeded', data: { backoff_seconds: 30 } },
    });
    await page.clock.advance(2_000);
    const asked = page.node.count('eth_getTransactionReceipt');
    await page.clock.advance(26_000);
    expect(page.node.count('eth_getTransactionReceipt')).toBe(asked);
    page.node.script.clear();
    page.node.mine();
    await page.clock.advance(6_000);
    expect(opened.kind()).toBe('confirmed');
  });
});

describe('B34 replacement', () => {
  it.each([true, false])('finds a faster copy by its nonce (history kept: %s)', async (keepsHistory) => {
    const set = setUp();
    set.node.behaviour.keepsHistory = keepsHistory;
    const tab = set.open();
    const hash = await send(set, tab);
    await set.clock.advance(3_000);
    const by = set.node.speedUp(hash);
    set.node.mine();
    for (let block = 0; block < 20; block++) set.node.mine();
    await set.clock.advance(3_000);
    expect(tab.journal.records[0]?.state).toMatchObject({ kind: 'replaced', hash, by });
  });

  it('tells a cancellation from it', async () => {
    const set = setUp();
    const tab = set.open();
    const by = set.node.cancel(await send(set, tab));
    set.node.mine();
    await set.clock.advance(3_000);
    expect(tab.journal.records[0]?.state).toMatchObject({ kind: 'cancelled', by });
  });

  it('gives up a dropped one after a set time, and can look again', async () => {
    const set = setUp();
    const tab = set.open();
    const hash = await send(set, tab);
    set.node.drop(hash);
    await set.clock.advance(100_000);
    expect(tab.kind()).toBe('submitted');
    await set.clock.advance(30_000);
    expect(tab.kind()).toBe('dropped');
    await set.node.request({ method: 'eth_sendTransaction', params: [{ from: A, to, data }] });
    set.node.mine();
    await tab.follower.checkAgain('one');
    expect(tab.kind()).toBe('replaced');
  });
});

describe('a wallet that signs with another account', () => {
  const signedBy = async (set: ReturnType<typeof setUp>) => {
    const tab = set.open();
    await send(set, tab, to);
    set.node.mine();
    await set.clock.advance(3_000);
    return tab.journal.records[0]?.state;
  };

  it('is found out when it is mined: nothing of it belongs to the account that was asked', async () => {
    expect(await signedBy(setUp())).toMatchObject({ kind: 'misdirected', by: to, mined: { block: 1_001 } });
  });

  it('is as it should be for a contract, for which others sign', async () => {
    const set = setUp();
    set.account.code = '0xef0100';
    expect(await signedBy(set)).toMatchObject({ kind: 'confirmed' });
  });

  it('has done nothing where it failed', async () => {
    const set = setUp();
    const tab = set.open();
    set.node.mine({ failing: [await send(set, tab, to)] });
    await set.clock.advance(3_000);
    expect(tab.kind()).toBe('reverted');
  });
});

describe('B36 reload', () => {
  it('follows on after a reload', async () => {
    const set = setUp();
    const tab = set.open();
    await send(set, tab);
    tab.follower.stop();
    set.node.mine();
    const reloaded = set.open();
    await set.clock.advance(20_000);
    expect(reloaded.kind()).toBe('confirmed');
  });

  it('finds what was sent while the page was away, or says that nothing was', async () => {
    for (const approved of [true, false]) {
      const set = setUp();
      const tab = set.open();
      tab.journal.add(recordOf({ kind: 'awaitingSignature', since: set.clock.now() }));
      if (approved)
        await set.node.request({ method: 'eth_sendTransaction', params: [{ from: A, to, data }] });
      if (approved) set.node.mine();
      await set.clock.advance(30_000);
      expect(tab.kind()).toBe(approved ? 'confirmed' : 'refused');
    }
  });

  it('is followed by one tab at a time, and both tabs know', async () => {
    const set = setUp();
    const [one, two] = [set.open(), set.open()];
    await send(set, one);
    await set.clock.advance(30_000);
    const asked = set.node.count('eth_getTransactionReceipt');
    expect(asked).toBeLessThan(25);
    set.node.mine();
    await set.clock.advance(3_000);
    expect([one.kind(), two.kind()]).toEqual(['confirmed', 'confirmed']);
  });

  it('is taken over when the following tab is closed', async () => {
    const set = setUp();
    const [one, two] = [set.open(), set.open()];
    await send(set, one);
    await set.clock.advance(3_000);
    one.follower.stop();
    set.node.mine();
    await set.clock.advance(20_000);
    expect(two.kind()).toBe('confirmed');
  });
});
