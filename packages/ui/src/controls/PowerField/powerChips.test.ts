import { parsePower } from '@amswap/values';
import { describe, expect, it } from 'vitest';
import { powerChips, steppedPower } from './powerChips.ts';

const terms = { step: 20n, lowest: 40n };
const chips = (text: string, affordable?: bigint) =>
  powerChips(text, parsePower(text, terms), terms, affordable).map(({ kind, power }) => `${kind} ${power}`);

describe('powerChips', () => {
  it('offers usual sizes while nothing, or something valid, is typed', () => {
    expect(chips('')).toEqual(['preset 40', 'preset 100', 'preset 500']);
    expect(chips('240')).toEqual(['preset 40', 'preset 100', 'preset 500']);
  });

  it('offers the nearest on both sides of what is not possible', () => {
    expect(chips('50')).toEqual(['nearest 40', 'nearest 60']);
    expect(chips('7')).toEqual(['nearest 40']);
  });

  it('offers the largest affordable, cut to the step', () => {
    expect(chips('240', 1_839n).at(-1)).toBe('most 1820');
    expect(chips('240', 39n).at(-1)).toBe('preset 500');
  });

  it('does not offer the largest affordable twice where it is the nearest', () => {
    expect(chips('250', 259n)).toEqual(['nearest 240', 'nearest 260']);
  });

  it('names a size once where several come to the same', () => {
    const coarse = { step: 500n, lowest: 500n, highest: 500n };
    expect(powerChips('', parsePower('', coarse), coarse, undefined)).toEqual([
      { kind: 'preset', power: 500n },
    ]);
  });
});

describe('steppedPower', () => {
  it.each([
    ['240', 1, 260n],
    ['240', -1, 220n],
    ['250', 1, 260n],
    ['250', -1, 240n],
    ['40', -1, undefined],
    ['', 1, 40n],
    ['', -1, undefined],
    ['x', 1, 40n],
  ] as const)('from %j by %i', (text, direction, power) => {
    expect(steppedPower(text, direction, terms)).toBe(power);
  });
});
