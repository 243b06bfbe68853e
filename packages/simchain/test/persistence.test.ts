import type { Hex } from '@amswap/values';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { Interface } from 'ethers';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  createSimchain,
  dumpFromText,
  dumpToText,
  hardfork,
  imageFormat,
  mappingSlot,
  type StateImage,
} from '../src/index.ts';
import { connectSimchain, type SimchainConnection } from '../src/worker/connectSimchain.ts';
import type { WorkerChainOptions } from '../src/worker/portProtocol.ts';
import { serveSimchain } from '../src/worker/serveSimchain.ts';
import { accounts, addressAt } from './accounts.ts';
import probe from './fixtures/probe.json' with { type: 'json' };
import { linePair } from './lines.ts';
import { ManualClock } from './manualClock.ts';

const abi = new Interface(probe.abi);
const startTime = 1_790_000_000n;
let disk: IDBFactory;
let clock: ManualClock;

beforeEach(() => {
  disk = new IDBFactory();
  clock = new ManualClock();
});

interface Page {
  readonly chain: SimchainConnection;
  ask(method: string, ...params: unknown[]): Promise<unknown>;
  /** The page is gone, without a word. */
  kill(): void;
}

function openPage(more: Partial<WorkerChainOptions> = {}, indexedDb: IDBFactory | null = disk): Page {
  const line = linePair();
  serveSimchain(line.far, {
    clock,
    indexedDb: indexedDb ?? undefined,
    fetchText: async (url) => seeds.get(url) ?? 'none',
  });
  const options = {
    chainId: 1337,
    accounts,
    startTime,
    databaseName: 'chain-test',
    seed: { id: 's1' },
    ...more,
  };
  const chain = connectSimchain(line.near, options);
  return { chain, ask: (method, ...params) => chain.provider.request({ method, params }), kill: line.cut };
}

const seeds = new Map<string, string>();

async function deploy(page: Page): Promise<string> {
  const hash = await page.ask('eth_sendTransaction', { from: addressAt(0), data: probe.bytecode });
  return ((await page.ask('eth_getTransactionReceipt', hash)) as { contractAddress: string }).contractAddress;
}

function write(page: Page, to: string, slot: number, value: number): Promise<unknown> {
  return page.ask('eth_sendTransaction', {
    from: addressAt(0),
    to,
    data: abi.encodeFunctionData('write', [slot, value]),
  });
}

async function valueAt(page: Page, to: string, slot: number, block: string): Promise<bigint> {
  return BigInt(
    String(await page.ask('eth_call', { to, data: abi.encodeFunctionData('values', [slot]) }, block)),
  );
}

