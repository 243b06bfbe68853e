import {
  BrowserProvider,
  Contract,
  ContractFactory,
  Interface,
  isError,
  parseEther,
  verifyMessage,
  verifyTypedData,
} from 'ethers';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSimchain, RpcError, type Simchain } from '../src/index.ts';
import { accounts, addressAt, wallets } from './accounts.ts';
import probe from './fixtures/probe.json' with { type: 'json' };
import { ManualClock } from './manualClock.ts';

const startTime = 1_790_000_000n;
const abi = new Interface(probe.abi);
let clock: ManualClock;
let chain: Simchain;

beforeEach(async () => {
  clock = new ManualClock();
  chain = await createSimchain({ chainId: 1337, accounts, clock, startTime });
});

function ask(method: string, ...params: unknown[]): Promise<unknown> {
  return chain.provider.request({ method, params });
}

async function failing(work: Promise<unknown>): Promise<RpcError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RpcError)) throw new Error(`expected an RpcError, got ${String(error)}`);
  return error;
}

async function deployed(): Promise<Contract> {
  const signer = await new BrowserProvider(chain.provider).getSigner(0);
  const contract = await new ContractFactory(probe.abi, probe.bytecode, signer).deploy({
    value: parseEther('1'),
  });
  await contract.waitForDeployment();
  return new Contract(await contract.getAddress(), probe.abi, signer);
}

function send(tx: Record<string, unknown>): Promise<unknown> {
  return ask('eth_sendTransaction', { from: addressAt(0), ...tx });
}

describe('a node as ethers sees it', () => {
  test('signs, sends, waits and reads back', async () => {
    const contract = await deployed();
    const tx = await contract.getFunction('write')(3, 42);
    const receipt = await tx.wait();
    expect(receipt.status).toBe(1);
    expect(await contract.getFunction('values')(3)).toBe(42n);
    const found = await contract.queryFilter('Written', 0);
    expect(found).toHaveLength(1);
    expect(found[0]?.transactionHash).toBe(receipt.hash);
  });

  test('takes raw transactions of every type and tells their sender', async () => {
    const provider = new BrowserProvider(chain.provider);
    const wallet = wallets[1];
    for (const [nonce, type] of [0, 1, 2].entries()) {
      const fees = type === 2 ? { maxFeePerGas: 3e9, maxPriorityFeePerGas: 1e9 } : { gasPrice: 3e9 };
      const raw = await wallet?.signTransaction({
        type,
        nonce,
        chainId: 1337,
        to: addressAt(2),
        value: 5n,
        gasLimit: 21_000,
        ...fees,
      });
      const hash = await ask('eth_sendRawTransaction', raw);
      const receipt = await provider.getTransactionReceipt(String(hash));
      expect(receipt).toMatchObject({ status: 1, type, from: wallet?.address });
      const tx = await provider.getTransaction(String(hash));
      expect(tx).toMatchObject({ type, nonce, value: 5n, from: wallet?.address });
    }
  });

  test('signs messages and typed data that verify', async () => {
    const signer = await new BrowserProvider(chain.provider).getSigner(0);
    expect(verifyMessage('hello 你好', await signer.signMessage('hello 你好'))).toBe(signer.address);
    const types = {
      Order: [
        { name: 'owner', type: 'address' },
        { name: 'amounts', type: 'uint256[]' },
        { name: 'lines', type: 'Line[2]' },
        { name: 'memo', type: 'string' },
        { name: 'tag', type: 'bytes4' },
        { name: 'blob', type: 'bytes' },
        { name: 'delta', type: 'int64' },
        { name: 'open', type: 'bool' },
      ],
      Line: [{ name: 'id', type: 'uint8' }],
    };
    const order = {
      owner: signer.address,
      amounts: [1n, 2n ** 255n],
      lines: [{ id: 1 }, { id: 2 }],
      memo: '算力',
      tag: '0x01020304',
      blob: '0xdeadbeef00',
      delta: -5n,
      open: true,
    };
    const domain = { name: 'probe', version: '1', chainId: 1337, verifyingContract: signer.address };
    expect(verifyTypedData(domain, types, order, await signer.signTypedData(domain, types, order))).toBe(
      signer.address,
    );
  });

  test('reverts come with code 3, words and data, in calls, estimates and sending', async () => {
    const contract = await deployed();
    const to = await contract.getAddress();
    const words = abi.encodeFunctionData('failWithWords');
    for (const work of [
      ask('eth_call', { to, data: words }),
      ask('eth_estimateGas', { to, data: words }),
      send({ to, data: words }),
    ]) {
      const error = await failing(work);
      expect(error.code).toBe(3);
      expect(error.message).toBe('execution reverted: not like this');
    }
    const custom = await failing(
      ask('eth_call', { from: addressAt(1), to, data: abi.encodeFunctionData('failWithError', [7]) }),
    );
    expect(abi.parseError(String(custom.data))?.args.toArray()).toEqual([7n, wallets[1]?.address]);
    const panic = await failing(ask('eth_call', { to, data: abi.encodeFunctionData('failWithPanic', [0]) }));
    expect(panic.message).toBe('execution reverted: panic: division or modulo by zero (0x12)');
    const invalid = await failing(ask('eth_call', { to, data: abi.encodeFunctionData('burnGas') }));
    expect(invalid.code).toBe(-32000);
  });

  test('a transaction that reverts with gas given is mined as failed', async () => {
    const to = await (await deployed()).getAddress();
    const hash = await send({ to, data: abi.encodeFunctionData('failWithWords'), gas: '0x186a0' });
    expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x0', logs: [] });
  });
});

