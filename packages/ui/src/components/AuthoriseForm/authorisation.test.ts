import { expect, test } from 'vitest';
import { type Authorisation, authoriseSteps } from './authorisation.ts';

const some = { value: 50n, decimals: 0 };
const every: readonly Authorisation[] = [
  { kind: 'loading' },
  { kind: 'nothingNeeded' },
  { kind: 'none' },
  { kind: 'short', allowed: some },
  { kind: 'resetFirst', allowed: some },
  { kind: 'authorising', step: 'reset' },
  { kind: 'authorising', step: 'authorise' },
  { kind: 'authorised', allowed: some },
  { kind: 'unlimited' },
];

test('the act is open only when the chain allows the amount', () => {
  const open = every.filter((state) => authoriseSteps(state).act === 'now').map(({ kind }) => kind);
  expect(open).toEqual(['authorised', 'unlimited']);
});

test('never two steps at once', () => {
  for (const state of every) {
    const { reset, authorise, act } = authoriseSteps(state);
    const open = [reset, authorise, act].filter((step) => step === 'now' || step === 'busy');
    expect(open.length).toBeLessThanOrEqual(1);
  }
});

test('B17 zero comes before the new amount where the token wants it', () => {
  expect(authoriseSteps({ kind: 'resetFirst', allowed: some })).toEqual({
    reset: 'now',
    authorise: 'later',
    act: 'later',
  });
});
