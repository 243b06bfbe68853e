import * as abis from '@amswap/contracts/abi';
import { checksumAddress, type Hex } from '@amswap/values';
import { Interface } from 'ethers';
import { describe as about, expect, it } from 'vitest';
import { type ContractName, contractNames } from '../deployment/Deployment.ts';
import { describeCall, describeLog } from './describe.ts';

const addressOf = (at: number) => checksumAddress(`0x${(at + 1).toString(16).padStart(40, '0')}`);
const contracts = Object.fromEntries(contractNames.map((name, at) => [name, addressOf(at)])) as Record<
  ContractName,
  ReturnType<typeof addressOf>
>;
const deployment = { contracts };
const stranger = checksumAddress('0x8ba1f109551bD432803012645Ac136ddd64DBA72');
const token = new Interface(abis.tokenAbi);
const main = new Interface(abis.hashrateMainAbi);

about('a call', () => {
  it('names contract, function, spender and amount of an authorisation', () => {
    const data = token.encodeFunctionData('approve', [contracts.main, 40n]) as Hex;
    expect(describeCall(deployment, contracts.x, data)).toEqual({
      contract: 'x',
      name: 'approve',
      args: [
        { name: 'spender', kind: 'address', value: contracts.main },
        { name: 'value', kind: 'number', value: 40n },
      ],
    });
  });

  it('names what is paid at most in a synthesis', () => {
    const data = main.encodeFunctionData('synthesise', [contracts.x, 40n, 7n, 9n]) as Hex;
    const { name, args } = describeCall(deployment, contracts.main, data);
    expect(name).toBe('synthesise');
    expect(args.map((arg) => arg.name)).toEqual(['payToken', 'power', 'maxPayment', 'deadline']);
  });

  it('leaves an address that is not of the deployment without a name, whatever it is called with', () => {
    const data = token.encodeFunctionData('approve', [stranger, 1n]) as Hex;
    expect(describeCall(deployment, stranger, data)).toMatchObject({ contract: undefined, name: 'approve' });
  });

  it.each(['0x', '0xdeadbeef', '0x095ea7b3', '0x095ea7b3ffff'] as const)('knows nothing of %s', (data) => {
    expect(describeCall(deployment, contracts.x, data)).toEqual({ contract: 'x', name: undefined, args: [] });
  });
});

about('an event', () => {
  it('names who gave how much to whom', () => {
    const { topics, data } = token.encodeEventLog('Transfer', [stranger, contracts.main, 5n]);
    const log = { address: contracts.x, topics: topics as Hex[], data: data as Hex };
    expect(describeLog(deployment, log)).toEqual({
      contract: 'x',
      name: 'Transfer',
      args: [
        { name: 'from', kind: 'address', value: stranger },
        { name: 'to', kind: 'address', value: contracts.main },
        { name: 'value', kind: 'number', value: 5n },
      ],
    });
  });

  it('of nobody we know stays without a name', () => {
    expect(describeLog(deployment, { address: stranger, topics: [], data: '0x' })).toEqual({
      contract: undefined,
      name: undefined,
      args: [],
    });
  });
});
