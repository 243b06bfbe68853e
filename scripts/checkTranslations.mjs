// Catalogues hold what the code says (extracting again changes nothing), no locale lacks a text, no text promises
// a return, placeholders and tags are the same in all locales, each Chinese is written in its own characters, and a
// text that stands in both catalogues of a locale reads the same in both.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';

const folder = 'packages/app/src/locales';
const sourceLocale = 'en';
const locales = [sourceLocale, 'zh-Hans', 'zh-Hant'];
const failures = [];

/** Words that promise a return; product.md, Honesty. */
export const promiseWords =
  /guarantee|risk[- ]free|no risk|\bAPY\b|\bAPR\b|passive income|get rich|保本|稳赚|穩賺|日化|零风险|零風險|保证收益|保證收益/i;

/** What only the other Chinese writes: common characters that a slip would show, and the other side's words. */
const foreignWords = {
  'zh-Hans':
    /[這個們為從來對發給與應實際錢礦獎網連結線鏈產區數額餘領鎖確認設帳號綁註冊訊關開閉請輸無沒還過後時間經點擊讀寫據選擇處檢測試載頁瀏覽備權範圍壞頭詞貼複製歷紀錄歸銷毀動態顯離]/,
  'zh-Hant':
    /[这个们为从来对发给应实际钱矿奖网连结线链产区数额余领锁确认设账号绑注册讯关开闭请输无没还过后时间经点击读写据选择处检测试载页览备权范围坏头词贴复历纪录归销毁动态显离]|默認|屏幕|軟件|鏈接|登錄|信息|網絡|添加/,
};

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
    execFileSync(join('node_modules', '.bin', 'lingui'), ['extract', '--clean'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    for (const file of catalogueFiles())
      if (readFileSync(join(folder, file), 'utf8') !== readFileSync(join(before, file), 'utf8'))
        failures.push(`${file} is stale: run npm run i18n and translate what is new`);
  } finally {
    rmSync(folder, { recursive: true });
    cpSync(before, folder, { recursive: true });
    rmSync(before, { recursive: true });
  }
}

const distinct = (text, pattern) => [...new Set([...text.matchAll(pattern)].map((match) => match[1]))];
const placeholders = (text) =>
  distinct(text, /\{\s*(\w+)\s*[,}]/g)
    .sort()
    .join();
const tags = (text) =>
  [...text.matchAll(/<\/?\d+\/?>/g)]
    .map((match) => match[0])
    .sort()
    .join();

/** What is wrong with one text beside its English. */
function faultsOf(locale, source, text) {
  const faults = [];
  if (promiseWords.test(text)) faults.push('promises a return');
  if (placeholders(source) !== placeholders(text)) faults.push('placeholders differ');
  if (tags(source) !== tags(text)) faults.push('tags differ');
  if (locale === sourceLocale) return faults;
  if (/^[A-Za-z ,.'’]{12,}$/.test(text)) faults.push('still English');
  const foreign = foreignWords[locale].exec(text);
  if (foreign) faults.push(`${foreign[0]} is of the other Chinese`);
  return faults;
}

/** Texts of one file by id. */
async function readTexts(file) {
  const [locale] = file.split('/');
  const catalogue = await formatter().parse(readFileSync(join(folder, file), 'utf8'), {
    locale,
    sourceLocale,
    filename: file,
  });
  return Object.entries(catalogue)
    .filter(([, entry]) => !entry.obsolete)
    .map(([id, entry]) => ({
      id,
      text: entry.translation || (locale === sourceLocale ? entry.message : ''),
    }));
}

async function checkTexts() {
  const sources = new Map();
  const seen = new Map();
  let count = 0;
  for (const file of catalogueFiles()) {
    const [locale] = file.split('/');
    for (const { id, text } of await readTexts(file)) {
      count += 1;
      // English comes first: texts with an id of their own have their English only there.
      if (locale === sourceLocale) sources.set(id, text);
      const source = sources.get(id) ?? id;
      if (!text) {
        failures.push(`${file}: no text for ${JSON.stringify(source)}`);
        continue;
      }
      for (const fault of faultsOf(locale, source, text))
        failures.push(`${file}: ${fault}: ${JSON.stringify(source)} / ${JSON.stringify(text)}`);
      const key = `${locale} ${id}`;
      if (seen.has(key) && seen.get(key) !== text)
        failures.push(`${file}: ${JSON.stringify(source)} reads otherwise in the other catalogue`);
      seen.set(key, text);
    }
  }
  return count;
}

/** Prose of the repository: the README and the pages of docs, decisions as well. */
function checkProse() {
  const pages = readdirSync('docs', { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name));
  for (const path of ['README.md', ...pages].filter((name) => existsSync(name)))
    if (promiseWords.test(readFileSync(path, 'utf8'))) failures.push(`${path}: promises a return`);
}

checkFresh();
const count = await checkTexts();
checkProse();
for (const failure of failures) console.error(failure);
console.log(`${count} texts, ${failures.length} failures`);
process.exit(failures.length || count === 0 ? 1 : 0);
