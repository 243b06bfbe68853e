import type { Clock } from '@amswap/values';
import { expect, it } from 'vitest';
import { atMostEvery, resizeMs } from './followSize.ts';

/** A clock that a test moves; it holds one timer. */
function handClock() {
  let now = 0;
  let timer: { readonly at: number; readonly run: () => void } | undefined;
  const clock: Clock = {
    now: () => now,
    after(ms, run) {
      timer = { at: now + ms, run };
      return () => {
        timer = undefined;
      };
    },
    every: () => () => {},
  };
  const pass = (ms: number): void => {
    for (let left = ms; left > 0; left -= 10) {
      now += 10;
      const due = timer !== undefined && timer.at <= now ? timer : undefined;
      if (due === undefined) continue;
      timer = undefined;
      due.run();
    }
  };
  return { clock, pass };
}

it('a change of size is answered at once, then at most once per 50 ms, and the last one never gets lost', () => {
  const { clock, pass } = handClock();
  const ranAt: number[] = [];
  const { call, stop } = atMostEvery(clock, resizeMs, () => ranAt.push(clock.now()));
  call();
  expect(ranAt).toEqual([0]);
  for (let step = 0; step < 12; step++) {
    pass(10);
    call();
  }
  pass(200);
  expect(ranAt).toEqual([0, 50, 100, 150]);
  call();
  call();
  stop();
  pass(200);
  expect(ranAt).toEqual([0, 50, 100, 150, 320]);
});