describe('a chain that is kept', () => {
  test('is there again after a reload, with state, blocks, logs, time and the state of older blocks', async () => {
    const first = openPage();
    expect(await first.chain.ready).toEqual({ keeping: 'disk', restored: false });
    const to = await deploy(first);
    for (const value of [1, 2, 3]) await write(first, to, 7, value);
    await write(first, to, 8, 5);
    await write(first, to, 8, 0);
    await first.ask('evm_increaseTime', 600);
    await first.ask('evm_mine');
    const before = await first.ask('eth_getBlockByNumber', 'latest', true);
    const logs = await first.ask('eth_getLogs', { fromBlock: 'earliest' });
    first.kill();

    await clock.advance(60_000);
    const second = openPage();
    expect(await second.chain.ready).toEqual({ keeping: 'disk', restored: true });
    expect(await second.ask('eth_getBlockByNumber', 'latest', true)).toEqual(before);
    expect(await second.ask('eth_getLogs', { fromBlock: 'earliest' })).toEqual(logs);
    expect(await valueAt(second, to, 7, 'latest')).toBe(3n);
    expect(await valueAt(second, to, 7, '0x3')).toBe(2n);
    expect(await valueAt(second, to, 8, 'latest')).toBe(0n);
    expect(await valueAt(second, to, 8, '0x5')).toBe(5n);
    await second.ask('evm_mine');
    const { timestamp } = (await second.ask('eth_getBlockByNumber', 'latest', false)) as {
      timestamp: string;
    };
    expect(BigInt(timestamp)).toBe(startTime + 660n);
  });

  test('is first kept behind its first answer, and a page that goes before that loses nothing', async () => {
    const first = openPage();
    await first.chain.ready;
    const databases = async () => {
      const page = openPage();
      const { restored } = await page.chain.ready;
      page.kill();
      return restored;
    };
    expect(await databases()).toBe(false);
    expect(await first.ask('eth_blockNumber')).toBe('0x0');
    await expect.poll(databases).toBe(true);
  });

  test('keeps a transaction that waits, and mines it after the reload', async () => {
    const first = openPage();
    await first.ask('evm_setIntervalMining', 3);
    const hash = await first.ask('eth_sendTransaction', {
      from: addressAt(0),
      to: addressAt(1),
      value: '0x5',
      gas: '0x5208',
    });
    first.kill();
    const second = openPage();
    expect(await second.ask('eth_getTransactionByHash', hash)).toMatchObject({ blockHash: null });
    await clock.advance(3100);
    expect(await second.ask('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' });
  });

  test('is forgotten on reset, and when a release comes with another seed', async () => {
    const first = openPage();
    await deploy(first);
    await first.ask('anvil_reset');
    expect(await first.ask('eth_blockNumber')).toBe('0x0');
    await first.ask('evm_mine');
    first.kill();
    const second = openPage();
    expect((await second.chain.ready).restored).toBe(true);
    expect(await second.ask('eth_blockNumber')).toBe('0x1');
    second.kill();
    const third = openPage({ seed: { id: 's2' } });
    expect((await third.chain.ready).restored).toBe(false);
    expect(await third.ask('eth_blockNumber')).toBe('0x0');
  });

  test('keeps what a developer set, and what going back brought back', async () => {
    const first = openPage();
    const at = `0x${'ab'.repeat(20)}`;
    await first.ask('anvil_setBalance', at, '0x77');
    await first.ask('evm_mine');
    const snapshot = await first.ask('evm_snapshot');
    await first.ask('anvil_setBalance', at, '0x99');
    await first.ask('evm_mine');
    await first.ask('evm_revert', snapshot);
    first.kill();
    const second = openPage();
    expect(await second.ask('eth_getBalance', at, 'latest')).toBe('0x77');
    expect(await second.ask('eth_blockNumber')).toBe('0x1');
  });

  test('begins with the image at an address, moved to its start, and goes back to it on reset', async () => {
    seeds.set('https://seed.example/state.json', JSON.stringify(image));
    const days = 3n;
    const page = openPage({
      seed: { id: 's3', url: 'https://seed.example/state.json' },
      startTime: startTime + days * BigInt(image.period),
    });
    const slot = (at: string) => page.ask('eth_getStorageAt', addressAt(2), at, 'latest');
    expect(await page.ask('eth_getBalance', addressAt(3), 'latest')).toBe('0x123');
    expect(await slot('0x1')).toBe(word(7n + days));
    expect(await slot(mappingSlot(20_000n + days, mapping))).toBe(word(0x55n));
    expect(await slot(mappingSlot(20_000n, mapping))).toBe(word(0n));
    await page.ask('anvil_setBalance', addressAt(3), '0x1');
    await page.ask('evm_mine');
    await page.ask('anvil_reset');
    expect(await page.ask('eth_getBalance', addressAt(3), 'latest')).toBe('0x123');
    expect(await page.ask('eth_blockNumber')).toBe('0x0');
  });

  test('refuses a start that the image cannot be moved to', async () => {
    seeds.set('https://seed.example/state.json', JSON.stringify(image));
    const seed = { id: 's3', url: 'https://seed.example/state.json' };
    const page = openPage({ seed, startTime: startTime + 1n });
    await expect(page.chain.ready).rejects.toThrow("can't be moved");
  });
});

const mapping: Hex = `0x${'0'.repeat(63)}9`;
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;
/** One account with money, one with a slot that grows by the day and an entry that is kept by the day. */
const image: StateImage = {
  format: imageFormat,
  chainId: 1337,
  hardfork,
  time: Number(startTime),
  period: 86_400,
  baseFee: '7',
  accounts: [
    [addressAt(3), 0, '291', -1],
    [addressAt(2), 1, '0', 0],
  ],
  codes: ['0x5b'],
  slots: [[addressAt(2), [['0x1', '0x7']]]],
  growing: [[addressAt(2), '0x1', '0x1']],
  keyed: [[addressAt(2), mapping, 20_000, 0, '0x55']],
};

