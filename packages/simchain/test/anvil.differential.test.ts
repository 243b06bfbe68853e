import { getCreateAddress, Interface, parseEther } from 'ethers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSimchain, type Simchain } from '../src/index.ts';
import { accounts, addressAt } from './accounts.ts';
import { type Anvil, startAnvil } from './anvil.ts';
import probe from './fixtures/probe.json' with { type: 'json' };
import { ManualClock } from './manualClock.ts';

const chainId = 31337;
const startTime = 1_790_000_000n;
const abi = new Interface(probe.abi);
const gas = '0x1e8480';
const fees = { maxFeePerGas: '0x2540be400', maxPriorityFeePerGas: '0x77359400' };

type Ask = (method: string, params?: readonly unknown[]) => Promise<unknown>;

let anvil: Anvil;
let chain: Simchain;
let nodes: readonly Ask[];
let time = startTime;
let address = '';

beforeAll(async () => {
  anvil = await startAnvil(chainId, startTime);
  chain = await createSimchain({ chainId, accounts, clock: new ManualClock(), startTime });
  nodes = [anvil.request, (method, params = []) => chain.provider.request({ method, params })];
  await same({ data: probe.bytecode, value: `0x${parseEther('1').toString(16)}` });
  address = getCreateAddress({ from: addressAt(0), nonce: 0 });
}, 60_000);

afterAll(() => {
  anvil?.close();
  chain?.close();
});

/** Asks both nodes; answers or errors as they come. */
async function both(method: string, params: readonly unknown[] = []): Promise<unknown[]> {
  return Promise.all(nodes.map((ask) => ask(method, params)));
}

/** Sends the same transaction to both at the same time, and holds the receipts against each other. */
async function same(tx: Record<string, unknown>, from = 0): Promise<Record<string, unknown>> {
  time += 7n;
  await both('evm_setNextBlockTimestamp', [Number(time)]);
  const hashes = await both('eth_sendTransaction', [{ from: addressAt(from), gas, ...fees, ...tx }]);
  const [theirs, ours] = await Promise.all(nodes.map((ask, at) => receiptOf(ask, hashes[at])));
  expect(ours).toEqual(theirs);
  return ours ?? {};
}

/** Anvil answers with the hash before it has mined. */
async function receiptOf(ask: Ask, hash: unknown): Promise<Record<string, unknown>> {
  for (let tries = 0; tries < 200; tries++) {
    const receipt = await ask('eth_getTransactionReceipt', [hash]);
    if (receipt !== null) return comparable(receipt as Record<string, unknown>);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`There is no receipt of ${String(hash)}.`);
}

/** A receipt without what depends on the header: the two make block hashes of different states. */
function comparable(receipt: Record<string, unknown>): Record<string, unknown> {
  const { blockHash: _hash, blobGasPrice: _blob, blockTimestamp: _time, logs, ...rest } = receipt;
  const bare = (logs as Record<string, unknown>[]).map(({ blockHash: _of, ...log }) => log);
  return { ...rest, logs: bare };
}

function call(name: string, args: readonly unknown[] = [], from = 0): Promise<Record<string, unknown>> {
  return same({ to: address, data: abi.encodeFunctionData(name, [...args]) }, from);
}

describe('receipts are those of anvil', () => {
  test.each<[string, string, readonly unknown[], string]>([
    ['writing a slot', 'write', [1, 5], '0x1'],
    ['writing it again', 'write', [1, 6], '0x1'],
    ['clearing it, with a refund', 'write', [1, 0], '0x1'],
    ['filling many', 'writeMany', [10, 25, 3], '0x1'],
    ['clearing many: the refund is capped', 'writeMany', [10, 25, 0], '0x1'],
    ['growing a list', 'push', [9], '0x1'],
    ['failing with words', 'failWithWords', [], '0x0'],
    ['failing with a custom error', 'failWithError', [3], '0x0'],
    ['dividing by zero', 'failWithPanic', [0], '0x0'],
    ['an invalid opcode, which takes all gas', 'burnGas', [], '0x0'],
    ['a contract made by CREATE2', 'deploy', [`0x${'22'.repeat(32)}`, 8], '0x1'],
    ['the same again, which collides', 'deploy', [`0x${'22'.repeat(32)}`, 8], '0x0'],
    ['calls nested deep', 'deepWrite', [20, 4], '0x1'],
    ['a failure that is caught', 'tryFail', [], '0x1'],
    ['a contract made and ended at once', 'makeAndBreak', [], '0x1'],
    ['payment to somebody new', 'pay', [`0x${'77'.repeat(20)}`, 1000], '0x1'],
    ['payment of more than there is', 'pay', [`0x${'77'.repeat(20)}`, parseEther('50')], '0x0'],
    ['precompiled contracts', 'crypto', [`0x${'ab'.repeat(77)}`], '0x1'],
    ['too little data for the floor price', 'crypto', [`0x${'ab'.repeat(9000)}`], '0x1'],
  ])('%s', async (_title, name, args, status) => {
    expect((await call(name, args))['status']).toBe(status);
  });

  test('payments, with data, to a contract, of all types of transaction', async () => {
    await same({ to: addressAt(2), value: '0x5' });
    await same({ to: address, value: '0x5', data: '0x' }, 1);
    await same({ to: addressAt(3), data: `0x${'00ff'.repeat(40)}` });
    await same({
      to: addressAt(3),
      gasPrice: '0x2540be400',
      maxFeePerGas: undefined,
      maxPriorityFeePerGas: undefined,
    });
    await same({
      to: address,
      data: abi.encodeFunctionData('write', [77, 1]),
      accessList: [{ address, storageKeys: [`0x${'0'.repeat(64)}`] }],
    });
  });

  test('a creation that fails, and one that runs out of gas', async () => {
    expect((await same({ data: '0x5f5ffd' }))['status']).toBe('0x0');
    expect((await same({ data: probe.bytecode, gas: '0x30d40' }))['status']).toBe('0x0');
  });

  test('what is paid when the node fills in the fees', async () => {
    // Without a time of its own the block would have each node's clock, which part by a second on a busy machine.
    time += 7n;
    await both('evm_setNextBlockTimestamp', [Number(time)]);
    const hashes = await both('eth_sendTransaction', [
      { from: addressAt(0), to: addressAt(2), value: '0x1' },
    ]);
    const [theirs, ours] = await Promise.all(nodes.map((ask, at) => receiptOf(ask, hashes[at])));
    // How far the fee may rise is each node's own choice, and in the hash.
    expect({ ...ours, transactionHash: null }).toEqual({ ...theirs, transactionHash: null });
  });
});

