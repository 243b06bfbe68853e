import { expect, test } from 'vitest';
import { countdownAt, milestonePassed } from './countdownState.ts';

const running = { kind: 'running', endsAt: 1_000_000, length: 600_000 } as const;

test('a countdown runs, closes at its end and stays closed', () => {
  expect(countdownAt(running, 538_000)).toEqual({ phase: 'running', left: 462_000, share: 0.77 });
  expect(countdownAt(running, 999_999).phase).toBe('running');
  expect(countdownAt(running, 1_000_000)).toEqual({ phase: 'closed', left: 0, share: 0 });
  expect(countdownAt(running, 9_000_000).left).toBe(0);
});

test('an end further away than the length fills the dial and no more', () => {
  expect(countdownAt(running, 0).share).toBe(1);
});

test('loading and unsettled depend on no clock', () => {
  expect(countdownAt({ kind: 'loading' }, 5)).toEqual({ phase: 'loading', left: 0, share: 0 });
  expect(countdownAt({ kind: 'unsettled' }, 5).phase).toBe('unsettled');
});

test('milestones are told once, seconds never, the latest one after sleep', () => {
  expect(milestonePassed(301_000, 300_000)).toBe(300_000);
  expect(milestonePassed(300_000, 299_000)).toBeUndefined();
  expect(milestonePassed(61_000, 59_000)).toBe(60_000);
  expect(milestonePassed(1_000, 0)).toBe(0);
  expect(milestonePassed(0, 0)).toBeUndefined();
  expect(milestonePassed(500_000, 0)).toBe(0);
  expect(milestonePassed(20_000, 600_000)).toBeUndefined();
});