describe('a disk that fails', () => {
  test('forbidden: the chain lives in memory and says so', async () => {
    const page = openPage({}, null);
    expect(await page.chain.ready).toEqual({ keeping: 'diskFailed', restored: false });
    await deploy(page);
    const denied = new IDBFactory();
    denied.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect((await openPage({}, denied).chain.ready).keeping).toBe('diskFailed');
  });

  test('full in the middle: the chain goes on and says so once', async () => {
    const page = openPage();
    await page.chain.ready;
    const said: string[] = [];
    page.chain.onKeeping((keeping) => said.push(keeping));
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      const to = await deploy(page);
      await write(page, to, 1, 5);
      expect(await valueAt(page, to, 1, 'latest')).toBe(5n);
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    await write(page, addressAt(1), 1, 5).catch(() => undefined);
    expect(said).toEqual(['diskFailed']);
  });

  test('a chain that cannot be read is started over', async () => {
    const first = openPage();
    await deploy(first);
    first.kill();
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = disk.open('chain-test');
      request.onsuccess = () => resolve(request.result);
    });
    const transaction = database.transaction('blocks', 'readwrite');
    transaction.objectStore('blocks').delete(0);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
    const second = openPage();
    expect(await second.chain.ready).toEqual({ keeping: 'disk', restored: false });
    expect(await second.ask('eth_blockNumber')).toBe('0x0');
  });
});

describe('dumps', () => {
  test('a dump as text begins the same chain, history and all', async () => {
    const chain = await createSimchain({ chainId: 1337, accounts, clock, startTime });
    const ask = (method: string, ...params: unknown[]) => chain.provider.request({ method, params });
    for (const value of ['0x1', '0x2', '0x3']) {
      await ask('anvil_setBalance', addressAt(3), value);
      await ask('eth_sendTransaction', { from: addressAt(0), to: addressAt(1), value });
    }
    const dump = await chain.dump();
    const read = dumpFromText(dumpToText(dump));
    const again = await createSimchain({ chainId: 1337, accounts: [], clock, saved: read });
    for (const block of ['0x0', '0x1', '0x2', '0x3']) {
      for (const at of [0, 1, 3].map(addressAt)) {
        const balance = await again.provider.request({ method: 'eth_getBalance', params: [at, block] });
        expect(balance, `${at} at ${block}`).toBe(await ask('eth_getBalance', at, block));
      }
    }
    expect(dumpToText(await again.dump())).toBe(dumpToText(read));
    expect(structuredClone(dump)).toEqual(dump);
  });

  test('a dump of another chain or shape is refused, and the chain stays as it was', async () => {
    const chain = await createSimchain({ chainId: 1337, accounts, clock, startTime });
    const other = await createSimchain({ chainId: 1338, accounts, clock, startTime });
    const dump = await other.provider.request({ method: 'anvil_dumpState' });
    await chain.provider.request({ method: 'evm_mine' });
    await expect(chain.provider.request({ method: 'anvil_loadState', params: [dump] })).rejects.toThrow(
      'chain 1338',
    );
    expect(await chain.provider.request({ method: 'eth_blockNumber' })).toBe('0x1');
    expect(() => dumpFromText('{"format":99}')).toThrow('not a chain dump');
  });
});

test('errors keep their code and data across the line', async () => {
  const page = openPage();
  const to = await deploy(page);
  const error = await page
    .ask('eth_call', { to, data: abi.encodeFunctionData('failWithError', [7]) })
    .catch((e: unknown) => e);
  expect(error).toMatchObject({ code: 3, message: 'execution reverted' });
  expect(abi.parseError((error as { data: string }).data)?.args[0]).toBe(7n);
  page.chain.close();
  await expect(page.ask('eth_blockNumber')).rejects.toMatchObject({ code: 4900 });
});

test('a seed that cannot be loaded is told to who waits', async () => {
  const page = openPage({ seed: { id: 's9', url: 'https://seed.example/nothing' } });
  await expect(page.chain.ready).rejects.toMatchObject({ code: -32603 });
  await expect(page.ask('eth_blockNumber')).rejects.toMatchObject({ code: -32603 });
});