describe('answers are those of anvil', () => {
  test('what a contract sees of its block', async () => {
    const data = abi.encodeFunctionData('context');
    const answers = (await both('eth_call', [{ to: address, data }, 'latest'])).map((answer) =>
      abi.decodeFunctionResult('context', String(answer)).toArray().slice(0, 5),
    );
    expect(answers[1]).toEqual(answers[0]);
  });

  test('balances, nonces, code and storage of all who took part', async () => {
    const child = abi.decodeFunctionResult(
      'child',
      String((await both('eth_call', [{ to: address, data: abi.encodeFunctionData('child') }]))[1]),
    )[0];
    const zero = `0x${'0'.repeat(40)}`;
    for (const who of [address, child, zero, `0x${'77'.repeat(20)}`, ...[0, 1, 2, 3].map(addressAt)]) {
      for (const method of ['eth_getBalance', 'eth_getTransactionCount', 'eth_getCode']) {
        const [theirs, ours] = await both(method, [who, 'latest']);
        expect(ours, `${method} of ${String(who)}`).toBe(theirs);
      }
    }
    for (const slot of ['0x0', '0x1', '0x2', '0x3']) {
      const [theirs, ours] = await both('eth_getStorageAt', [address, slot, 'latest']);
      expect(ours).toBe(theirs);
    }
  });

  test('logs over all blocks, and the base fee of each', async () => {
    const [theirs, ours] = (await both('eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest' }])).map(
      (logs) => (logs as Record<string, unknown>[]).map(({ blockHash: _of, ...log }) => log),
    );
    expect(ours).toEqual(theirs);
    expect(ours?.length).toBeGreaterThan(10);
    const head = Number((await both('eth_blockNumber'))[1]);
    for (let number = 0; number <= head; number++) {
      const [a, b] = (await both('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])) as Record<
        string,
        unknown
      >[];
      for (const field of [
        'number',
        'baseFeePerGas',
        'gasUsed',
        'gasLimit',
        'logsBloom',
        'timestamp',
        'receiptsRoot',
        'miner',
      ]) {
        if (number === 0 && field === 'timestamp') continue;
        expect(b?.[field], `${field} of block ${number}`).toEqual(a?.[field]);
      }
    }
  });

  test('a block that mining fills with several transactions', async () => {
    await both('evm_setAutomine', [false]);
    const data = abi.encodeFunctionData('write', [500, 1]);
    for (const [from, tip, maxFeePerGas] of [
      [0, '0x3b9aca00', '0x2540be400'],
      [1, '0x77359400', '0x2540be500'],
      [2, '0xb2d05e00', '0x2540be600'],
    ] as const) {
      await both('eth_sendTransaction', [
        {
          from: addressAt(from),
          to: address,
          data,
          gas,
          maxFeePerGas,
          maxPriorityFeePerGas: tip,
        },
      ]);
    }
    time += 20n;
    await both('evm_setNextBlockTimestamp', [Number(time)]);
    await both('evm_mine');
    const [theirs, ours] = (await both('eth_getBlockReceipts', ['latest'])).map((receipts) =>
      (receipts as Record<string, unknown>[]).map(comparable),
    );
    expect(ours).toEqual(theirs);
    expect(ours).toHaveLength(3);
  });
});
