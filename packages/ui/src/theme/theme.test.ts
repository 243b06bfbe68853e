import { describe, expect, it } from 'vitest';
import { forcedColours, palettes, porcelain, themeNames } from './palette.ts';
import { contrastRatio } from './contrast.ts';
import { textPairs } from './contrastPairs.ts';

describe.each(themeNames)('%s', (theme) => {
  const palette = palettes[theme];

  it.each(textPairs)('%s on %s reads at 4.5 : 1', (front, back) => {
    expect(contrastRatio(palette[front], palette[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['bg', 'surface', 'sunken', 'raised'] as const)('the focus ring stands out from %s', (back) => {
    expect(contrastRatio(palette.focus, palette[back])).toBeGreaterThanOrEqual(3);
  });

  it('keeps every value that the reference sheet fixes', () => {
    expect(palette).toMatchSnapshot();
  });
});

it('names in forced colours only what a palette has', () => {
  expect(Object.keys(porcelain)).toEqual(expect.arrayContaining(Object.keys(forcedColours)));
});

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#c2410c', '#c2410c')).toBe(1);
  });

  it('refuses what is not a six-digit colour', () => {
    expect(() => contrastRatio('red', '#ffffff')).toThrow(RangeError);
  });
});
