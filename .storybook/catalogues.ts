import { i18n, type Messages } from '@lingui/core';
import { pseudoMessages } from './pseudoLocale.ts';

type Catalogue = () => Promise<{ readonly messages: Messages }>;
const catalogues: Readonly<Record<string, Catalogue>> = import.meta.glob<{ messages: Messages }>(
  '../packages/app/src/locales/*/{core,rest}.po',
);

const messagesOf = async (locale: string): Promise<Messages> => {
  const parts = ['core', 'rest'].map(
    (part) => catalogues[`../packages/app/src/locales/${locale}/${part}.po`],
  );
  const loaded = await Promise.all(
    parts.map(async (load) => (load === undefined ? {} : (await load()).messages)),
  );
  return Object.assign({}, ...loaded) as Messages;
};

/** The languages of the toolbar; the last is English made long. */
export const storyLocales = ['en', 'zh-Hans', 'zh-Hant', 'pseudo'] as const;
export type StoryLocale = (typeof storyLocales)[number];

/** Puts the page into a language. Nothing is mounted anew: a component that holds on to old words is a fault. */
export async function activateLocale(locale: StoryLocale): Promise<void> {
  const messages = locale === 'pseudo' ? pseudoMessages(await messagesOf('en')) : await messagesOf(locale);
  // Numbers and dates of the pseudo-locale are English ones.
  const name = locale === 'pseudo' ? 'en' : locale;
  i18n.loadAndActivate({ locale: name, messages });
  document.documentElement.lang = name;
}

export { i18n };
