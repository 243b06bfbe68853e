import { describe, expect, it } from 'vitest';
import { csvText, utcText } from './csvText.ts';

describe('csvText', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@name', "'@name"],
    ['\tx', "'\tx"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['a,b', '"a,b"'],
    ['say "so"', '"say ""so"""'],
    ['two\nlines', '"two\nlines"'],
    ['0.4', '0.4'],
    ['算力', '算力'],
  ])('writes %j as %s', (cell, text) => {
    expect(csvText([[cell, 'end']])).toBe(`\uFEFF${text},end\r\n`);
  });

  it('ends every row, the last as well', () => {
    expect(csvText([['a'], ['b']])).toBe('\uFEFFa\r\nb\r\n');
  });
});

describe('utcText', () => {
  it('says the zone', () => {
    expect(utcText(1_795_780_800n)).toBe('2026-11-27T12:00:00Z');
  });

  it('survives a time that is no date', () => {
    expect(utcText(2n ** 64n)).toBe('18446744073709551616');
  });
});
