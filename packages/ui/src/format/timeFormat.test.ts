import { expect, test } from 'vitest';
import { shortAddress } from './shortAddress.ts';
import { createTimeFormat } from './timeFormat.ts';

const locales = ['en', 'zh-Hans', 'zh-Hant'] as const;
const formats = locales.map(createTimeFormat);
const minute = 60_000;

test('durations in words, two units at most, none skipped', () => {
  expect(formats.map((format) => format.duration(462_000))).toEqual([
    '7 minutes 42 seconds',
    '7分钟42秒钟',
    '7 分鐘 42 秒',
  ]);
  const [en] = formats;
  expect(en?.duration(minute)).toBe('1 minute');
  expect(en?.duration(24 * 60 * minute + 5_000)).toBe('1 day');
  expect(en?.duration(0)).toBe('0 seconds');
});

test('times of the chain say their zone where it matters', () => {
  // The order of year and day is Intl's business and differs between its versions; 00:00 and the zone are ours.
  for (const format of formats) {
    expect(format.utcDateTime(1_795_824_000n)).toMatch(/2026.*\s00:00 UTC$/);
  }
  expect(formats[0]?.utcDate(1_795_823_999n)).toBe('Nov 27, 2026');
});

test('how long ago, in the largest unit', () => {
  const now = 1_795_824_000_000;
  expect(formats.map((format) => format.relative(now - 2 * minute, now))).toEqual([
    '2 minutes ago',
    '2分钟前',
    '2 分鐘前',
  ]);
  const [en] = formats;
  expect(en?.relative(now - 900, now)).toBe('now');
  expect(en?.relative(now + 3 * 3_600_000, now)).toBe('in 3 hours');
  expect(en?.relative(now - 26 * 3_600_000, now)).toBe('yesterday');
});

test('addresses are shortened, short texts are left alone', () => {
  expect(shortAddress('0x71C7656EC7ab88b098defB751B7401B5f6d8976F')).toBe('0x71C7…976F');
  expect(shortAddress('0x1234')).toBe('0x1234');
});
