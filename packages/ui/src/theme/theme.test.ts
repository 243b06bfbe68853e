import { describe, expect, it } from 'vitest';
import { forcedColours, palettes, porcelain, themeNames } from './palette.ts';
import { contrastRatio } from './contrast.ts';

/** What is written on what. The third ink is left out: it is for what is off, which WCAG exempts. */
const textPairs = [
  ['ink', 'bg'],
  ['ink', 'surface'],
  ['ink', 'raised'],
  ['ink', 'sunken'],
  ['ink', 'surfacePressed'],
  ['ink', 'accentSoft'],
  ['ink2', 'bg'],
  ['ink2', 'surface'],
  ['ink2', 'raised'],
  ['ink2', 'sunken'],
  ['accent', 'surface'],
  ['accent', 'bg'],
  ['accentInk', 'accent'],
  ['accentInk', 'accentHover'],
  ['accentInk', 'accentPressed'],
  ['negativeInk', 'negative'],
  ['negativeInk', 'negativeHover'],
  ['negativeInk', 'negativePressed'],
  ['positive', 'positiveSoft'],
  ['positive', 'surface'],
  ['warning', 'warningSoft'],
  ['negative', 'negativeSoft'],
  ['negative', 'surface'],
  ['tokenInk', 'tokenACB'],
  ['tokenInk', 'tokenMV'],
  ['tokenInk', 'tokenX'],
  ['tokenInk', 'tokenUSDT'],
  ['tokenInk', 'tokenWXB'],
  ['tokenInk', 'tokenLBT'],
  ['tokenInk', 'tokenFTB'],
] as const;

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
