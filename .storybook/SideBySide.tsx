import { type CSSProperties, useState } from 'react';

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
const widths = [320, 375, 768, 1280] as const;

const board: CSSProperties = { height: '100%', overflow: 'auto', padding: 16, background: '#d9d5cb' };
const row: CSSProperties = { display: 'flex', gap: 16, marginBottom: 16 };
const frame: CSSProperties = { display: 'block', border: 0, borderRadius: 12, background: '#fff' };
const head: CSSProperties = { font: '600 12px system-ui', color: '#17181c', marginBottom: 6 };

/** Address of a story alone, in a theme and a language. */
const addressOf = (storyId: string, theme: string, locale: string): string =>
  `iframe.html?id=${storyId}&viewMode=story&globals=theme:${theme};locale:${locale}`;

interface SideBySideProps {
  readonly storyId: string;
}

/** One story in both themes (rows) and all languages (columns): each is a page of its own, with its own play. */
export function SideBySide({ storyId }: SideBySideProps) {
  const [width, setWidth] = useState<number>(375);
  return (
    <div style={board}>
      <label style={head}>
        Width{' '}
        <select value={width} onChange={(event) => setWidth(Number(event.target.value))}>
          {widths.map((each) => (
            <option key={each} value={each}>
              {each} px
            </option>
          ))}
        </select>
      </label>
      {themes.map(([theme, themeTitle]) => (
        <div key={theme} style={row}>
          {locales.map(([locale, localeTitle]) => (
            <section key={locale}>
              <div style={head}>
                {themeTitle} · {localeTitle}
              </div>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's own page: it needs both permissions, which together confine nothing. */}
              <iframe
                title={`${themeTitle}, ${localeTitle}`}
                src={addressOf(storyId, theme, locale)}
                style={{ ...frame, width, height: 720 }}
                loading="lazy"
              />
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}
