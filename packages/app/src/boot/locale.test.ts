import { describe, expect, it } from 'vitest';
import { genericTextLanguage, isLocale, startLocale } from './locale.ts';

describe('startLocale', () => {
  it('does not take an extension for a region', () => {
    expect(startLocale({ languages: ['zh-CN-u-rg-twzzzz', 'en'] })).toBe('zh-Hans');
    expect(startLocale({ languages: ['zh-x-tw'] })).toBe('zh-Hans');
  });

  it('lets the script win over the region', () => {
    expect(startLocale({ languages: ['zh-Hans-HK'] })).toBe('zh-Hans');
    expect(startLocale({ languages: ['zh-Hant-CN'] })).toBe('zh-Hant');
  });
});

describe('genericTextLanguage', () => {
  it('is there only where the product fell back to English', () => {
    expect(genericTextLanguage({ languages: ['es-MX', 'fr'] })).toBe('es');
    expect(genericTextLanguage({ languages: ['fr-CA'] })).toBe('fr');
    expect(genericTextLanguage({ languages: ['es', 'zh-TW'] })).toBeUndefined();
    expect(genericTextLanguage({ languages: ['de', 'es'] })).toBeUndefined();
    expect(genericTextLanguage({ languages: null, language: null })).toBeUndefined();
  });
});

it('tells a locale from other text', () => {
  expect([isLocale('zh-Hant'), isLocale('fr'), isLocale(null)]).toEqual([true, false, false]);
});
