import type { RpcRequest } from '@amswap/values';
import { keccak256 as ethersKeccak } from 'ethers';
import { describe, expect, it } from 'vitest';
import { testDeployment } from '../../test/fakeChain.ts';
import { ChainError } from '../errors/ChainError.ts';
import { contractNames, type Deployment } from './Deployment.ts';
import { batchOverRequests, codeHash, verifyDeployment, verifyInterface } from './verifyDeployment.ts';

const code = '0x6080604052';
interface Answers {
  readonly chain?: unknown;
  readonly codes?: Record<string, unknown>;
}
const client = ({ chain = '0x38', codes = {} }: Answers) => {
  const batches: (readonly RpcRequest[])[] = [];
  return {
    batches,
    async batch(requests: readonly RpcRequest[]) {
      batches.push(requests);
      return requests.map(({ method, params }) => {
        if (method === 'eth_chainId') return chain;
        const [address] = params as [string];
        const name = contractNames.find((one) => testDeployment.contracts[one] === address) ?? '';
        return name in codes ? codes[name] : code;
      });
    },
  };
};
const expecting = (codeHashes: Deployment['codeHashes']): Deployment => ({ ...testDeployment, codeHashes });

describe('verifyDeployment', () => {
  it('finds nothing wrong in one request', async () => {
    const node = client({});
    expect(await verifyDeployment(node, expecting({ main: codeHash(code) }))).toEqual([]);
    expect(node.batches).toHaveLength(1);
    expect(node.batches[0]).toHaveLength(1 + contractNames.length);
  });

  it.each<[string, Answers, string, string]>([
    ['another chain', { chain: '0x1' }, 'chainId', 'wrongChain'],
    ['no chain', { chain: new ChainError('rpc.badAnswer') }, 'chainId', 'noAnswer'],
    ['no code', { codes: { ftb: '0x' } }, 'contracts.ftb', 'noCode'],
    ['no answer', { codes: { acb: new ChainError('rpc.rateLimited') } }, 'contracts.acb', 'noAnswer'],
    ['half a byte', { codes: { acb: '0x6' } }, 'contracts.acb', 'noAnswer'],
    ['other code', { codes: { main: '0x60' } }, 'contracts.main', 'codeDiffers'],
  ])('%s', async (_, answers, field, problem) => {
    const problems = await verifyDeployment(client(answers), expecting({ main: codeHash(code) }));
    expect(problems).toEqual([{ field, problem }]);
  });

  it('asks a provider without batches in turn', async () => {
    const node = client({ codes: { x: '0x' } });
    const provider = batchOverRequests(async (request) => (await node.batch([request]))[0]);
    expect(await verifyDeployment(provider, testDeployment)).toEqual([
      { field: 'contracts.x', problem: 'noCode' },
    ]);
  });
});

it('hashes code as ethers does', () => {
  const long = `0x${'ab34'.repeat(5_000)}`;
  expect([codeHash(code), codeHash(long)]).toEqual([ethersKeccak(code), ethersKeccak(long)]);
});

it('tells contracts of other interfaces', () => {
  expect(verifyInterface(testDeployment, testDeployment.abiHash)).toEqual([]);
  expect(verifyInterface(testDeployment, `0x${'22'.repeat(32)}`)).toEqual([
    { field: 'abiHash', problem: 'interfaceDiffers' },
  ]);
});
