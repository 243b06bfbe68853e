import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { functionsOf } from '../../codec-generator/abi.ts';
import { capitalised } from '../../codec-generator/shape.ts';
import { abiOf, codecSources } from '../../codec-generator/sources.ts';
import { type Hex } from '../../codec-generator/runtime/codecError.ts';
import * as codec from '../../generated/codec/index.ts';

const { CodecError, erc20, hashrateMain, multicall3, tokenSwap } = codec;

const word = (value: bigint | number) => BigInt(value).toString(16).padStart(64, '0');
const data = (...words: (bigint | number | string)[]): Hex =>
  `0x${words.map((item) => (typeof item === 'string' ? item : word(item))).join('')}`;

const faultOf = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    if (error instanceof CodecError) return error.fault;
    throw error;
  }
  return 'no fault';
};

const decoders = await Promise.all(
  codecSources.map(async (source) => {
    const functions = functionsOf(await abiOf(source)).filter((fn) => fn.outputs.length > 0);
    const module =
      (codec as unknown as Record<string, Record<string, (d: Hex) => unknown>>)[source.module] ?? {};
    return functions.map((fn) => ({
      name: `${source.module}.${fn.name}`,
      decode: module[`decode${capitalised(fn.name)}`],
    }));
  }),
);

describe('data that no contract of ours would return', () => {
  for (const { name, decode } of decoders.flat()) {
    it(`throws a CodecError and nothing else: ${name}`, () => {
      expect(faultOf(() => decode?.('0x'))).toBe('short');
      const anyWord = fc.oneof(
        fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(word),
        fc.integer({ min: 0, max: 40 }).map((n) => word(n * 32)),
        fc.integer({ min: 0, max: 4 }).map(word),
        fc.string({ maxLength: 70 }),
      );
      fc.assert(
        fc.property(fc.array(anyWord, { maxLength: 30 }), (words) => {
          faultOf(() => decode?.(data(...words)));
        }),
      );
    });
  }

  it('refuses digits that are none, also where BigInt would trim them', () => {
    expect(faultOf(() => erc20.decodeBalanceOf(`0x12${' '.repeat(62)}`))).toBe('notHex');
    expect(faultOf(() => erc20.decodeBalanceOf(`0x${'g'.repeat(64)}`))).toBe('notHex');
    expect(faultOf(() => erc20.decodeSymbol(data(32, 1, 'zz'.padEnd(64, '0'))))).toBe('notHex');
  });

  it('refuses values wider than their type', () => {
    expect(faultOf(() => erc20.decodeDecimals(data(256)))).toBe('outOfRange');
    expect(erc20.decodeDecimals(data(255))).toBe(255);
    expect(faultOf(() => erc20.decodeApprove(data(2)))).toBe('outOfRange');
    expect(faultOf(() => hashrateMain.decodeFounder(data(1n << 160n)))).toBe('outOfRange');
    expect(faultOf(() => hashrateMain.decodeNextClaimAt(data(1n << 64n)))).toBe('outOfRange');
  });

  it('refuses lengths and offsets beyond the data before it reads anything', () => {
    expect(faultOf(() => erc20.decodeSymbol(data(32, 1_000)))).toBe('short');
    expect(faultOf(() => erc20.decodeSymbol(data(2n ** 255n, 0)))).toBe('badOffset');
    expect(faultOf(() => tokenSwap.decodeSaleQueue(data(64, 0, 2n ** 200n)))).toBe('short');
  });

  it('refuses text that is not UTF-8', () => {
    expect(faultOf(() => erc20.decodeSymbol(data(32, 1, 'ff'.padEnd(64, '0'))))).toBe('badText');
    expect(erc20.decodeSymbol(data(32, 0))).toBe('');
  });

  it('refuses many offsets to the same bytes', () => {
    const row = [1, 64, 4, '11111111'.padEnd(64, '0')];
    expect(multicall3.decodeAggregate3(data(32, 2, 64, 192, ...row, ...row))).toHaveLength(2);
    expect(faultOf(() => multicall3.decodeAggregate3(data(32, 2, 64, 64, ...row)))).toBe('short');
    expect(faultOf(() => multicall3.decodeAggregate3(data(32, 2, 192, 64, ...row, ...row)))).toBe(
      'badOffset',
    );
  });
});

describe('arguments that do not fit', () => {
  it('are refused by encoders', () => {
    expect(faultOf(() => erc20.encodeBalanceOf('0x12'))).toBe('outOfRange');
    expect(faultOf(() => erc20.encodeBalanceOf(`0x${'z'.repeat(40)}`))).toBe('notHex');
    expect(faultOf(() => erc20.encodeApprove(`0x${'1'.repeat(40)}`, -1n))).toBe('outOfRange');
    expect(faultOf(() => erc20.encodeApprove(`0x${'1'.repeat(40)}`, 2n ** 256n))).toBe('outOfRange');
    expect(faultOf(() => hashrateMain.encodeClaim(256))).toBe('outOfRange');
    const to: Hex = `0x${'1'.repeat(40)}`;
    const call = { target: to, allowFailure: true, callData: '0x123' as Hex };
    expect(faultOf(() => multicall3.encodeAggregate3([call]))).toBe('notHex');
  });
});