describe('estimates', () => {
  test.each([
    ['a plain payment', '', []],
    ['clearing with refunds', 'writeMany', [0, 20, 0]],
    ['calls nested 12 deep', 'deepWrite', [12, 5]],
    ['a creation inside', 'deploy', [`0x${'11'.repeat(32)}`, 5]],
  ])('the estimate of %s is enough, and one less is not', async (_title, name, args) => {
    const contract = await deployed();
    const to = await contract.getAddress();
    await (await contract.getFunction('writeMany')(0, 20, 1)).wait();
    const data = name === '' ? '0x' : abi.encodeFunctionData(name, args);
    const gas = BigInt(String(await ask('eth_estimateGas', { from: addressAt(0), to, data })));
    const before = await ask('evm_snapshot');
    const enough = await send({ to, data, gas: `0x${gas.toString(16)}` });
    expect(await ask('eth_getTransactionReceipt', enough)).toMatchObject({ status: '0x1' });
    await ask('evm_revert', before);
    const short = await send({ to, data, gas: `0x${(gas - 1n).toString(16)}` }).then(
      async (hash) => (await ask('eth_getTransactionReceipt', hash)) as { status: string },
      () => ({ status: 'refused' }),
    );
    expect(short.status).not.toBe('0x1');
  });
});

