import { getAddress } from 'ethers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checksumAddress,
  foreignAddressForm,
  isAddressShaped,
  lookAlikeOf,
  parseAddress,
  sameAddress,
} from './addresses.ts';

const digits = fc.stringMatching(/^[0-9a-f]{40}$/).filter((text) => /[1-9a-f]/.test(text));
const known = checksumAddress('0x8ba1f109551bd432803012645ac136ddd64dba72');

describe('checksumAddress', () => {
  it('equals ethers for any address', () => {
    fc.assert(fc.property(digits, (text) => checksumAddress(`0x${text}`) === getAddress(`0x${text}`)));
  });

  it('throws on another shape', () => {
    expect(() => checksumAddress('0x12')).toThrow(TypeError);
    expect(isAddressShaped('0x12')).toBe(false);
  });
});

describe('parseAddress', () => {
  it('accepts the checksum form, refuses every other mix of cases', () => {
    fc.assert(
      fc.property(digits, fc.nat(39), (text, place) => {
        const form = checksumAddress(`0x${text}`);
        expect(parseAddress(form)).toEqual({ value: form });
        const letter = form.charAt(place + 2);
        const swapped = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
        const spoiled = form.slice(0, place + 2) + swapped + form.slice(place + 3);
        const body = spoiled.slice(2);
        if (swapped === letter || body === body.toLowerCase() || body === body.toUpperCase()) return;
        expect(parseAddress(spoiled)).toEqual({ error: 'checksum' });
      }),
    );
  });

  it('refuses zero-width characters also at the ends', () => {
    expect(parseAddress(`\ufeff${known}`)).toEqual({ error: 'format' });
    expect(parseAddress(`${known}\u200b`)).toEqual({ error: 'format' });
  });

  it('refuses full-width digits', () => {
    expect(parseAddress(known.replace('8', '８'))).toEqual({ error: 'format' });
  });
});

describe('foreignAddressForm', () => {
  it.each([
    ['XE65GB6LDNXYOFTX0NSV3FUWKOWIXAMJK36', 'icap'],
    [known.slice(2), 'missingPrefix'],
    [`ethereum:${known}@56`, 'paymentLink'],
    [`bnb:${known}`, 'chainPrefix'],
    ['vitalik.eth', 'name'],
    [`${known}\u200b`, 'invisibleCharacter'],
    ['0x1234', 'length'],
    ['hello', undefined],
  ])('%j is %s', (text, form) => {
    expect(foreignAddressForm(text)).toBe(form);
  });
});

describe('lookAlikeOf', () => {
  it('finds an address with the same ends', () => {
    const poisoned = checksumAddress('0x8ba1000000000000000000000000000000ffba72');
    expect(lookAlikeOf(poisoned, [known])).toBe(known);
  });

  it('finds a slip of one digit', () => {
    expect(lookAlikeOf(checksumAddress('0x8ba1f109551bd432803012645ac136ddd64dba73'), [known])).toBe(known);
  });

  it('does not warn of the address itself, nor of another', () => {
    expect(lookAlikeOf(known, [known])).toBeUndefined();
    const other = checksumAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed');
    expect(lookAlikeOf(other, [known])).toBeUndefined();
  });
});

describe('sameAddress', () => {
  it('never depends on letter case, and nothing is like nothing', () => {
    expect(sameAddress(known, known.toLowerCase())).toBe(true);
    expect(sameAddress(null, null)).toBe(false);
    expect(sameAddress(known, undefined)).toBe(false);
  });
});
