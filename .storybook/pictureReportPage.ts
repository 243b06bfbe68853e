import type { PictureFault } from './pictureReport.ts';

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0; padding: 24px; background: light-dark(#f4f1ea, #0d0f12); color: light-dark(#17181c, #f0ede6) }
h1 { font-size: 22px; margin: 0 0 4px } h2 { font-size: 16px; margin: 0; overflow-wrap: anywhere }
header, article { max-width: 1400px; margin: 0 auto 24px }
article { padding: 16px; border-radius: 16px; background: light-dark(#fffdf9, #15181d) }
form { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 12px } label { display: grid; gap: 2px; font-size: 13px }
input[type=text] { font: inherit; padding: 6px 10px; border-radius: 8px; border: 1px solid #8886; background: transparent; color: inherit }
code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere } a { color: light-dark(#c2410c, #ff8f57) }
.row { display: flex; flex-wrap: wrap; gap: 16px; margin-top: 12px; align-items: start } figure { margin: 0 } figcaption { font-size: 13px; margin-bottom: 4px }
img { max-width: 100%; display: block; border: 1px solid #8886 }
.slide { position: relative; width: max-content; max-width: 100% } .slide img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at, 50%)) }
input[type=range] { width: 100%; margin: 8px 0 0 }
`;

const script = `
const q = (selector) => document.querySelector(selector);
const articles = [...document.querySelectorAll('article')];
const filter = () => {
  const words = q('#filter').value.toLowerCase().split(/\\s+/);
  for (const article of articles) article.hidden = !words.every((word) => article.dataset.name.toLowerCase().includes(word));
  q('#count').textContent = articles.filter((article) => !article.hidden).length + ' of ' + articles.length;
};
const link = () => {
  const base = q('#storybook').value.replace(/\\/*$/, '/');
  for (const a of document.querySelectorAll('a[data-story]')) a.href = base + a.dataset.story;
};
q('#filter').addEventListener('input', filter);
q('#storybook').addEventListener('input', link);
for (const range of document.querySelectorAll('input[type=range]'))
  range.addEventListener('input', () => range.previousElementSibling.style.setProperty('--at', range.value + '%'));
filter(); link();
`;

const shown = (caption: string, file: string | undefined): string =>
  file === undefined
    ? ''
    : `<figure><figcaption>${caption}</figcaption><img src="${file}" alt="${caption}" loading="lazy"></figure>`;

function slider({ reference, actual }: PictureFault['images']): string {
  if (reference === undefined || actual === undefined) return '';
  return `<figure><figcaption>Slider: reference on the left, actual on the right</figcaption><div class="slide"><img src="${reference}" alt=""><img src="${actual}" alt=""></div><input type="range" min="0" max="100" value="50" aria-label="Where the actual picture begins"></figure>`;
}

function articleOf({ name, storyId, theme, locale, images }: PictureFault): string {
  const story = `?path=/story/${storyId}&globals=theme:${theme};locale:${locale}`;
  const note = images.reference === undefined ? '<p>There is no reference yet.</p>' : '';
  return `<article data-name="${name}">
<h2>${name}</h2>
<p><a data-story="${story}" href="${story}">The story</a> · again: <code>npm run pictures:story -- ${name}</code> · accept: <code>npm run pictures:accept -- ${storyId}</code></p>${note}
<div class="row">${slider(images)}${shown('Reference', images.reference)}${shown('Actual', images.actual)}${shown('Difference', images.difference)}</div>
</article>`;
}

/**
 * The report as one page without tools or requests besides its images: failing pictures only, each with its reference, the
 * actual picture, the difference, a slider, its story and the commands. Names come from the policy's own form, so nothing
 * in them needs escaping.
 */
export function reportPage(faults: readonly PictureFault[]): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${faults.length} pictures differ</title>
<style>${style}</style>
<header><h1>${faults.length} ${faults.length === 1 ? 'picture differs' : 'pictures differ'}</h1>
<p>Only what failed. Accept all: <code>npm run pictures:accept</code>, then look at the change in git.</p>
<form onsubmit="return false"><label>Filter by words (<span id="count"></span>)<input type="text" id="filter" placeholder="amountfield dark"></label>
<label>Address of Storybook<input type="text" id="storybook" value="http://localhost:6006/"></label></form></header>
${faults.map(articleOf).join('\n')}
<script>${script}</script></html>
`;
}
