import { describe, expect, it } from 'vitest';
import { openEntryStore } from './entryStore.ts';
import { memoryHost } from './memoryHost.fixture.ts';
import { storageKeys } from './storageKeys.ts';
import { createThemeStore } from './themeStore.ts';

function setUp(stored: Readonly<Record<string, string>> = {}) {
  const attributes: Record<string, string> = {};
  const events: unknown[] = [];
  const bars: string[] = [];
  let tellSystem: () => void = () => {};
  const systemDark = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => {
      tellSystem = listener;
    },
  };
  const host = memoryHost(stored);
  const store = createThemeStore(openEntryStore(host), {
    root: {
      setAttribute: (name, value) => {
        attributes[name] = value;
      },
      removeAttribute: (name) => {
        delete attributes[name];
      },
    },
    paintBar: (choice) => void bars.push(choice),
    systemDark: systemDark as unknown as MediaQueryList,
    dispatchEvent: (event) => events.push((event as CustomEvent).detail) > 0,
  });
  const turnSystem = (dark: boolean): void => {
    systemDark.matches = dark;
    tellSystem();
  };
  return { attributes, bars, events, store, host, turnSystem };
}

describe('the theme', () => {
  it('colours the bar of the browser at the start and with every choice', () => {
    const { bars, store } = setUp({ [storageKeys.theme]: 'dark' });
    store.choose('light');
    store.choose('system');
    expect(bars).toEqual(['dark', 'light', 'system']);
  });

  it('leaves following the system to CSS', () => {
    const { attributes, store, events } = setUp();
    expect({ attributes, events, shown: store.shown() }).toEqual({
      attributes: {},
      events: [],
      shown: 'light',
    });
  });

  it('B63: tells every change of the system once', () => {
    const { events, store, turnSystem } = setUp();
    turnSystem(true);
    turnSystem(true);
    turnSystem(false);
    expect(events).toEqual(['dark', 'light']);
    expect(store.shown()).toBe('light');
  });

  it('lets a choice by hand win, keep and tell', () => {
    const { attributes, store, events, host, turnSystem } = setUp();
    store.choose('dark');
    turnSystem(true);
    expect(attributes).toEqual({ 'data-theme': 'dark' });
    expect(host.entries.get(storageKeys.theme)).toBe('dark');
    store.choose('system');
    expect({ attributes, events }).toEqual({ attributes: {}, events: ['dark'] });
    expect(host.entries.has(storageKeys.theme)).toBe(false);
  });

  it('starts with what was kept, and not with foreign text', () => {
    expect(setUp({ [storageKeys.theme]: 'dark' }).attributes).toEqual({ 'data-theme': 'dark' });
    expect(setUp({ [storageKeys.theme]: 'pink' }).attributes).toEqual({});
  });

  it('follows another tab', () => {
    const { attributes, host } = setUp();
    host.writeFromOtherTab(storageKeys.theme, 'dark');
    expect(attributes).toEqual({ 'data-theme': 'dark' });
  });
});
