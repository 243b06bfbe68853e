import type { Clock } from '@amswap/values';
import { expect, test } from 'vitest';
import { createTicker, type Visibility } from './ticker.ts';

/** A clock moved by hand that counts how often it woke somebody. */
function handClock(start: number) {
  let now = start;
  let wakeUps = 0;
  let timers: { at: number; run: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    every: () => {
      throw new Error('a ticker sets single wake-ups');
    },
  };
  const fire = (timer: { run: () => void }): void => {
    timers = timers.filter((other) => other !== timer);
    wakeUps += 1;
    timer.run();
  };
  return {
    clock,
    wakeUps: () => wakeUps,
    pending: () => timers.length,
    /** Time passes, timers fire when they are due. */
    pass(ms: number) {
      const until = now + ms;
      for (;;) {
        const due = timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        now = due.at;
        fire(due);
      }
      now = until;
    },
    /** The device sleeps: time passes, timers do not fire. */
    sleep(ms: number) {
      now += ms;
    },
    /** The next timer fires at this moment, due or not. */
    fireEarly(at: number) {
      now = at;
      const [timer] = timers;
      if (timer) fire(timer);
    },
  };
}

function page() {
  const listeners = new Set<() => void>();
  let hidden = false;
  const visibility: Visibility = {
    get hidden() {
      return hidden;
    },
    addEventListener: (_, listener) => listeners.add(listener),
    removeEventListener: (_, listener) => listeners.delete(listener),
  };
  return {
    visibility,
    listening: () => listeners.size,
    hide(next: boolean) {
      hidden = next;
      for (const listener of listeners) listener();
    },
  };
}

test('fifty followers cost one wake-up a second, at the turn of the second', () => {
  const time = handClock(10_250);
  const ticker = createTicker(time.clock, page().visibility);
  const heard: number[] = [];
  for (let i = 0; i < 50; i += 1) ticker.follow((now) => i === 0 && heard.push(now));
  time.pass(3_000);
  expect(time.wakeUps()).toBe(3);
  expect(heard).toEqual([11_000, 12_000, 13_000]);
});

test('none while hidden, and right at once when the page comes back', () => {
  const time = handClock(0);
  const { visibility, hide } = page();
  const ticker = createTicker(time.clock, visibility);
  const heard: number[] = [];
  ticker.follow((now) => heard.push(now));
  time.pass(1_000);
  hide(true);
  expect(time.pending()).toBe(0);
  time.pass(3_600_400);
  expect(time.wakeUps()).toBe(1);
  hide(false);
  expect(heard).toEqual([1_000, 3_601_400]);
  time.pass(600);
  expect(heard.at(-1)).toBe(3_602_000);
});

test('the first tick after sleep reads the time instead of counting', () => {
  const time = handClock(0);
  const ticker = createTicker(time.clock, page().visibility);
  let last = 0;
  ticker.follow((now) => {
    last = now;
  });
  time.sleep(7_200_000);
  time.pass(0);
  expect(last).toBe(1_000 + 7_199_000);
});

test('a timer that fires early is not set again for the rest of the same second', () => {
  const time = handClock(0);
  const ticker = createTicker(time.clock, page().visibility);
  ticker.follow(() => undefined);
  time.fireEarly(995);
  time.pass(1_005);
  expect(time.wakeUps()).toBe(2);
});

test('nothing is left behind when the last follower goes', () => {
  const time = handClock(0);
  const { visibility, listening } = page();
  const ticker = createTicker(time.clock, visibility);
  const stops = [ticker.follow(() => undefined), ticker.follow(() => undefined)];
  expect(listening()).toBe(1);
  for (const stop of stops) stop();
  expect([listening(), time.pending()]).toEqual([0, 0]);
});
