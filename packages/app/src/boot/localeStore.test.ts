import type { Messages } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { openEntryStore } from './entryStore.ts';
import type { Locale } from './locale.ts';
import { type CataloguePart, createLocaleStore } from './localeStore.ts';
import { memoryHost } from './memoryHost.fixture.ts';
import { storageKeys } from './storageKeys.ts';

/** Catalogues that arrive or fail when the test says so. */
function heldCatalogues() {
  const waiting = new Map<string, { give: (messages: Messages) => void; fail: () => void }>();
  const load = (locale: Locale, part: CataloguePart) =>
    new Promise<Messages>((give, fail) => {
      waiting.set(`${locale} ${part}`, { give, fail: () => fail(new Error('no file')) });
    });
  const settle = async (name: string, how: 'give' | 'fail'): Promise<void> => {
    const one = waiting.get(name);
    if (one === undefined) throw new Error(`${name} was not asked for`);
    if (how === 'give') one.give({ name });
    else one.fail();
    for (let i = 0; i < 5; i++) await Promise.resolve();
  };
  return { load, settle, asked: () => [...waiting.keys()] };
}

function setUp(byBrowser: Locale = 'en', stored: Readonly<Record<string, string>> = {}) {
  const catalogues = heldCatalogues();
  const host = memoryHost(stored);
  const marked: string[] = [];
  const active: string[] = [];
  const store = createLocaleStore({
    entries: openEntryStore(host),
    translator: { load: () => {}, activate: (locale) => active.push(locale) },
    load: catalogues.load,
    englishCore: {},
    byBrowser,
    markDocument: (locale) => marked.push(locale),
  });
  return { ...catalogues, host, store, marked, active };
}

describe('the locale', () => {
  it('starts in English at once, without another file', async () => {
    const { store, asked, marked } = setUp();
    await store.start();
    expect(store.state().shown).toBe('en');
    expect(marked).toEqual(['en']);
    expect(asked()).toEqual([]);
  });

  it('B48: starts by the browser, but a choice by hand wins', async () => {
    const { store, settle } = setUp('zh-Hans', { [storageKeys.locale]: 'zh-Hant' });
    void store.start();
    await settle('zh-Hant core', 'give');
    expect(store.state().shown).toBe('zh-Hant');
  });

  it('does not believe foreign text in the storage', async () => {
    const { store } = setUp('en', { [storageKeys.locale]: 'xx' });
    await store.start();
    expect(store.state().shown).toBe('en');
  });

  it('B50: keeps what is shown when a catalogue fails, and says which', async () => {
    const { store, settle, active } = setUp();
    await store.start();
    void store.choose('zh-Hant');
    expect(store.state().pending).toBe('zh-Hant');
    await settle('zh-Hant core', 'fail');
    expect(store.state()).toEqual({ shown: 'en', pending: undefined, failed: 'zh-Hant' });
    expect(active).not.toContain('zh-Hant');
  });

  it('B50: ends in the last choice when the first file is the slowest', async () => {
    const { store, settle, marked } = setUp();
    await store.start();
    void store.choose('zh-Hans');
    void store.choose('zh-Hant');
    await settle('zh-Hant core', 'give');
    await settle('zh-Hans core', 'give');
    expect(store.state().shown).toBe('zh-Hant');
    expect(marked).toEqual(['en', 'zh-Hant']);
  });

  it('B50: a late failure of an old choice changes nothing', async () => {
    const { store, settle } = setUp();
    await store.start();
    void store.choose('zh-Hans');
    void store.choose('en');
    await settle('zh-Hans core', 'fail');
    expect(store.state()).toEqual({ shown: 'en', pending: undefined, failed: undefined });
  });

  it('loads the other screens’ texts when one is opened, and from then on with every switch', async () => {
    const { store, settle, active, asked } = setUp();
    await store.start();
    void store.rest();
    await settle('en rest', 'give');
    expect(active).toEqual(['en', 'en', 'en']);
    void store.choose('zh-Hans');
    expect(asked()).toContain('zh-Hans rest');
    await settle('zh-Hans core', 'give');
    expect(store.state().shown).toBe('en');
    await settle('zh-Hans rest', 'give');
    expect(store.state().shown).toBe('zh-Hans');
  });

  it('asks again for texts that failed, and shows the language without them', async () => {
    const { store, settle, asked } = setUp();
    await store.start();
    void store.rest();
    await settle('en rest', 'fail');
    void store.choose('zh-Hans');
    await settle('zh-Hans rest', 'fail');
    await settle('zh-Hans core', 'give');
    expect(store.state().shown).toBe('zh-Hans');
    const before = asked().length;
    void store.rest();
    await settle('zh-Hans rest', 'give');
    expect(asked().length).toBe(before);
  });

  it('keeps the choice and follows another tab', async () => {
    const { store, settle, host } = setUp();
    await store.start();
    void store.choose('zh-Hans');
    await settle('zh-Hans core', 'give');
    expect(host.localStorage.getItem(storageKeys.locale)).toBe('zh-Hans');
    host.writeFromOtherTab(storageKeys.locale, 'en');
    await Promise.resolve();
    expect(store.state().shown).toBe('en');
  });
});
