import { BrowserProvider, isError, verifyMessage, verifyTypedData } from 'ethers';
import { describe, expect, test } from 'vitest';
import { addressAt, wallets } from './accounts.ts';
import { abi, aChainForEachTest, ask, chain, deployed, failing, send } from './testChain.ts';

aChainForEachTest();

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
        { name: 'by', type: 'Agent' },
        { name: 'memo', type: 'string' },
        { name: 'tag', type: 'bytes4' },
        { name: 'blob', type: 'bytes' },
        { name: 'delta', type: 'int64' },
        { name: 'open', type: 'bool' },
      ],
      Line: [{ name: 'id', type: 'uint8' }],
      Agent: [
        { name: 'name', type: 'string' },
        { name: 'home', type: 'Zone' },
      ],
      Zone: [{ name: 'id', type: 'uint8' }],
    };
    const order = {
      owner: signer.address,
      amounts: [1n, 2n ** 255n],
      lines: [{ id: 1 }, { id: 2 }],
      by: { name: 'a', home: { id: 3 } },
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
