// Catalogues hold what the code says (extracting again changes nothing), no locale lacks a text, no text promises
// a return, and placeholders are the same in all locales.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';

const folder = 'packages/app/src/locales';
const locales = ['en', 'zh-Hans', 'zh-Hant'];
const failures = [];

/** Words that promise a return; product.md, Honesty. */
export const promiseWords =
  /guarantee|risk[- ]free|no risk|\bAPY\b|\bAPR\b|passive income|get rich|保本|稳赚|穩賺|日化|零风险|零風險|保证收益|保證收益/i;

function catalogueFiles() {
  return locales.flatMap((locale) =>
    readdirSync(join(folder, locale))
      .filter((name) => name.endsWith('.po'))
      .map((name) => join(locale, name)),
  );
}

function checkFresh() {
  const before = mkdtempSync(join(tmpdir(), 'amswap-locales-'));
  cpSync(folder, before, { recursive: true });
  try {
    execFileSync('lingui', ['extract', '--clean'], { stdio: ['ignore', 'ignore', 'pipe'] });
    for (const file of catalogueFiles())
      if (readFileSync(join(folder, file), 'utf8') !== readFileSync(join(before, file), 'utf8'))
        failures.push(`${file} is stale: run npm run i18n and translate what is new`);
  } finally {
    rmSync(folder, { recursive: true });
    cpSync(before, folder, { recursive: true });
    rmSync(before, { recursive: true });
  }
}

const placeholders = (text) =>
  [...text.matchAll(/\{\s*(\w+)/g)]
    .map((match) => match[1])
    .sort()
    .join();
const tags = (text) =>
  [...text.matchAll(/<\/?\d+\/?>/g)]
    .map((match) => match[0])
    .sort()
    .join();

async function checkTexts() {
  const format = formatter();
  let count = 0;
  for (const file of catalogueFiles()) {
    const [locale] = file.split('/');
    const catalogue = await format.parse(readFileSync(join(folder, file), 'utf8'), {
      locale,
      sourceLocale: 'en',
      filename: file,
    });
    for (const [id, entry] of Object.entries(catalogue)) {
      if (entry.obsolete) continue;
      count += 1;
      const text = entry.translation || (locale === 'en' ? entry.message : '');
      if (!text) failures.push(`${file}: no text for ${JSON.stringify(entry.message ?? id)}`);
      else {
        if (promiseWords.test(text)) failures.push(`${file}: promises a return: ${JSON.stringify(text)}`);
        const source = entry.message ?? '';
        if (
          source &&
          new Set(placeholders(source).split(',')).size !== new Set(placeholders(text).split(',')).size
        )
          failures.push(`${file}: placeholders differ: ${JSON.stringify(source)} / ${JSON.stringify(text)}`);
        if (source && tags(source) !== tags(text))
          failures.push(`${file}: tags differ: ${JSON.stringify(source)} / ${JSON.stringify(text)}`);
        if (locale !== 'en' && /^[A-Za-z ,.'’]{12,}$/.test(text))
          failures.push(`${file}: still English: ${JSON.stringify(text)}`);
      }
    }
  }
  return count;
}

function checkProse() {
  for (const path of [
    'README.md',
    ...readdirSync('docs')
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ])
    if (promiseWords.test(readFileSync(path, 'utf8'))) failures.push(`${path}: promises a return`);
}

checkFresh();
const count = await checkTexts();
checkProse();
for (const failure of failures) console.error(failure);
console.log(`${count} texts, ${failures.length} failures`);
process.exit(failures.length || count === 0 ? 1 : 0);
