import { describe, expect, it } from 'vitest';
import { reloadForNewRelease, type ReleasePage } from './newRelease.ts';

const markupOf = (entry: string): string =>
  `<!doctype html><head><script type="module" crossorigin src="${entry}"></script></head>`;

const ran = './assets/index-old.js';
const released = './assets/index-new.js';

function pageWith(change: Partial<ReleasePage> = {}) {
  const reloads: string[] = [];
  const page: ReleasePage = {
    entry: ran,
    markup: async () => markupOf(released),
    reloadedFor: () => reloads.at(-1),
    reload: async (entry) => void reloads.push(entry),
    ...change,
  };
  return { page, reloads };
}

describe('a file of the build that could not be had', () => {
  it('loads the page again where a new release took its place, once', async () => {
    const { page, reloads } = pageWith();
    expect(await reloadForNewRelease(page)).toBe(true);
    expect(await reloadForNewRelease(page)).toBe(false);
    expect(reloads).toEqual([released]);
  });

  it.each<[string, Partial<ReleasePage>]>([
    ['the same release', { markup: async () => markupOf(ran) }],
    ['a page of somebody else, as captive networks have', { markup: async () => '<h1>Sign in</h1>' }],
    ['no answer', { markup: () => Promise.reject(new Error('offline')) }],
    ['no build', { entry: undefined }],
  ])('leaves the page alone: %s', async (_, change) => {
    const { page, reloads } = pageWith(change);
    expect(await reloadForNewRelease(page)).toBe(false);
    expect(reloads).toEqual([]);
  });
});
