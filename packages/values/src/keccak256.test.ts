import { keccak256 as reference } from 'ethers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keccak256 } from './keccak256.ts';

const hexOf = (bytes: Uint8Array): string => `0x${Buffer.from(bytes).toString('hex')}`;

describe('keccak256', () => {
  it('is the published digest of nothing', () => {
    expect(hexOf(keccak256(new Uint8Array()))).toBe(
      '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
    );
  });

  it('equals ethers for every length around the block borders', () => {
    for (let length = 0; length < 300; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + length) % 256);
      expect(hexOf(keccak256(bytes)), `${length} bytes`).toBe(reference(bytes));
    }
  });

  it('equals ethers for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
        expect(hexOf(keccak256(bytes))).toBe(reference(bytes));
      }),
      { numRuns: 300 },
    );
  });
});
