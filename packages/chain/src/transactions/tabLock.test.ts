import { createManualClock } from '@amswap/testing';
import { describe, expect, it } from 'vitest';
import { createTabLock, type LockManagerLike } from './tabLock.ts';

/** Locks as browsers have them, for one origin. */
function createLocks(): LockManagerLike {
  const held = new Set<string>();
  return {
    async request(name, _, run) {
      if (held.has(name)) return run(null);
      held.add(name);
      try {
        return await run({ name });
      } finally {
        held.delete(name);
      }
    },
  };
}

function setUp(locks: LockManagerLike | undefined) {
  const clock = createManualClock();
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const tab = (tabId: string) => createTabLock({ locks, storage, clock, tabId });
  return { clock, entries, tab };
}

describe.each([
  ['Web Locks', createLocks()],
  ['leases in storage', undefined],
])('with %s', (_, locks) => {
  it('one of two tabs holds a lock, and the other after it', async () => {
    const { clock, tab } = setUp(locks);
    const [one, two] = [tab('one'), tab('two')];
    let release = () => {};
    const first = one.tryHold(
      'act',
      () => new Promise<string>((resolve) => (release = () => resolve('done'))),
    );
    await clock.advance(10_000);
    expect(
      await Promise.all([two.tryHold('act', async () => 'no'), one.tryHold('act', async () => 'no')]),
    ).toEqual([{ held: false }, { held: false }]);
    release();
    expect(await first).toEqual({ held: true, value: 'done' });
    const second = two.tryHold('act', async () => 'now');
    await clock.advance(100);
    expect(await second).toEqual({ held: true, value: 'now' });
  });

  it('is released by a failure, and other names are other locks', async () => {
    const { clock, tab } = setUp(locks);
    const failing = tab('one').tryHold('act', () => Promise.reject(new Error('no')));
    const other = tab('two').tryHold('follow', async () => 'yes');
    failing.catch(() => {});
    await clock.advance(100);
    await expect(failing).rejects.toThrow('no');
    expect(await other).toEqual({ held: true, value: 'yes' });
    const again = tab('two').tryHold('act', async () => 'again');
    await clock.advance(100);
    expect(await again).toEqual({ held: true, value: 'again' });
  });
});

describe('leases', () => {
  it('two tabs that begin in the same moment do not both get it', async () => {
    const { clock, tab } = setUp(undefined);
    const both = Promise.all(['one', 'two'].map((id) => tab(id).tryHold('act', async () => id)));
    await clock.advance(100);
    expect((await both).filter(({ held }) => held)).toHaveLength(1);
  });

  it('are not needed to keep one tab from doing it twice, when storage is forbidden', async () => {
    const clock = createManualClock();
    const fail = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const storage = { getItem: fail, setItem: fail, removeItem: fail };
    const lock = createTabLock({ locks: undefined, storage, clock, tabId: 'one' });
    const both = Promise.all([lock.tryHold('act', async () => 1), lock.tryHold('act', async () => 2)]);
    await clock.advance(100);
    expect(await both).toEqual([{ held: true, value: 1 }, { held: false }]);
  });

  it('of a tab that is gone run out', async () => {
    const { clock, entries, tab } = setUp(undefined);
    entries.set('amswap:1:lock:act', JSON.stringify({ tab: 'gone', until: clock.now() + 6_000 }));
    expect(await tab('one').tryHold('act', async () => 1)).toEqual({ held: false });
    await clock.advance(6_001);
    const later = tab('one').tryHold('act', async () => 1);
    await clock.advance(100);
    expect(await later).toEqual({ held: true, value: 1 });
  });
});
