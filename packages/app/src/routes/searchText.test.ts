import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearchText, searchTextOf } from './searchText.ts';

describe('the query as text', () => {
  it('never turns text into numbers', () => {
    expect(parseSearchText('?a=662E41&b=0x10&c=true&d=007')).toEqual({
      a: '662E41',
      b: '0x10',
      c: 'true',
      d: '007',
    });
  });

  it('takes the first of two, and survives odd names', () => {
    expect(parseSearchText('?a=1&a=2&__proto__=x&1699999999')).toEqual({
      a: '1',
      ['__proto__']: 'x',
      1699999999: '',
    });
  });

  it('reads back what it wrote', () => {
    const searches = fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(searches, (search) => {
        expect(parseSearchText(searchTextOf(search))).toEqual({ ...search });
      }),
    );
  });

  it('writes nothing for nothing, and leaves out what is no text', () => {
    expect(searchTextOf({})).toBe('');
    expect(searchTextOf({ a: 1, b: 'x' })).toBe('?b=x');
  });
});
