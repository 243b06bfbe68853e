import { expect, it } from 'vitest';
import { shownSteps } from './tourSteps.ts';

const statesOf = (...done: Parameters<typeof shownSteps>[0]) =>
  shownSteps(done, ({ message }) => message ?? '').map(({ state }) => state);

it('begins with the first step', () => {
  expect(statesOf()).toEqual(['now', 'later', 'later', 'later', 'later']);
});

it('goes on with the first that was not done, in whatever order others were', () => {
  expect(statesOf('connect', 'become')).toEqual(['done', 'now', 'later', 'later', 'done']);
});

it('ends with every step done', () => {
  expect(statesOf('connect', 'synthesise', 'record', 'wait', 'become')).not.toContain('now');
});
