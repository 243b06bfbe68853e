import { describe, expect, it } from 'vitest';
import { bnbChainId, chainIdHex, parseChainId, sameChainId } from './chainId.ts';

describe('parseChainId', () => {
  it.each(['0x38', '0X38', '0x0038', '56', 56, 56n, ' 56 '])('B11: %s is BNB Chain', (form) => {
    expect(parseChainId(form)).toBe(bnbChainId);
    expect(sameChainId(form, bnbChainId)).toBe(true);
  });

  it.each(['', '0x', 'abc', '0', 0, -1, 56.5, Number.NaN, null, undefined, {}, '1e3', 2n ** 60n])(
    '%s is none',
    (form) => {
      expect(parseChainId(form)).toBeUndefined();
      expect(sameChainId(form, form)).toBe(false);
    },
  );
});

describe('chainIdHex', () => {
  it('B11: has no zeros in front', () => {
    expect(chainIdHex(56)).toBe('0x38');
    expect(chainIdHex(1337)).toBe('0x539');
  });
});
