import * as abis from '@amswap/contracts/abi';
import { customContractErrorCodes, type Hex } from '@amswap/values';
import { Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { classify } from './classify.ts';
import { decodeRevert, explainError, knownErrorNames } from './decodeRevert.ts';
import { revertFailure } from '../rpc/nodeFailure.ts';

const main = new Interface(abis.hashrateMainAbi);
const tooSoon = (figures: readonly bigint[]) => main.encodeErrorResult('ClaimTooSoon', figures) as Hex;
const inputs = main.getError('ClaimTooSoon')?.inputs ?? [];
const figures = inputs.map((_, i) => BigInt(i + 1));

describe('custom errors', () => {
  it('every one of the interfaces has a code', () => {
    const known: readonly string[] = customContractErrorCodes;
    expect(knownErrorNames().filter((name) => !known.includes(`contract.${name}`))).toEqual([]);
  });

  it('come with their figures, by name', () => {
    const error = decodeRevert(tooSoon(figures));
    expect(error?.code).toBe('contract.ClaimTooSoon');
    expect(error?.data.figures).toEqual(inputs.map(({ name }, i) => ({ name, value: figures[i] })));
  });

  it.each<[string, (data: Hex) => unknown]>([
    ['a call', (data) => ({ code: 3, message: 'execution reverted', data })],
    [
      'an estimate of MetaMask',
      (data) => ({ code: -32603, message: 'execution reverted', data: { originalError: { code: 3, data } } }),
    ],
    [
      'sending',
      (data) => ({
        code: -32603,
        message: 'Internal JSON-RPC error.',
        data: { code: 3, message: 'execution reverted', data },
      }),
    ],
    [
      'ethers, on the send path',
      (data) =>
        Object.assign(new Error('execution reverted (unknown custom error)'), {
          code: 'CALL_EXCEPTION',
          data,
          revert: null,
        }),
    ],
  ])('are decoded when thrown by %s', (_, thrown) => {
    expect(classify(thrown(tooSoon(figures)), { decodeRevert }).code).toBe('contract.ClaimTooSoon');
  });

  it('of strangers keep their selector', () => {
    const data = `0xdeadbeef${'0'.repeat(64)}` as Hex;
    expect(decodeRevert(data)).toBeUndefined();
    expect(classify({ code: 3, data }, { decodeRevert })).toMatchObject({
      code: 'contract.unknownError',
      data: { selector: '0xdeadbeef' },
    });
  });

  it('with broken arguments do not throw', () => {
    const broken = tooSoon(figures).slice(0, 10) as Hex;
    expect(classify({ code: 3, data: broken }, { decodeRevert }).code).toBe('contract.unknownError');
  });

  it('that the light half passed on are explained afterwards', () => {
    expect(explainError(revertFailure(tooSoon(figures))).code).toBe('contract.ClaimTooSoon');
  });
});
