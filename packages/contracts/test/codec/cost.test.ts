import { Interface } from 'ethers';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import type { Hex } from '../../codec-generator/runtime/codecError.ts';
import { abiOf, codecSources } from '../../codec-generator/sources.ts';
import { writeCodec } from '../../codec-generator/writeCodec.ts';
import { tokenSwap } from '../../generated/codec/index.ts';

const codecIndex = new URL('../../generated/codec/index.ts', import.meta.url).pathname;

/** Minified size of a module that exports just this from the codec. */
async function bytesOf(exported: string): Promise<number> {
  const entry = '\0entry';
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry ? `import * as c from '${codecIndex}';\nexport default ${exported};` : undefined,
      },
    ],
    build: { write: false, minify: true, rollupOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  if (!('output' in built)) throw new Error('The build gave no output');
  return built.output[0].code.length;
}

async function rows(count: number): Promise<Hex> {
  const source = codecSources.find(({ module }) => module === 'tokenSwap');
  if (!source) throw new Error('The codec has no token swap');
  const reference = new Interface(await abiOf(source));
  const owner = `0x${'ab'.repeat(20)}`;
  const row = (i: number) => [i, i, owner, 10n ** 20n, 1, 2, 3, 1_700_000_000, 1];
  return reference.encodeFunctionResult('saleQueue', [
    Array.from({ length: count }, (_, i) => row(i)),
    count,
  ]) as Hex;
}

/** Hex text that counts what is read of it. */
class CountedText extends String {
  slices = 0;
  characters = 0;

  override slice(from?: number, to?: number): string {
    const part = super.slice(from, to);
    this.slices += 1;
    this.characters += part.length;
    return part;
  }
}

describe('what the codec costs', () => {
  it('reads a list once, so that its cost grows with the rows', async () => {
    const read = async (count: number) => {
      const text = new CountedText(await rows(count));
      expect(tokenSwap.decodeSaleQueue(text as unknown as Hex).page).toHaveLength(count);
      return text;
    };
    const few = await read(50);
    const many = await read(500);
    const heads = 3;
    expect(few.slices - heads).toBe(50 * 9);
    expect(many.slices - heads).toBe(500 * 9);
    expect(many.characters).toBeLessThanOrEqual(many.length);
  });

  it('leaves out of a bundle what is not called', async () => {
    expect(await bytesOf('c.erc20.decodeBalanceOf')).toBeLessThan(500);
    expect(await bytesOf('[c.hashrateMain.encodeMachinesOf, c.hashrateMain.decodeMachinesOf]')).toBeLessThan(
      1500,
    );
    expect(await bytesOf('[c.multicall3.encodeAggregate3, c.multicall3.decodeAggregate3]')).toBeLessThan(
      2000,
    );
  });

  it('is not stale', async () => {
    expect(await writeCodec(true)).toEqual([]);
  });
});
