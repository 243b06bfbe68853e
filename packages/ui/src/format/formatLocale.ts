/** The locales that numbers, dates and durations are written in. */
export type FormatLocale = 'en' | 'zh-Hans' | 'zh-Hant';

/** The format locale for any catalogue locale; English for everything that is not Chinese, pseudo-locales included. */
export function formatLocale(locale: string): FormatLocale {
  return locale === 'zh-Hans' || locale === 'zh-Hant' ? locale : 'en';
}
