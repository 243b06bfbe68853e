import type { Locale } from './locale.ts';

/** Each language in its own words. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};
