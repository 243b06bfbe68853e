import type { Clock } from '@amswap/values';
import { describe, expect, it, vi } from 'vitest';
import { type OpenRouteId, openRouteIds } from './openRoutes.ts';
import { createRouter, type RoutePage } from './Router.ts';
import { createMemoryHistory } from './routeHistory.ts';

const page = (): null => null;
const NotFound = (): null => null;

/** A router whose pages arrive when `arrive` is called. Home is there from the first. */
function opened(path: string) {
  const arrivals = new Map<OpenRouteId, () => void>();
  const asked = vi.fn<(id: OpenRouteId) => void>();
  const timers = new Set<() => void>();
  const clock: Clock = {
    now: () => 0,
    after(_, act) {
      timers.add(act);
      return () => void timers.delete(act);
    },
    every: () => () => undefined,
  };
  const components = Object.fromEntries(openRouteIds.map((id) => [id, Object.assign(() => page(), { id })]));
  const pages = Object.fromEntries(
    openRouteIds.map((id): [string, RoutePage] => {
      const component = components[id] ?? page;
      const load = (): Promise<void> =>
        new Promise((resolve) => {
          asked(id);
          arrivals.set(id, resolve);
        });
      return [id, id === 'home' ? { component } : { component, load }];
    }),
  ) as Record<OpenRouteId, RoutePage>;
  const history = createMemoryHistory(path);
  let scrolled = 0;
  const router = createRouter({
    history,
    pages,
    notFound: { component: NotFound },
    clock,
    scrolled: () => scrolled,
  });
  return {
    router,
    history,
    asked,
    pages,
    arrive: async (id: OpenRouteId) => {
      arrivals.get(id)?.();
      await Promise.resolve();
      await Promise.resolve();
    },
    wait: () => {
      for (const act of timers) act();
    },
    timers,
    scrollTo: (top: number) => {
      scrolled = top;
    },
  };
}

describe('routes to pages', () => {
  it('shows home at once, by its alias as well', () => {
    for (const path of ['/', '/pages/index/index', '/?x=1']) {
      const { router, pages } = opened(path);
      expect(router.shown().component).toBe(pages.home.component);
    }
  });

  it('says that an address is none of ours', () => {
    expect(opened('/pages/nope').router.shown().component).toBe(NotFound);
    // In the table, without a page yet.
    expect(opened('/pages/test/test').router.shown().component).toBe(NotFound);
  });

  it('keeps the page that is left, with its address, until the next one is here', async () => {
    const { router, pages, arrive, history, timers } = opened('/');
    const going = router.navigate({ to: 'machineRecord', search: { state: 'out' } });
    expect(history.at().path).toBe('/pages/machineRecord/machineRecord?state=out');
    expect(router.shown().component).toBe(pages.home.component);
    expect(router.shown().location.pathname).toBe('/');
    await arrive('machineRecord');
    await going;
    expect(router.shown()).toMatchObject({
      component: pages.machineRecord.component,
      location: { pathname: '/pages/machineRecord/machineRecord', search: { state: 'out' } },
    });
    expect(timers.size).toBe(0);
  });

  it('shows that a page loads when it takes longer than a moment', async () => {
    const { router, pages, arrive, wait } = opened('/');
    const going = router.navigate({ to: 'settings' });
    wait();
    expect(router.shown()).toMatchObject({
      component: undefined,
      location: { pathname: '/pages/settings/settings' },
    });
    await arrive('settings');
    await going;
    expect(router.shown().component).toBe(pages.settings.component);
  });

  it('lets the last one win, whatever arrives first', async () => {
    const { router, pages, arrive } = opened('/');
    const first = router.navigate({ to: 'settings' });
    const second = router.navigate({ to: 'journal' });
    await arrive('journal');
    await second;
    await arrive('settings');
    await first;
    expect(router.shown().component).toBe(pages.journal.component);
  });

  it('waits for nothing while the page stays the same', async () => {
    const { router, arrive, asked } = opened('/');
    const going = router.navigate({ to: 'machineRecord' });
    await arrive('machineRecord');
    await going;
    void router.navigate({ to: 'machineRecord', search: { token: 'X' }, replace: true });
    expect(router.shown().location.search).toEqual({ token: 'X' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('goes to the top of a new page and leaves the first and the same one where they are', async () => {
    const { router, arrive, scrollTo } = opened('/');
    expect(router.shown().top).toBeUndefined();
    scrollTo(400);
    const going = router.navigate({ to: 'settings' });
    await arrive('settings');
    await going;
    const { entry, top } = router.shown();
    expect(top).toBe(0);
    scrollTo(250);
    void router.navigate({ to: 'settings' });
    expect(router.shown()).toMatchObject({ entry, top: 0 });
  });

  it('tells its followers, until they leave', () => {
    const { router } = opened('/pages/nope');
    const told = vi.fn();
    const leave = router.follow(told);
    void router.navigate({ to: 'home' });
    leave();
    void router.navigate({ to: 'home' });
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('writes addresses of links and fetches pages ahead', () => {
    const { router, asked } = opened('/');
    expect(router.hrefOf({ to: 'machineRecord', search: { token: 'a&b' } })).toBe(
      '#/pages/machineRecord/machineRecord?token=a%26b',
    );
    void router.preload('journal');
    expect(asked).toHaveBeenCalledWith('journal');
  });
});
