import { createElement, type CSSProperties, type ReactElement, useState } from 'react';

const themes = [
  ['light', 'Porcelain'],
  ['dark', 'Graphite'],
] as const;
const locales = [
  ['en', 'English'],
  ['zh-Hans', '简体中文'],
  ['zh-Hant', '繁體中文'],
  ['pseudo', 'Pseudo (long)'],
] as const;
type Theme = (typeof themes)[number];
type Locale = (typeof locales)[number];
const widths = [320, 375, 768, 1280] as const;

const board: CSSProperties = { height: '100%', overflow: 'auto', padding: 16, background: '#d9d5cb' };
const row: CSSProperties = { display: 'flex', gap: 16, marginBottom: 16 };
const frame: CSSProperties = { display: 'block', border: 0, borderRadius: 12, background: '#fff' };
const head: CSSProperties = { font: '600 12px system-ui', color: '#17181c', marginBottom: 6 };

/** Address of a story alone, in a theme, and in a language once it has played: see preview.tsx. */
const addressOf = (storyId: string, theme: string, locale: string): string =>
  `iframe.html?id=${storyId}&viewMode=story&globals=theme:${theme}&shownIn=${locale}`;

/** One of the pages: Storybook's own, which needs to run scripts and to be of this origin. */
function pageIn(storyId: string, [theme, themeTitle]: Theme, [locale, localeTitle]: Locale, width: number) {
  const title = `${themeTitle}, ${localeTitle}`;
  const src = addressOf(storyId, theme, locale);
  const props = { title, src, style: { ...frame, width, height: 720 }, loading: 'lazy' } as const;
  return createElement(
    'section',
    { key: locale },
    createElement('div', { style: head }, `${themeTitle} · ${localeTitle}`),
    // oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's own page: it needs both permissions, which together confine nothing.
    createElement('iframe', props),
  );
}

interface SideBySideProps {
  readonly storyId: string;
}

/** One story in both themes (rows) and all languages (columns): each is a page of its own, with its own play. */
export function SideBySide({ storyId }: SideBySideProps): ReactElement {
  const [width, setWidth] = useState<number>(375);
  const choose = (event: { readonly target: { readonly value: string } }) =>
    setWidth(Number(event.target.value));
  const choices = widths.map((each) => createElement('option', { key: each, value: each }, `${each} px`));
  const chooser = createElement('select', { value: width, onChange: choose }, choices);
  const rows = themes.map((theme) =>
    createElement(
      'div',
      { key: theme[0], style: row },
      locales.map((locale) => pageIn(storyId, theme, locale, width)),
    ),
  );
  return createElement(
    'div',
    { style: board },
    createElement('label', { style: head }, 'Width ', chooser),
    rows,
  );
}