describe('errors in the words of a node', () => {
  test.each([
    ['a method that is not there', 'eth_nothing', [], -32601, /does not exist/],
    ['an address that is none', 'eth_getBalance', ['0x12', 'latest'], -32602, /invalid address/],
    [
      'a block that is not there',
      'eth_getBalance',
      [`0x${'11'.repeat(20)}`, '0xffff'],
      -32000,
      /header not found/,
    ],
    ['another chain', 'wallet_switchEthereumChain', [{ chainId: '0x38' }], 4902, /Unrecognized chain/],
    [
      'an unknown sender',
      'eth_sendTransaction',
      [{ from: `0x${'11'.repeat(20)}`, gas: '0x5208', to: `0x${'22'.repeat(20)}` }],
      -32000,
      /unknown account/,
    ],
    ['rubbish as raw transaction', 'eth_sendRawTransaction', ['0x02abcdef'], -32000, /invalid transaction/],
    [
      'too little gas',
      'eth_sendTransaction',
      [{ from: addressAt(0), gas: '0x5207', to: addressAt(1) }],
      -32000,
      /intrinsic gas too low/,
    ],
    [
      'more gas than a block has',
      'eth_sendTransaction',
      [{ from: addressAt(0), gas: '0x1c9c381', to: addressAt(1) }],
      -32000,
      /exceeds block gas limit/,
    ],
    [
      'too low a fee',
      'eth_sendTransaction',
      [{ from: addressAt(0), gas: '0x5208', to: addressAt(1), gasPrice: '0x1' }],
      -32000,
      /less than block base fee/,
    ],
    [
      'more than the sender has',
      'eth_sendTransaction',
      [{ from: addressAt(0), gas: '0x5208', to: addressAt(1), value: `0x${(10n ** 23n).toString(16)}` }],
      -32000,
      /insufficient funds/,
    ],
  ])('%s', async (_title, method, params, code, message) => {
    const error = await failing(chain.provider.request({ method, params }));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
  });

  test('nonce too low, already known and replacement underpriced, as ethers tells them', async () => {
    const wallet = wallets[0];
    const base = {
      chainId: 1337,
      type: 2,
      to: addressAt(1),
      gasLimit: 21_000,
      maxPriorityFeePerGas: 10n ** 9n,
    };
    const first = await wallet?.signTransaction({ ...base, nonce: 0, maxFeePerGas: 3n * 10n ** 9n });
    await ask('eth_sendRawTransaction', first);
    expect((await failing(ask('eth_sendRawTransaction', first))).message).toMatch(/already known/);
    const again = await wallet?.signTransaction({ ...base, nonce: 0, maxFeePerGas: 5n * 10n ** 9n });
    expect((await failing(ask('eth_sendRawTransaction', again))).message).toMatch(/nonce too low/);
    await ask('evm_setAutomine', false);
    await ask(
      'eth_sendRawTransaction',
      await wallet?.signTransaction({ ...base, nonce: 1, maxFeePerGas: 3n * 10n ** 9n }),
    );
    const provider = new BrowserProvider(chain.provider);
    const cheap = await wallet?.signTransaction({ ...base, nonce: 1, maxFeePerGas: 31n * 10n ** 8n });
    const error = await provider.broadcastTransaction(String(cheap)).catch((thrown: unknown) => thrown);
    expect(
      isError(error, 'REPLACEMENT_UNDERPRICED') ||
        String(error).includes('replacement transaction underpriced'),
    ).toBe(true);
  });
});

describe('the pool', () => {
  test('waits for nonces, replaces for a better price and orders by tip', async () => {
    await ask('evm_setAutomine', false);
    const pay = (from: number, nonce: number, tip: number) =>
      ask('eth_sendTransaction', {
        from: addressAt(from),
        to: addressAt(3),
        nonce,
        gas: '0x5208',
        value: 1,
        maxFeePerGas: 10e9,
        maxPriorityFeePerGas: tip,
      });
    await pay(0, 1, 2e9);
    const replaced = await pay(0, 0, 1e9);
    const better = await ask('eth_sendTransaction', {
      from: addressAt(0),
      to: addressAt(3),
      nonce: 0,
      gas: '0x5208',
      maxFeePerGas: 11e9,
      maxPriorityFeePerGas: 1.1e9,
    });
    const first = await pay(1, 0, 3e9);
    const gap = await pay(2, 5, 9e9);
    expect(await ask('eth_getTransactionCount', addressAt(0), 'pending')).toBe('0x2');
    expect(await ask('eth_getTransactionReceipt', better)).toBeNull();
    expect(await ask('eth_getTransactionByHash', better)).toMatchObject({ blockHash: null });
    await ask('evm_mine');
    const block = (await ask('eth_getBlockByNumber', 'latest', false)) as { transactions: string[] };
    expect(block.transactions[0]).toBe(first);
    expect(block.transactions[1]).toBe(better);
    expect(block.transactions).toHaveLength(3);
    expect(await ask('eth_getTransactionByHash', replaced)).toBeNull();
    expect(await ask('eth_getTransactionByHash', gap)).not.toBeNull();
  });

  test('fills a block only up to its gas limit', async () => {
    await ask('evm_setAutomine', false);
    for (let nonce = 0; nonce < 3; nonce++) await send({ to: addressAt(1), nonce, gas: 12_000_000 });
    await ask('evm_mine');
    const block = (await ask('eth_getBlockByNumber', 'latest', false)) as { transactions: string[] };
    expect(block.transactions).toHaveLength(3);
    // What counts is the gas used so far plus the next one's limit: 21,000 and 12 million fit again and again.
    expect(await ask('eth_getBlockReceipts', 'latest')).toHaveLength(3);
  });
});

