import { ChainError } from '@amswap/chain';
import { createManualClock } from '@amswap/testing';
import { expect, it } from 'vitest';
import { chainStandIn } from './chainStandIn.fixture.ts';
import { tourNode } from './tourNode.ts';

const nodeOf = (answers: Readonly<Record<string, unknown>> = {}, fresh = false) => {
  const clock = createManualClock();
  const chain = chainStandIn(answers);
  return { clock, chain, node: tourNode({ provider: chain, clock, fresh }) };
};
const methods = ({ asked }: ReturnType<typeof chainStandIn>) => asked.map(({ method }) => method);

it('makes a block for a look, and none for another look right after it', async () => {
  const { clock, chain, node } = nodeOf({ eth_call: '0x' });
  await node.request({ method: 'eth_call' });
  await node.request({ method: 'eth_call' });
  expect(methods(chain)).toEqual(['evm_mine', 'eth_call', 'eth_call']);
  await clock.advance(1_500);
  await node.request({ method: 'eth_call' });
  expect(methods(chain).filter((method) => method === 'evm_mine')).toHaveLength(2);
});

it('makes none for the first look at a chain that began just now', async () => {
  const { clock, chain, node } = nodeOf({ eth_call: '0x' }, true);
  await node.request({ method: 'eth_call' });
  expect(methods(chain)).toEqual(['eth_call']);
  await clock.advance(1_500);
  await node.request({ method: 'eth_call' });
  expect(methods(chain)).toEqual(['eth_call', 'evm_mine', 'eth_call']);
});

it('makes none for anything else', async () => {
  const { chain, node } = nodeOf();
  await node.request({ method: 'eth_getTransactionReceipt' });
  expect(methods(chain)).toEqual(['eth_getTransactionReceipt']);
});

it('says in the closed codes what went wrong', async () => {
  const failing = (code: number, message: string, data?: string) =>
    nodeOf({ eth_call: Object.assign(new Error(message), { code, data }) }).node.request({
      method: 'eth_call',
    });
  await expect(failing(4900, 'gone')).rejects.toMatchObject({ code: 'rpc.unreachable' });
  await expect(failing(3, 'execution reverted', '0x')).rejects.toMatchObject({ code: 'contract.silent' });
});

it('hands a judged answer over as what is wrong with it', async () => {
  const { node } = nodeOf({ eth_call: '0x01' });
  const verdict = new ChainError('rpc.lagging');
  await expect(node.request({ method: 'eth_call' }, () => verdict)).rejects.toBe(verdict);
});

it('answers a batch in its order, each on its own', async () => {
  const { node } = nodeOf({ eth_chainId: '0x539', eth_gasPrice: new Error('no') });
  const [first, second] = await node.batch([{ method: 'eth_gasPrice' }, { method: 'eth_chainId' }]);
  expect(first).toBeInstanceOf(ChainError);
  expect(second).toBe('0x539');
});
