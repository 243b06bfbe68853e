import { describe, expect, it } from 'vitest';
import { createNavigation, pendingMs } from './Navigation.ts';
import type { OpenRouter } from './OpenRouter.ts';
import type { RouteAddress } from './RouteAddress.ts';

const Pages = () => null;
const turns = async (): Promise<void> => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
};

/** An address with a history behind it, as a window has. */
function fakeAddress(start: string) {
  const followers = new Set<() => void>();
  let href = start;
  const address: RouteAddress = {
    read: () => href,
    createHref: (route) => `#${route}`,
    follow(changed) {
      followers.add(changed);
      return () => followers.delete(changed);
    },
  };
  const stepTo = (next: string): void => {
    href = next;
    for (const follower of followers) follower();
  };
  return { address, stepTo, followers };
}

function open(start: string) {
  const { address, stepTo, followers } = fakeAddress(start);
  const timers = new Map<number, () => void>();
  const loads: string[] = [];
  const prepared: string[] = [];
  const left: string[] = [];
  const asked: { come: () => void; fail: () => void }[] = [];
  let failures = 0;
  const router: OpenRouter = {
    Pages,
    read: address.read,
    follow: address.follow,
    load: async () => void loads.push(address.read()),
    go: (route) => stepTo(route),
    noteLeft: (href) => void left.push(href),
    prepare: (route) => void prepared.push(route),
  };
  const navigation = createNavigation({
    address,
    openRouter: () =>
      new Promise((resolve, reject) => {
        asked.push({ come: () => resolve(router), fail: () => reject(new Error('no file')) });
      }),
    clock: {
      after(ms, run) {
        timers.set(ms, run);
        return () => timers.delete(ms);
      },
    },
    afterFailure: async () => void (failures += 1),
  });
  return { navigation, stepTo, followers, timers, loads, prepared, left, asked, failures: () => failures };
}

describe('home', () => {
  it.each(['/', '/?x=1', '/pages/index/index', '/pages/index/index?x=1#y'])(
    'is drawn without the router at %s',
    (start) => {
      const { navigation, asked } = open(start);
      expect(navigation.drawn()).toEqual({ kind: 'home' });
      expect(navigation.place().id).toBe('home');
      expect(asked).toEqual([]);
    },
  );

  it('stays drawn as it is when the code comes ahead of a step', async () => {
    const { navigation, asked, loads, stepTo } = open('/');
    navigation.prefetch();
    navigation.prefetch();
    asked[0]?.come();
    await turns();
    expect([asked.length, navigation.drawn().kind]).toEqual([1, 'home']);
    // The router hears of a step from home to home: its scroll positions are by place.
    stepTo('/pages/index/index');
    await turns();
    expect([navigation.drawn().kind, loads]).toEqual(['home', ['/pages/index/index']]);
  });

  it('stays drawn when somebody goes where they are', () => {
    const { navigation, asked } = open('/');
    navigation.go('home');
    expect(asked).toEqual([]);
  });
});

describe('the first step', () => {
  it('waits for the router, which loads the page before it draws', async () => {
    const { navigation, asked, loads, timers } = open('/');
    navigation.go('machineRecord', { token: 'X' });
    await turns();
    expect(navigation.drawn().kind).toBe('home');
    asked[0]?.come();
    await turns();
    expect(loads).toEqual(['/pages/machineRecord/machineRecord?token=X']);
    expect(navigation.drawn()).toEqual({ kind: 'routed', Pages });
    expect(navigation.place()).toEqual({
      id: 'machineRecord',
      path: '/pages/machineRecord/machineRecord',
      search: { token: 'X' },
    });
    expect([...timers.keys()]).not.toContain(pendingMs);
  });

  it('says after a moment that the page is on its way, and asks for a click when it did not come', async () => {
    const { navigation, asked, timers, failures } = open('/');
    navigation.go('settings');
    timers.get(pendingMs)?.();
    expect(navigation.drawn().kind).toBe('coming');
    asked[0]?.fail();
    await turns();
    expect([navigation.drawn().kind, failures()]).toEqual(['failed', 1]);
    navigation.retry();
    expect(navigation.drawn().kind).toBe('coming');
    asked[1]?.come();
    await turns();
    expect([navigation.drawn().kind, navigation.place().id]).toEqual(['routed', 'settings']);
  });

  it('can be one back, forward or along a plain link', async () => {
    const { navigation, asked, stepTo, loads } = open('/');
    stepTo('/pages/settings/settings');
    asked[0]?.come();
    await turns();
    expect([navigation.drawn().kind, loads]).toEqual(['routed', ['/pages/settings/settings']]);
  });

  it('tells the router that came late where home was left, and only then', async () => {
    const late = open('/?x=1');
    late.stepTo('/pages/settings/settings');
    late.asked[0]?.come();
    await turns();
    expect(late.left).toEqual(['/?x=1']);
    const ahead = open('/');
    ahead.navigation.go('settings');
    ahead.asked[0]?.come();
    await turns();
    expect(ahead.left).toEqual([]);
  });

  it('counts the last of several', async () => {
    const { navigation, asked, stepTo } = open('/');
    navigation.go('settings');
    stepTo('/pages/journal/journal');
    asked[0]?.come();
    await turns();
    expect(navigation.place().id).toBe('journal');
  });
});

describe('another address than home', () => {
  it('asks for the router at once, and after 60 seconds for a click', async () => {
    const { navigation, asked, timers } = open('/pages/index/nowhere');
    expect([asked.length, navigation.drawn().kind, navigation.place().id]).toEqual([1, 'coming', undefined]);
    timers.get(60_000)?.();
    await turns();
    expect(navigation.drawn().kind).toBe('failed');
  });

  it('tells of every later step by the router alone', async () => {
    const { navigation, asked, stepTo, followers, prepared } = open('/pages/settings/settings');
    asked[0]?.come();
    await turns();
    let told = 0;
    const stop = navigation.follow(() => (told += 1));
    stepTo('/');
    expect([told, followers.size, navigation.place().id, navigation.drawn().kind]).toEqual([
      1,
      1,
      'home',
      'routed',
    ]);
    stop();
    navigation.prepare('journal');
    await turns();
    expect(prepared).toEqual(['/pages/journal/journal']);
    expect(navigation.hrefOf('machineRecord', { token: 'X' })).toBe(
      '#/pages/machineRecord/machineRecord?token=X',
    );
  });
});