describe('time and mining', () => {
  test('chain time starts where it is told, travels and moves with the clock', async () => {
    const at = async () =>
      BigInt(((await ask('eth_getBlockByNumber', 'latest', false)) as { timestamp: string }).timestamp);
    expect(await at()).toBe(startTime);
    await clock.advance(5000);
    await ask('evm_mine');
    expect(await at()).toBe(startTime + 5n);
    await ask('evm_increaseTime', 600);
    await ask('evm_mine');
    expect(await at()).toBe(startTime + 605n);
    await ask('evm_setNextBlockTimestamp', Number(startTime + 86_400n));
    await send({ to: addressAt(1), value: 1 });
    expect(await at()).toBe(startTime + 86_400n);
    await clock.advance(2000);
    await ask('anvil_mine', '0x3', '0x3c');
    expect(await at()).toBe(startTime + 86_402n + 120n);
    expect((await failing(ask('evm_setNextBlockTimestamp', Number(startTime)))).code).toBe(-32602);
  });

  test('mines by interval, and both ways at once when asked', async () => {
    await ask('evm_setIntervalMining', 3);
    await send({ to: addressAt(1), value: 1 });
    expect(await ask('eth_blockNumber')).toBe('0x0');
    await clock.advance(3100);
    await ask('eth_call', { to: addressAt(1) });
    expect(await ask('eth_blockNumber')).toBe('0x1');
    await ask('simchain_setMining', { automine: true, intervalSeconds: 3 });
    await send({ to: addressAt(1), value: 1 });
    expect(await ask('eth_blockNumber')).toBe('0x2');
    await clock.advance(3100);
    await ask('eth_call', { to: addressAt(1) });
    expect(await ask('eth_blockNumber')).toBe('0x3');
  });
});

describe('history', () => {
  test('the state of older blocks can be read by number, hash and tag, 128 blocks back', async () => {
    const contract = await deployed();
    const to = await contract.getAddress();
    const data = abi.encodeFunctionData('values', [0]);
    for (let value = 1; value <= 130; value++) await (await contract.getFunction('write')(0, value)).wait(0);
    const head = Number(await ask('eth_blockNumber'));
    expect(head).toBe(131);
    const read = async (block: unknown) => BigInt(String(await ask('eth_call', { to, data }, block)));
    expect(await read('latest')).toBe(130n);
    expect(await read('0x64')).toBe(99n);
    expect(await read(`0x${(head - 127).toString(16)}`)).toBe(3n);
    const block = (await ask('eth_getBlockByNumber', '0x40', false)) as { hash: string };
    expect(await read({ blockHash: block.hash })).toBe(63n);
    expect(await read({ blockNumber: '0x40' })).toBe(63n);
    expect((await failing(ask('eth_call', { to, data }, `0x${(head - 128).toString(16)}`))).message).toMatch(
      /not available/,
    );
    expect(await ask('eth_getTransactionCount', addressAt(0), '0x64')).toBe('0x64');
    expect(chain.node.world.versionCount()).toBeLessThan(128 * 4 + 20);
  });

  test('snapshots bring everything back, even from before what is remembered, and once', async () => {
    const contract = await deployed();
    await (await contract.getFunction('write')(0, 1)).wait();
    const before = await ask('eth_getBalance', addressAt(0), 'latest');
    const snapshot = await ask('evm_snapshot');
    await ask('anvil_setBalance', addressAt(0), '0x10');
    await ask('anvil_setBalance', addressAt(0), `0x${(10n ** 21n).toString(16)}`);
    for (let value = 2; value <= 140; value++) await contract.getFunction('write')(0, value);
    await ask('evm_increaseTime', 1000);
    expect(await ask('evm_revert', snapshot)).toBe(true);
    expect(await ask('eth_getBalance', addressAt(0), 'latest')).toBe(before);
    expect(await contract.getFunction('values')(0)).toBe(1n);
    expect(await ask('eth_blockNumber')).toBe('0x2');
    expect(await ask('evm_revert', snapshot)).toBe(false);
    await (await contract.getFunction('write')(0, 9)).wait();
    expect(await contract.getFunction('values')(0)).toBe(9n);
  });

  test('what a developer sets is there at once', async () => {
    const at = `0x${'ab'.repeat(20)}`;
    await ask('anvil_setCode', at, '0x60015f5260205ff3');
    expect(await ask('eth_getCode', at, 'latest')).toBe('0x60015f5260205ff3');
    expect(await ask('eth_call', { to: at })).toBe(`0x${'1'.padStart(64, '0')}`);
    await ask('anvil_setStorageAt', at, '0x5', `0x${'ff'.padStart(64, '0')}`);
    expect(await ask('eth_getStorageAt', at, '0x5', 'latest')).toBe(`0x${'ff'.padStart(64, '0')}`);
    await ask('anvil_setNonce', at, '0x7');
    expect(await ask('eth_getTransactionCount', at, 'latest')).toBe('0x7');
    const other = `0x${'cd'.repeat(20)}`;
    await ask('anvil_setBalance', other, `0x${(10n ** 18n).toString(16)}`);
    await ask('anvil_impersonateAccount', other);
    const hash = await ask('eth_sendTransaction', { from: other, to: addressAt(1), value: '0x5' });
    expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({ from: other, status: '0x1' });
    await ask('anvil_stopImpersonatingAccount', other);
    expect((await failing(ask('eth_sendTransaction', { from: other, to: addressAt(1) }))).message).toMatch(
      /unknown account/,
    );
  });
});

