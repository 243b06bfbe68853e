import { expect, it } from 'vitest';
import { askedOf } from './memberInfoAtoms.ts';

const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';

it.each([
  [undefined, { kind: 'nobody' }],
  [' ', { kind: 'nobody' }],
  [address.toLowerCase(), { kind: 'address', address }],
  [`0x${'0'.repeat(40)}`, { kind: 'zero' }],
  ['vitalik.eth', { kind: 'unusable', text: 'vitalik.eth' }],
  ['ab'.repeat(32), { kind: 'unusable', text: '' }],
])('B51: reads %j out of the page’s address', (text, asked) => {
  expect(askedOf(text)).toEqual(asked);
});
