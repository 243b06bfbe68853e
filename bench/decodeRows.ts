import { tokenSwapAbi } from '@amswap/contracts/abi';
import { tokenSwap } from '@amswap/contracts/codec';
import type { Hex } from '@amswap/values';
import { Interface } from 'ethers';
import { type BenchRow, type BenchTools, interleaved, median } from './benchRow.ts';

const rowCount = 500;
const limitMs = 3;
/** Growth is linear where four times the rows take no more than so much above four times the time; quadratic would be 4. */
const mostGrowth = 1.5;

interface Sized {
  readonly count: number;
  readonly answer: Hex;
}

/** An answer of the sale queue with so many rows, as a contract would encode it. */
function answerOf(count: number): Hex {
  const owner = `0x${'ab'.repeat(20)}`;
  const row = (i: number) => [
    i + 1,
    i + 1,
    owner,
    10n ** 20n + BigInt(i),
    10n ** 19n,
    2n,
    3n,
    1_800_000_000,
    0,
  ];
  const page = Array.from({ length: count }, (_, i) => row(i));
  return new Interface(tokenSwapAbi).encodeFunctionResult('saleQueue', [page, count]) as Hex;
}

const queueInterface = new Interface(tokenSwapAbi);

const timed = (decode: () => number, count: number): number => {
  const began = performance.now();
  if (decode() !== count) throw new Error('Rows are missing');
  return performance.now() - began;
};
const ours = (answer: Hex) => tokenSwap.decodeSaleQueue(answer).page.length;
const byEthers = (answer: Hex): number => {
  const [page] = queueInterface.decodeFunctionResult('saleQueue', answer) as unknown as [{ length: number }];
  return page.length;
};

/**
 * Row 11: what decoding 500 rows of the sale queue takes, ethers beside it, and whether four times the rows take four times
 * as long. That both read the same is held by the codec's properties.
 */
export async function run({ rounds, say }: BenchTools): Promise<readonly BenchRow[]> {
  const [small, middle, large] = [rowCount, 2 * rowCount, 4 * rowCount].map((count) => ({
    count,
    answer: answerOf(count),
  })) as [Sized, Sized, Sized];
  const decode =
    ({ count, answer }: Sized, by = ours) =>
    () =>
      timed(() => by(answer), count);
  for (let i = 0; i < rounds; i++) decode(large)();
  const { half, whole, four, ethers } = await interleaved(rounds, {
    half: decode(small),
    whole: decode(middle),
    four: decode(large),
    ethers: decode(small, byEthers),
  });
  const [few, more, many] = [median(half), median(whole), median(four)];
  say(`ours ${few.toFixed(2)}, ${more.toFixed(2)} and ${many.toFixed(2)} ms for 500, 1,000 and 2,000 rows`);
  say(`ethers ${median(ethers).toFixed(1)} ms for 500 rows`);
  return [
    { row: 11, name: 'decode 500 sale rows', measured: few, limit: limitMs, unit: 'ms' },
    {
      row: 11,
      name: 'decode 2,000 rows / four times 500',
      measured: many / (4 * few),
      limit: mostGrowth,
      unit: 'x',
    },
  ];
}
