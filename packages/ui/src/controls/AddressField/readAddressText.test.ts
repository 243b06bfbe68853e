import { checksumAddress } from '@amswap/values';
import { expect, it } from 'vitest';
import { mustBeCleared, readAddressText } from './readAddressText.ts';

const mine = checksumAddress('0x71c7656ec7ab88b098defb751b7401b5f6d8976f');
const twin = checksumAddress(`0x71c7${'0'.repeat(32)}976f`);

it('reads an address and what looks like it', () => {
  expect(readAddressText(mine)).toEqual({ state: 'ready', address: mine, lookAlike: undefined });
  expect(readAddressText(twin, { known: [mine] })).toEqual({
    state: 'ready',
    address: twin,
    lookAlike: mine,
  });
});

it.each([
  ['', { state: 'empty' }],
  [mine, { state: 'problem', problem: 'self', form: undefined }],
  [`0x${'0'.repeat(40)}`, { state: 'problem', problem: 'zero', form: undefined }],
  [mine.slice(2), { state: 'problem', problem: 'format', form: 'missingPrefix' }],
  [`ethereum:${mine}`, { state: 'problem', problem: 'format', form: 'paymentLink' }],
])('reads %j', (text, reading) => {
  expect(readAddressText(text, { self: mine.toLowerCase() })).toEqual(reading);
});

it('names a private key as what must go', () => {
  expect(mustBeCleared('ab'.repeat(32))).toBe(true);
  expect(mustBeCleared(mine)).toBe(false);
});
