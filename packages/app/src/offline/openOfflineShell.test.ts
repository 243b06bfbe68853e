import { describe, expect, it, vi } from 'vitest';
import { createNewVersion } from '../boot/newVersion.ts';
import type { ThemeChoice, ThemeStore } from '../boot/themeStore.ts';
import { openOfflineShell } from './openOfflineShell.ts';

vi.mock('../boot/trustedTypes.ts', () => ({ trustedScriptUrl: (url: string) => `trusted:${url}` }));

function openPage({ controlled = true, waiting = false } = {}) {
  const worker = () => Object.assign(new EventTarget(), { postMessage: vi.fn() });
  const next = worker();
  const active = worker();
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting ? next : (null as ReturnType<typeof worker> | null),
    installing: null as ReturnType<typeof worker> | null,
    update: vi.fn(async () => undefined),
  });
  const workers = Object.assign(new EventTarget(), {
    controller: controlled ? active : null,
    ready: Promise.resolve({ active }),
    register: vi.fn(async () => registration),
  });
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    createElement: () => ({}),
    head: { append: vi.fn() },
  });
  const reload = vi.fn();
  const performance = { getEntriesByType: () => [{ name: 'https://amswap.example/assets/worker.js' }] };
  const page = {
    navigator: { serviceWorker: workers },
    document,
    performance,
    location: { reload },
  } as unknown as Window;
  const themes = { choice: 'dark' as ThemeChoice, changed: () => {} };
  const theme = {
    choice: () => themes.choice,
    follow: (changed: () => void) => {
      themes.changed = changed;
      return () => {};
    },
  } as unknown as ThemeStore;
  const newVersion = createNewVersion();
  const time = { now: 0 };
  const open = () => openOfflineShell({ page, clock: { now: () => time.now }, newVersion, theme });
  return { open, registration, workers, next, active, reload, themes, newVersion, document, time };
}

describe('the offline shell', () => {
  it('is registered as a trusted script, past the cache of the browser', async () => {
    const { open, workers } = openPage();
    await open();
    expect(workers.register).toHaveBeenCalledWith('trusted:./sw.js', { updateViaCache: 'none' });
  });

  it('tells of a newer release, which is taken only when the reader says so', async () => {
    const { open, registration, next, newVersion, workers, reload } = openPage();
    await open();
    expect(newVersion.waits()).toBe(false);
    registration.installing = next;
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = next;
    next.dispatchEvent(new Event('statechange'));
    expect(newVersion.waits()).toBe(true);
    expect(next.postMessage).not.toHaveBeenCalled();
    newVersion.take();
    expect(next.postMessage).toHaveBeenCalledWith({ kind: 'takeOver' });
    expect(reload).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('says nothing of the first release that the device keeps', async () => {
    const { open, newVersion } = openPage({ controlled: false, waiting: true });
    await open();
    expect(newVersion.waits()).toBe(false);
  });

  it('tells the worker which theme was chosen, now and later, and which files the page has used', async () => {
    const { open, active, themes } = openPage();
    await open();
    themes.choice = 'light';
    themes.changed();
    expect(active.postMessage.mock.calls).toEqual([
      [{ kind: 'theme', theme: 'dark' }],
      [{ kind: 'used', files: ['https://amswap.example/assets/worker.js'] }],
      [{ kind: 'theme', theme: 'light' }],
    ]);
  });

  it('asks for a newer release when it is looked at again, once an hour at most', async () => {
    const { open, registration, document, time } = openPage();
    await open();
    const looked = () => document.dispatchEvent(new Event('visibilitychange'));
    looked();
    time.now = 3_600_000;
    looked();
    looked();
    expect(registration.update).toHaveBeenCalledOnce();
  });
});
