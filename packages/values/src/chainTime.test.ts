import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chainNow,
  countdownParts,
  countdownText,
  mayClaim,
  nextClaimAt,
  nextUtcMidnight,
  remainingMs,
  utcDayOf,
} from './chainTime.ts';

const at = (text: string): bigint => BigInt(Date.parse(text) / 1000);

describe('chainNow', () => {
  it('counts on from the block, whatever the device shows', () => {
    const mark = { blockTime: 1_700_000_000n, readAt: 42 };
    expect(chainNow(mark, 42)).toBe(1_700_000_000_000);
    expect(chainNow(mark, 2542)).toBe(1_700_000_002_500);
    expect(chainNow(mark, -5000), 'a clock that was set back').toBe(1_700_000_000_000);
  });
});

describe('the interval between claims', () => {
  const last = 1_700_000_000n;
  it('B38: is over only when more than 60 seconds have passed', () => {
    const start = Number(last) * 1000;
    expect(mayClaim(last, 60n, start + 59_999)).toBe(false);
    expect(mayClaim(last, 60n, start + 60_000)).toBe(false);
    expect(mayClaim(last, 60n, start + 60_999), 'the block of that second is still 60').toBe(false);
    expect(mayClaim(last, 60n, start + 61_000)).toBe(true);
    expect(nextClaimAt(last, 60n)).toBe(last + 61n);
  });

  it('does not hold for a first claim', () => {
    expect(mayClaim(0n, 60n, 5000)).toBe(true);
  });
});

describe('00:00 UTC', () => {
  it.each([
    ['2026-03-08T06:30:00Z', '2026-03-09T00:00:00Z'],
    ['2026-11-01T04:30:00Z', '2026-11-02T00:00:00Z'],
    ['2026-05-05T15:59:59Z', '2026-05-06T00:00:00Z'],
    ['2026-05-05T00:00:00Z', '2026-05-06T00:00:00Z'],
    ['2026-12-31T23:59:59Z', '2027-01-01T00:00:00Z'],
  ])('B40: after %s it is %s, in every zone', (now, midnight) => {
    expect(nextUtcMidnight(at(now))).toBe(at(midnight));
  });

  it('begins the next day', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 11n }), (time) => {
        const next = nextUtcMidnight(time);
        expect(next - time).toBeGreaterThan(0n);
        expect(next - time).toBeLessThanOrEqual(86_400n);
        expect(utcDayOf(next)).toBe(utcDayOf(time) + 1n);
      }),
    );
  });
});

describe('countdowns', () => {
  it('B38: stop at zero', () => {
    expect(remainingMs(100n, 101_000)).toBe(0);
    expect(remainingMs(100n, 3_700_000)).toBe(0);
    expect(countdownText(0)).toBe('00:00');
    expect(countdownText(-1)).toBe('00:00');
    expect(countdownText(Number.NaN)).toBe('00:00');
  });

  it('B38: show what is left after a jump', () => {
    expect(countdownText(remainingMs(600n, 240_000))).toBe('06:00');
  });

  it('count a begun second whole', () => {
    expect(countdownText(600_000)).toBe('10:00');
    expect(countdownText(599_999)).toBe('10:00');
    expect(countdownText(599_000)).toBe('09:59');
    expect(countdownText(1)).toBe('00:01');
  });

  it('go on above an hour and above a day', () => {
    expect(countdownText(3_600_000)).toBe('1:00:00');
    expect(countdownText(90_061_000)).toBe('25:01:01');
    expect(countdownParts(90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  });
});
