import { describe, expect, it } from 'vitest';
import { pageNameOf, routeIdOf, routeTable } from './routeTable.ts';

/** The paths of the specification, section 2, and the two screens beyond it. */
const specified = [
  '/',
  '/pages/index/exchangeMV',
  '/pages/index/myLink',
  '/pages/index/myTeam',
  '/pages/index/myProfile',
  '/pages/index/miningX',
  '/pages/index/miningUsdt',
  '/pages/index/miningWxb',
  '/pages/index/miningAcb',
  '/pages/index/miningFtb',
  '/pages/index/miningLbt',
  '/pages/index/exchangeACB',
  '/pages/index/query',
  '/pages/test/test',
  '/pages/machineRecord/machineRecord',
  '/pages/bindOrRegister/bindOrRegister',
  '/pages/bind/bind',
  '/pages/register/register',
  '/pages/memberInfo/memberInfo',
  '/pages/index/salelist',
  '/pages/index/exchangeUTOACB',
  '/pages/index/exchangeMvToX',
  '/pages/index/exchangeWxbToX',
  '/pages/index/changeSettler',
];

describe('the table of routes', () => {
  it('has every path of the specification, and beyond it the journal and the settings', () => {
    const beyond = ['/pages/journal/journal', '/pages/settings/settings'];
    expect(Object.values(routeTable).map(({ path }) => path)).toEqual([...specified, ...beyond]);
  });

  it('finds a route by path, alias and with a slash at the end', () => {
    expect(routeIdOf('/')).toBe('home');
    expect(routeIdOf('/pages/index/index')).toBe('home');
    expect(routeIdOf('/pages/index/myLink/')).toBe('myLink');
    expect(routeIdOf('/pages/index/mylink')).toBeUndefined();
  });

  it('names pages as start-up does', () => {
    expect(['/', '/pages/index/index', '/pages/test/test', '/x'].map(pageNameOf)).toEqual([
      'home',
      'home',
      'test',
      'not-found',
    ]);
  });
});
