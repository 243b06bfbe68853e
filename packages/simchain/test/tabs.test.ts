import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { channelElection } from '../src/tabs/channelElection.ts';
import { lockElection } from '../src/tabs/lockElection.ts';
import { openSharedSimchain, type SharedSimchain } from '../src/tabs/openSharedSimchain.ts';
import { connectSimchain } from '../src/worker/connectSimchain.ts';
import type { Endpoint } from '../src/worker/endpoint.ts';
import { serveSimchain } from '../src/worker/serveSimchain.ts';
import { accounts, addressAt, wallets } from './accounts.ts';
import { Channel, linePair } from './lines.ts';
import { FakeLocks } from './locks.ts';
import { ManualClock, settled } from './manualClock.ts';

let disk: IDBFactory;
let clock: ManualClock;
let channel: Channel;
let votes: Channel;
let locks: FakeLocks;
let workers: number;

beforeEach(() => {
  disk = new IDBFactory();
  clock = new ManualClock();
  channel = new Channel();
  votes = new Channel();
  locks = new FakeLocks();
  workers = 0;
});

interface Tab {
  readonly shared: SharedSimchain;
  ask(method: string, ...params: unknown[]): Promise<unknown>;
  /** The tab is gone without a word: its worker, its lock and its voice. */
  kill(): void;
  /** Its worker no longer answers, though it still works: answers to requests are lost. */
  mute(): void;
}

function openTab(tab: string, how: 'locks' | 'votes' = 'locks', timers: ManualClock = clock): Tab {
  const voice = channel.join();
  const vote = votes.join();
  const cuts: (() => void)[] = [];
  let muted = false;
  const start = () => {
    workers += 1;
    const line = linePair();
    cuts.push(line.cut);
    serveSimchain(
      muteable(line.far, () => muted),
      { clock, indexedDb: disk, fetchText: async () => '' },
    );
    const options = { chainId: 1337, accounts, databaseName: 'chain-test', seed: { id: 's1' } };
    return connectSimchain(line.near, options);
  };
  const election =
    how === 'locks' ? lockElection(locks.of(tab), 'x') : channelElection(vote.endpoint, timers, tab);
  const shared = openSharedSimchain({ tab, channel: voice.endpoint, election, start });
  return {
    shared,
    ask: (method, ...params) => shared.provider.request({ method, params }),
    kill: () => {
      for (const cut of cuts) cut();
      voice.leave();
      vote.leave();
      locks.dies(tab);
    },
    mute: () => {
      muted = true;
    },
  };
}

function muteable(line: Endpoint, muted: () => boolean): Endpoint {
  return { post: (message) => (muted() ? undefined : line.post(message)), listen: line.listen };
}

