import { madeUpAddress } from '@amswap/testing';
import { expect, it } from 'vitest';
import { openEntryStore } from './entryStore.ts';
import { keepReferrer, readKeptReferrers } from './keptReferrers.ts';
import { memoryHost } from './memoryHost.fixture.ts';
import { storageKeys } from './storageKeys.ts';

const one = madeUpAddress(1);
const two = madeUpAddress(2);
const three = madeUpAddress(3);
const four = madeUpAddress(4);

it('keeps the last three, newest first, each once', () => {
  const entries = openEntryStore(memoryHost());
  for (const ref of [one, two, one, three, four]) keepReferrer(entries, { ref });
  expect(readKeptReferrers(entries)).toEqual([four, three, one]);
});

it('B44: a link without a usable referrer does not take the place of a good one', () => {
  const entries = openEntryStore(memoryHost());
  keepReferrer(entries, { ref: one });
  keepReferrer(entries, { ref: '' });
  expect(readKeptReferrers(entries)).toEqual([one]);
});

it('passes over what is no address', () => {
  const entries = openEntryStore(memoryHost());
  entries.write(storageKeys.referrer, `<img>,${one},0x12`);
  expect(readKeptReferrers(entries)).toEqual([one]);
});
