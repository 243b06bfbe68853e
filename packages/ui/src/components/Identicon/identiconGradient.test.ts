import { expect, test } from 'vitest';
import { identiconGradient } from './identiconGradient.ts';

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';

test('the same address looks the same in any letter case', () => {
  expect(identiconGradient(address.toLowerCase())).toBe(identiconGradient(address));
});

test('addresses that differ in one digit look different', () => {
  const looks = new Set<string>();
  for (let at = 2; at < address.length; at += 1) {
    for (const digit of '0123456789abcdef') {
      looks.add(identiconGradient(address.slice(0, at) + digit + address.slice(at + 1)));
    }
  }
  // 601 different addresses; the few that collide by chance are why it is a help and not a proof.
  expect(looks.size).toBeGreaterThan(595);
});

test('four different colours, closed to a ring', () => {
  const [, ...stops] = identiconGradient(address).slice('conic-gradient('.length, -1).split(',');
  expect(new Set(stops).size).toBe(4);
  expect(stops.at(-1)).toBe(stops[0]);
});