describe('blocks and logs', () => {
  test('a block hash is what ethers makes of the header, and its bloom holds its logs', async () => {
    const contract = await deployed();
    await (await contract.getFunction('write')(1, 2)).wait();
    const raw = (await ask('eth_getBlockByNumber', 'latest', true)) as Record<string, string>;
    const { createBlockHeaderFromRPC } = await import('@ethereumjs/block');
    const header = createBlockHeaderFromRPC(raw as never, {
      common: chain.node.rules,
      skipConsensusFormatValidation: true,
    });
    expect(`0x${Buffer.from(header.hash()).toString('hex')}`).toBe(raw['hash']);
    expect(BigInt(String(raw['logsBloom']))).not.toBe(0n);
  });

  test('logs are found by address, topic, alternatives, range and block', async () => {
    const contract = await deployed();
    const address = await contract.getAddress();
    for (const slot of [1, 2, 3]) await (await contract.getFunction('write')(slot, slot * 10)).wait();
    const topic = abi.getEvent('Written')?.topicHash;
    const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`;
    const logs = async (filter: object) =>
      (await ask('eth_getLogs', filter)) as { data: string; logIndex: string }[];
    expect(await logs({ fromBlock: 'earliest', address, topics: [topic] })).toHaveLength(3);
    expect(await logs({ fromBlock: 'earliest', topics: [topic, null, [word(1), word(3)]] })).toHaveLength(2);
    expect(await logs({ fromBlock: '0x3', toBlock: '0x3' })).toHaveLength(1);
    expect(await logs({ fromBlock: 'earliest', address: addressAt(0) })).toEqual([]);
    const block = (await ask('eth_getBlockByNumber', '0x4', false)) as { hash: string };
    expect((await logs({ blockHash: block.hash }))[0]?.data).toBe(word(30));
  });

  test('new heads and logs are told to who subscribed', async () => {
    const contract = await deployed();
    const heard: { data: { subscription: string; result: Record<string, string> } }[] = [];
    chain.provider.on('message', (message: (typeof heard)[number]) => heard.push(message));
    const heads = await ask('eth_subscribe', 'newHeads');
    const logs = await ask('eth_subscribe', 'logs', { address: await contract.getAddress() });
    await (await contract.getFunction('write')(1, 2)).wait();
    expect(heard.map(({ data }) => data.subscription)).toEqual([heads, logs]);
    await ask('eth_unsubscribe', heads);
    await ask('evm_mine');
    expect(heard).toHaveLength(2);
  });

  test('fee history tells base fees, use and tips', async () => {
    await send({ to: addressAt(1), value: 1 });
    await ask('evm_mine');
    const history = (await ask('eth_feeHistory', '0x2', 'latest', [50])) as Record<string, unknown[]>;
    expect(history).toMatchObject({ oldestBlock: '0x1', reward: [['0x3b9aca00'], ['0x0']] });
    expect(history['baseFeePerGas']).toHaveLength(3);
    expect(history['gasUsedRatio']).toEqual([0.0007, 0]);
  });
});
