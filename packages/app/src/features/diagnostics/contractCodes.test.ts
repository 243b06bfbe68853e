import { testDeployment } from '@amswap/testing';
import { codeHash } from '@amswap/chain';
import { expect, it } from 'vitest';
import { contractCodes } from './contractCodes.ts';

it('tells code, none, and an answer that is no code from one another, in one request', async () => {
  const answers: readonly unknown[] = ['0x6001', '0x', null, new Error('left out'), '0x123'];
  let batches = 0;
  const client = {
    batch: async (requests: readonly unknown[]) => {
      batches += 1;
      return requests.map((_, at) => answers[at] ?? '0x00');
    },
  };
  const codes = await contractCodes(client, { ...testDeployment, codeHashes: { main: codeHash('0x00') } });
  expect(codes.map(({ found }) => found.kind).slice(0, 5)).toEqual([
    'code',
    'noCode',
    'code',
    'noAnswer',
    'noAnswer',
  ]);
  expect(codes[0]?.found).toEqual({ kind: 'code', hash: codeHash('0x6001'), bytes: 2 });
  expect(codes.find(({ name }) => name === 'main')?.expected).toBe(codeHash('0x00'));
  expect([codes.length, batches]).toEqual([13, 1]);
});