/** Lets the databases and lines of all realms come to rest. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await settled();
}

describe('tabs with locks', () => {
  test('are one chain in one worker', async () => {
    const [a, b, c] = [openTab('a'), openTab('b'), openTab('c')];
    await Promise.all([a, b, c].map(({ shared }) => shared.ready));
    expect(workers).toBe(1);
    expect([a, b, c].map(({ shared }) => shared.isLeading())).toEqual([true, false, false]);
    const hash = await b.ask('eth_sendTransaction', { from: addressAt(0), to: addressAt(1), value: '0x5' });
    expect(await c.ask('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' });
    expect(await a.ask('eth_blockNumber')).toBe('0x1');
    await expect(b.ask('eth_nothing')).rejects.toMatchObject({ code: -32601 });
  });

  test('hear of new blocks wherever they are made', async () => {
    const [a, b] = [openTab('a'), openTab('b')];
    await b.shared.ready;
    const heard: string[] = [];
    a.shared.provider.on('message', () => heard.push('a'));
    b.shared.provider.on('message', () => heard.push('b'));
    await b.ask('eth_subscribe', 'newHeads');
    await b.ask('evm_mine');
    await rest();
    expect(heard.sort()).toEqual(['a', 'b']);
  });

  test('when the leader closes, another goes on where it stood', async () => {
    const [a, b] = [openTab('a'), openTab('b')];
    await b.ask('eth_sendTransaction', { from: addressAt(0), to: addressAt(1), value: '0x5' });
    a.shared.close();
    expect(await b.ask('eth_blockNumber')).toBe('0x1');
    expect(b.shared.isLeading()).toBe(true);
    expect(workers).toBe(2);
    await expect(a.ask('eth_blockNumber')).rejects.toMatchObject({ code: 4900 });
  });

  test('reads that the leader took with it are asked again; what may have been done is not', async () => {
    const [a, b] = [openTab('a'), openTab('b')];
    await b.shared.ready;
    a.mute();
    const read = b.ask('eth_blockNumber');
    const sent = b.ask('eth_sendTransaction', { from: addressAt(0), to: addressAt(1), value: '0x5' });
    sent.catch(() => undefined);
    await rest();
    a.kill();
    expect(await read).toMatch(/^0x[01]$/);
    await expect(sent).rejects.toMatchObject({
      code: 4900,
      message: expect.stringContaining('may or may not'),
    });
  });

  test('a raw transaction whose answer was lost is found by its hash, and done once', async () => {
    const [a, b] = [openTab('a'), openTab('b')];
    await b.shared.ready;
    const raw = await wallets[0]?.signTransaction({
      type: 2,
      chainId: 1337,
      nonce: 0,
      to: addressAt(1),
      value: 5n,
      gasLimit: 21_000,
      maxFeePerGas: 3e9,
      maxPriorityFeePerGas: 1e9,
    });
    a.mute();
    const sent = b.ask('eth_sendRawTransaction', raw);
    await rest();
    a.kill();
    const hash = await sent;
    expect(await b.ask('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' });
    expect(await b.ask('eth_getTransactionCount', addressAt(0), 'latest')).toBe('0x1');
  });
});

describe('a disk that fails under the leader', () => {
  test('is told to the tabs that are there, and to one that comes later', async () => {
    const [a, b] = [openTab('a'), openTab('b')];
    await Promise.all([a.shared.ready, b.shared.ready]);
    const told: string[] = [];
    b.shared.onKeeping((keeping) => told.push(keeping));
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      await a.ask('evm_mine');
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    await rest();
    expect(told).toEqual(['diskFailed']);
    expect(await openTab('c').shared.ready).toMatchObject({ keeping: 'diskFailed' });
  });
});

describe('tabs without locks', () => {
  test('choose one leader by talk', async () => {
    const tabs = [openTab('c', 'votes'), openTab('a', 'votes'), openTab('b', 'votes')];
    for (let step = 0; step < 10; step++) await clock.advance(300);
    await rest();
    expect(tabs.filter(({ shared }) => shared.isLeading())).toHaveLength(1);
    expect(await tabs[0]?.ask('eth_blockNumber')).toBe('0x0');
    expect(workers).toBe(1);
  });

  test('when the leader dies, one of the others takes over and only one', async () => {
    const tabs = [openTab('c', 'votes'), openTab('a', 'votes'), openTab('b', 'votes')];
    for (let step = 0; step < 10; step++) await clock.advance(300);
    await rest();
    const leader = tabs.find(({ shared }) => shared.isLeading());
    const others = tabs.filter((tab) => tab !== leader);
    await others[0]?.ask('evm_mine');
    leader?.kill();
    for (let step = 0; step < 30; step++) await clock.advance(300);
    await rest();
    expect(others.filter(({ shared }) => shared.isLeading())).toHaveLength(1);
    expect(await others[0]?.ask('eth_blockNumber')).toBe('0x1');
    expect(await others[1]?.ask('eth_blockNumber')).toBe('0x1');
  });

  test('a leader that goes says so, and is followed at once', async () => {
    const [a, b] = [openTab('a', 'votes'), openTab('b', 'votes')];
    for (let step = 0; step < 4; step++) await clock.advance(300);
    await rest();
    const [leader, other] = a.shared.isLeading() ? [a, b] : [b, a];
    leader.shared.close();
    await rest();
    for (let step = 0; step < 2; step++) await clock.advance(300);
    await rest();
    expect(other.shared.isLeading()).toBe(true);
  });

  test('a leader whose timers are slowed in the background stays the leader', async () => {
    const slowed = new ManualClock();
    const hidden = openTab('z', 'votes', slowed);
    for (let step = 0; step < 4; step++) await slowed.advance(300);
    await rest();
    expect(hidden.shared.isLeading()).toBe(true);
    const shown = openTab('a', 'votes');
    await rest();
    for (let step = 0; step < 60; step++) {
      await clock.advance(300);
      await rest();
    }
    expect([hidden, shown].map(({ shared }) => shared.isLeading())).toEqual([true, false]);
    expect(workers).toBe(1);
  });
});
