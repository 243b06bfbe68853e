import { describe, expect, it } from 'vitest';
import { readStartUp } from './startUp.ts';

const known = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const other = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('readStartUp', () => {
  it('keeps an anchor behind the route', () => {
    const { cleaned, route, ref } = readStartUp(`https://a.example/#/pages/index/myLink?ref=${known}#part`);
    expect({ cleaned, route, ref }).toEqual({
      cleaned: 'https://a.example/#/pages/index/myLink#part',
      route: '/pages/index/myLink',
      ref: known,
    });
  });

  it('B43: finds the route behind a spoiled query, and leaves that query as it is', () => {
    const url = 'https://a.example/#/pages/index/myLink?1699999999';
    expect(readStartUp(url)).toMatchObject({ page: 'myLink', cleaned: url, ref: '', refProblem: null });
  });

  it('does not take a name with a question mark for ref', () => {
    const url = `https://a.example/??ref=${known}`;
    expect(readStartUp(url)).toMatchObject({ ref: '', cleaned: url });
  });

  it('takes stype from behind where the one in front is empty', () => {
    expect(readStartUp('https://a.example/?stype=#/?stype=vip').stype).toBe('vip');
  });

  it('does not throw on broken percent signs', () => {
    expect(readStartUp('https://a.example/?ref=%&x=%E4%#/')).toMatchObject({
      rawRef: '%',
      refProblem: 'format',
      cleaned: 'https://a.example/?x=%E4%#/',
    });
  });

  it('keeps a leftover question mark and lone signs where there is no ref', () => {
    for (const url of ['https://a.example/?', 'https://a.example/?&&a#', 'https://a.example/#/?']) {
      expect(readStartUp(url).cleaned).toBe(url);
    }
  });

  it('B44: knows one’s own link once the account is known', () => {
    const url = `https://a.example/?ref=${other.toLowerCase()}`;
    expect(readStartUp(url).ref).toBe(other);
    expect(readStartUp(url, other)).toMatchObject({ ref: '', refProblem: 'self' });
  });
});
