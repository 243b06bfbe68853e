import { expect, it } from 'vitest';
import { movedAway } from './longPress.ts';

const from = { x: 100, y: 100 };

it.each([
  [{ x: 100, y: 100 }, false],
  [{ x: 110, y: 100 }, false],
  [{ x: 106, y: 108 }, false],
  [{ x: 110.5, y: 100 }, true],
  [{ x: 92, y: 92 }, true],
])('from 100, 100 to %j', (to, away) => {
  expect(movedAway(from, to)).toBe(away);
});
