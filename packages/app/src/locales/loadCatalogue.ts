import type { Messages } from '@lingui/core';
import type { Locale } from '../boot/locale.ts';
import type { CataloguePart, LoadCatalogue } from '../boot/localeStore.ts';

type CatalogueFile = () => Promise<{ readonly messages: Messages }>;

/**
 * Each catalogue is a chunk of its own. English core is in the entry, cut by the build to what the first load says (see
 * `englishCore.vite.ts`), so it comes once more, whole, with the rest.
 */
const files: Readonly<Record<Locale, Readonly<Partial<Record<CataloguePart, CatalogueFile>>>>> = {
  en: { rest: async () => ({ messages: { ...(await import('./en/core.po?lingui')).messages, ...(await import('./en/rest.po')).messages } }) },
  'zh-Hans': { core: () => import('./zh-Hans/core.po'), rest: () => import('./zh-Hans/rest.po') },
  'zh-Hant': { core: () => import('./zh-Hant/core.po'), rest: () => import('./zh-Hant/rest.po') },
};

/** Loads one catalogue of a locale. Rejects when its file cannot be had. */
export const loadCatalogue: LoadCatalogue = async (locale, part) => {
  const file = files[locale][part];
  return file === undefined ? {} : (await file()).messages;
};
