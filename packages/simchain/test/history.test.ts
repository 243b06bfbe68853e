import { createBlockHeaderFromRPC, type JSONRPCBlock } from '@ethereumjs/block';
import { describe, expect, test } from 'vitest';
import { addressAt } from './accounts.ts';
import {
  abi,
  aChainForEachTest,
  ask,
  chain,
  clock,
  deployed,
  failing,
  send,
  startTime,
  write,
} from './testChain.ts';

aChainForEachTest();

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
    for (let value = 1; value <= 130; value++) await write(to, 0, value);
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
    for (let value = 2; value <= 140; value++) await write(await contract.getAddress(), 0, value);
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
    const header = createBlockHeaderFromRPC(raw as unknown as JSONRPCBlock, {
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
