import { activateLocale } from './catalogues.ts';

/** What the pseudo-locale puts around every text. */
const marked = /⟦[^⟦⟧]*⟧/g;

/**
 * What stands on a page in every language: symbols of tokens and coins, the product's name, and the names of languages.
 * Addresses, hashes and links are told by their form.
 */
const everyLanguage =
  /\b(?:ACB|MV|X|USDT|WXB|LBT|FTB|T?BNB|AMSWAP|UTC|CSV|QR|EIP|VIP|V\d+|S\d+|[KMBT]|English|ms|gwei|https?:\S*|[\w-]+(?:\.[\w-]+)+\S*|0x[\da-f…]*|[\da-f]*…[\da-f]*)\b/gi;

/** Parts of a page whose words are data: what a chain, a wallet, a node, a licence or the reader said. */
const dataParts = 'code, textarea, output, svg, [data-foreign], [translate="no"]';

/** What Storybook itself keeps in the page, hidden, for when it has no story to show. */
const storybooksOwn = '.sb-wrapper, .sb-preparing-story, .sb-preparing-docs';

/** Days, times and how long ago, as `Intl` writes them: the pseudo-locale counts as English there. */
const dates =
  /\b(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]* \d{1,2}(?:, \d{4})?|yesterday|\d+ (?:second|minute|hour|day|week|month|year)s?(?: ago)?)\b/g;

const read = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'alt', 'title'] as const;

/** What of a text escaped translation, if anything. @param text as the page shows it in the pseudo-locale */
export function escaped(text: string): string | undefined {
  const rest = text.replace(marked, ' ').replace(dates, ' ').replace(everyLanguage, ' ');
  // A single letter is a unit or a mark; a word has at least three.
  return /[A-Za-z]{3,}/.test(rest) ? text.trim().replace(/\s+/g, ' ').slice(0, 80) : undefined;
}

function* textsBelow(top: Element): Generator<string> {
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element === null || element.closest(`${dataParts}, ${storybooksOwn}, script, style`) !== null)
      continue;
    if (node instanceof Element)
      for (const name of read) {
        const text = node.getAttribute(name);
        if (text !== null) yield text;
      }
    else yield node.textContent ?? '';
  }
}

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/**
 * Shows the page that stands in the pseudo-locale and reads every word of it.
 * @param data words of the story's own data, which no catalogue has
 * @returns the texts that stayed as they were, each once
 */
export async function untranslatedTexts(data: readonly string[] = []): Promise<readonly string[]> {
  await activateLocale('pseudo');
  await frame();
  await frame();
  const known = (text: string): string => data.reduce((rest, word) => rest.replaceAll(word, ' '), text);
  const found = [...textsBelow(document.body)].map((text) => escaped(known(text)));
  return [...new Set(found.filter((text) => text !== undefined))];
}
