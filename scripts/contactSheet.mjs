// npm run contact-sheet [-- --kept] [-- --only home,salelist]: every screen of the static Storybook in three languages and both
// themes on a phone, and in both themes on a desktop, on one picture: docs/pictures/contact-sheet.jpg. The single pictures stay
// in .cache/contact-sheet. `--kept` takes the Storybook that is built already; `--only` leaves the picture in .cache as well.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { pictureLaunch } from './run/browser.mjs';
import { builtStorybook, storybookFolder } from './storybook/builtStorybook.mjs';
import { screensOf } from './storybook/screens.mjs';
import { serveStatic } from './storybook/serveStatic.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = `${root}.cache/contact-sheet/`;
const locales = ['en', 'zh-Hans', 'zh-Hant'];
const themes = ['light', 'dark'];
/** Sizes of the windows; a phone's picture is as long as its page, up to `longest`. CSS pixels. */
const phone = { width: 375, height: 812, longest: 1_240 };
const desktop = { width: 1_280, height: 900, longest: 1_060 };
/** Widths on the sheet, CSS pixels. */
const drawn = { phone: 150, desktop: 360 };
const lanes = 2;

const shotName = ({ name }, { device, theme, locale }) => `${name}-${device}-${theme}-${locale}.jpg`;

/** A page is at rest when nothing says any more that it is read, and its height has stayed. */
async function settle(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let height = 0;
    for (let at = 0, same = 0; at < 240 && same < 6; at += 1) {
      await frame();
      const now = document.documentElement.scrollHeight;
      const reads = document.querySelector('[aria-busy="true"]') !== null;
      same = now === height && !reads ? same + 1 : 0;
      height = now;
    }
    await document.fonts.ready;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
}

async function shoot(page, screen, { device, theme, locale }) {
  const { width, height, longest } = device === 'phone' ? phone : desktop;
  await page.setViewportSize({ width, height });
  await page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);
  await settle(page);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  // A window as high as the picture, so that what is fixed to its edges stands at them.
  if (whole > height) {
    await page.setViewportSize({ width, height: Math.min(whole, longest) });
    await settle(page);
  }
  await page.screenshot({
    path: folder + shotName(screen, { device, theme, locale }),
    type: 'jpeg',
    quality: 86,
  });
}

/** Changes the language of the story as its play left it. */
async function speak(page, locale) {
  await page.evaluate((detail) => void dispatchEvent(new CustomEvent('amswap:locale', { detail })), locale);
  await page.waitForFunction((lang) => document.documentElement.lang === lang, locale);
}

/** All pictures of one screen, whose story is opened once. */
async function shootScreen(page, base, screen) {
  await page.setViewportSize({ width: phone.width, height: phone.height });
  await page.goto(`${base}iframe.html?id=${screen.id}&viewMode=story`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished', null, {
    timeout: 90_000,
  });
  for (const locale of locales) {
    await speak(page, locale);
    for (const theme of themes) {
      await shoot(page, screen, { device: 'phone', theme, locale });
      if (locale === 'en') await shoot(page, screen, { device: 'desktop', theme, locale });
    }
  }
}

const picture = (screen, shot) => {
  const file = readFileSync(folder + shotName(screen, shot)).toString('base64');
  return `<img width="${drawn[shot.device]}" src="data:image/jpeg;base64,${file}">`;
};

/** The whole sheet: a row of all pictures for each screen, two screens beside each other. */
const sheetOf = (screens) => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; padding: 24px; background: #bdb8ab; font: 600 15px Inter, sans-serif; color: #17181c; width: max-content }
  main { display: grid; grid-template-columns: auto auto; gap: 20px 36px }
  h2 { font: inherit; margin: 0 0 6px } section > div { display: flex; gap: 6px; align-items: start }
  img { border-radius: 8px; display: block }
</style><main>${screens
  .map((screen) => {
    const phones = locales.flatMap((locale) => themes.map((theme) => ({ device: 'phone', theme, locale })));
    const desktops = themes.map((theme) => ({ device: 'desktop', theme, locale: 'en' }));
    const all = [...phones, ...desktops].map((shot) => picture(screen, shot)).join('');
    return `<section><h2>${screen.name}</h2><div>${all}</div></section>`;
  })
  .join('')}</main>`;

async function drawSheet(browser, screens, path) {
  const page = await browser.newPage({ viewport: { width: 3_500, height: 400 } });
  await page.setContent(sheetOf(screens));
  await page.locator('body').screenshot({ path, type: 'jpeg', quality: 68 });
  await page.close();
}

const option = (name) => process.argv[process.argv.indexOf(name) + 1];
const only = process.argv.includes('--only') ? option('--only').split(',') : undefined;
const all = screensOf(builtStorybook(process.argv.includes('--kept')));
const screens = all.filter(({ name }) => only === undefined || only.includes(name));
if (only === undefined) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const server = await serveStatic(storybookFolder, '/design/system/');
const browser = await chromium.launch(pictureLaunch);
try {
  const waiting = [...screens];
  const context = { colorScheme: 'light', reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' };
  const lane = async () => {
    const page = await browser.newPage(context);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await shootScreen(page, server.url, next);
      console.log(`${screens.length - waiting.length} of ${screens.length}: ${next.name}`);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const path =
    only === undefined ? `${root}docs/pictures/contact-sheet.jpg` : `${folder}contact-sheet-part.jpg`;
  await drawSheet(browser, screens, path);
  console.log(`${screens.length} screens on ${path.slice(root.length)}`);
} finally {
  await browser.close();
  await server.close();
}
