import type { Clock } from '@amswap/values';
import { expect, it, vi } from 'vitest';
import { createToasts, mostToasts, toastLasts } from './toasts.ts';

/** A clock whose timers run when the test says so. */
function handClock() {
  let now = 0;
  let due: { at: number; run: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      due.push(timer);
      return () => {
        due = due.filter((other) => other !== timer);
      };
    },
    every: () => () => undefined,
  };
  const pass = (ms: number) => {
    now += ms;
    const ready = due.filter(({ at }) => at <= now);
    due = due.filter(({ at }) => at > now);
    for (const { run } of ready) run();
  };
  return { clock, pass };
}

const texts = (toasts: ReturnType<typeof createToasts>) => toasts.read().map(({ text }) => text);

it('shows a toast for 1500 ms', () => {
  const { clock, pass } = handClock();
  const toasts = createToasts(clock);
  toasts.show('copied', 'positive');
  pass(toastLasts - 1);
  expect(texts(toasts)).toEqual(['copied']);
  pass(1);
  expect(texts(toasts)).toEqual([]);
});

it('lets the same text last anew instead of standing twice', () => {
  const { clock, pass } = handClock();
  const toasts = createToasts(clock);
  toasts.show('copied');
  pass(1_000);
  toasts.show('copied');
  pass(1_000);
  expect(texts(toasts)).toEqual(['copied']);
  pass(500);
  expect(texts(toasts)).toEqual([]);
});

it('keeps the newest when there are too many', () => {
  const toasts = createToasts(handClock().clock);
  for (const text of ['a', 'b', 'c', 'd']) toasts.show(text);
  expect(texts(toasts)).toEqual(['b', 'c', 'd']);
  expect(texts(toasts)).toHaveLength(mostToasts);
});

it('tells its listeners, and no more once they left', () => {
  const toasts = createToasts(handClock().clock);
  const listener = vi.fn();
  const leave = toasts.subscribe(listener);
  toasts.show('a');
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  toasts.show('b');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('does not stir listeners when an unknown toast is dismissed', () => {
  const toasts = createToasts(handClock().clock);
  const listener = vi.fn();
  toasts.subscribe(listener);
  toasts.dismiss(7);
  expect(listener).not.toHaveBeenCalled();
});
