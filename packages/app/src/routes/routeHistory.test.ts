import { describe, expect, it, vi } from 'vitest';
import { createRouteHistory } from './routeHistory.ts';

/** As much of a window as the history uses. */
function pageAt(address: string) {
  let url = new URL(address);
  const listeners = new Map<string, () => void>();
  const history = {
    state: null as unknown,
    scrollRestoration: 'auto',
    pushState(state: unknown, _: string, to: string) {
      url = new URL(to, url);
      history.state = state;
    },
    replaceState(state: unknown, _: string, to?: string) {
      if (to !== undefined) url = new URL(to, url);
      history.state = state;
    },
  };
  const location = {
    get hash() {
      return url.hash;
    },
    get pathname() {
      return url.pathname;
    },
    get search() {
      return url.search;
    },
  };
  const page = {
    history,
    location,
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
  };
  return {
    page: page as unknown as Window,
    history,
    address: () => url.href,
    tell: (type: string) => listeners.get(type)?.(),
    follow(hash: string) {
      url = new URL(hash, url);
      history.state = null;
      listeners.get('popstate')?.();
    },
  };
}

describe('routes behind the hash', () => {
  it('leave what stands in front of the hash as it is', () => {
    const { page, address } = pageAt('https://host.example/a/?from=x#/');
    const routes = createRouteHistory(page);
    expect(routes.hrefOf('/b?c=1')).toBe('/a/?from=x#/b?c=1');
    routes.go('/b?c=1', false);
    expect(address()).toBe('https://host.example/a/?from=x#/b?c=1');
    expect(routes.at().path).toBe('/b?c=1');
  });

  it('read a missing hash, and one without its slash, as paths', () => {
    expect(createRouteHistory(pageAt('https://host.example/').page).at().path).toBe('/');
    expect(createRouteHistory(pageAt('https://host.example/#pages/x').page).at().path).toBe('/pages/x');
  });

  it('name every entry once; a link makes a new one, a replaced path does not', () => {
    const { page, follow } = pageAt('https://host.example/#/');
    const routes = createRouteHistory(page);
    const first = routes.at().entry;
    expect(routes.at().entry).toBe(first);
    routes.go('/b', true);
    expect(routes.at()).toEqual({ path: '/b', entry: first });
    const changed = vi.fn();
    routes.follow(changed);
    follow('#/c');
    expect(changed).toHaveBeenCalledTimes(1);
    expect(routes.at().path).toBe('/c');
    expect(routes.at().entry).not.toBe(first);
  });

  it('leave the scrolling to the browser over a reload only', () => {
    const { page, history, tell } = pageAt('https://host.example/#/');
    createRouteHistory(page);
    expect(history.scrollRestoration).toBe('manual');
    tell('pagehide');
    expect(history.scrollRestoration).toBe('auto');
    tell('pageshow');
    expect(history.scrollRestoration).toBe('manual');
  });
});
