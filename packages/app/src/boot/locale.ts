/** The locales of the product. English is the fallback. */
export const locales = ['en', 'zh-Hans', 'zh-Hant'] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** What a browser says about languages; either may be missing. */
export interface BrowserLanguages {
  readonly languages?: readonly string[] | null | undefined;
  readonly language?: string | null | undefined;
}

const traditionalRegions = new Set(['tw', 'hk', 'mo']);

/** The locale that one language tag stands for. The script decides before the region; underscores count as hyphens. */
function localeOfTag(tag: string): Locale | undefined {
  const [language, ...parts] = tag.trim().toLowerCase().split(/[-_]/);
  if (language === 'en') return 'en';
  if (language !== 'zh') return undefined;
  // What stands behind a single letter is an extension, not a script or a region.
  const extension = parts.findIndex((part) => part.length === 1);
  const subtags = extension < 0 ? parts : parts.slice(0, extension);
  if (subtags.includes('hant')) return 'zh-Hant';
  if (subtags.includes('hans')) return 'zh-Hans';
  return subtags.some((part) => traditionalRegions.has(part)) ? 'zh-Hant' : 'zh-Hans';
}

const tagsOf = ({ languages, language }: BrowserLanguages): readonly string[] => {
  const list = Array.isArray(languages) ? languages.filter((tag) => typeof tag === 'string') : [];
  return list.length > 0 ? list : typeof language === 'string' ? [language] : [];
};

/** The locale to start with: the first language that maps to one of ours, else English. */
export function startLocale(browser: BrowserLanguages): Locale {
  for (const tag of tagsOf(browser)) {
    const locale = localeOfTag(tag);
    if (locale !== undefined) return locale;
  }
  return 'en';
}

/** Languages that only the generic texts (time-out notice, Cancel, OK, Done) are in. */
export type GenericTextLanguage = 'es' | 'fr';

/** Spanish or French, where the product fell back to English and the browser's first language is one of them. */
export function genericTextLanguage(browser: BrowserLanguages): GenericTextLanguage | undefined {
  const tags = tagsOf(browser);
  if (tags.some((tag) => localeOfTag(tag) !== undefined)) return undefined;
  const first = tags[0]?.trim().toLowerCase().split(/[-_]/)[0];
  return first === 'es' || first === 'fr' ? first : undefined;
}
