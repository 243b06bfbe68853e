import { cdp, page } from 'vitest/browser';
import { activateLocale, type StoryLocale } from './catalogues.ts';
import { layoutFaults, unreadableTexts } from './layoutFaults.ts';
import { phoneHeight, phoneWidth } from './picturePolicy.ts';

/** A way of reading that the layout has to bear. */
interface Strain {
  readonly name: string;
  readonly locale: StoryLocale;
  readonly width: number;
  /** The reader's text size, 1 for 16 px. */
  readonly textSize: 1 | 2;
}

const strains: readonly Strain[] = [
  { name: 'long words', locale: 'pseudo', width: phoneWidth, textSize: 1 },
  { name: 'text of 200 %', locale: 'en', width: phoneWidth, textSize: 2 },
  { name: 'the narrowest phone', locale: 'en', width: 320, textSize: 1 },
];

/** So long a fault may take to go by itself. */
const framesToRest = 60;

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** As global.css.ts sets it, for a reader whose text is larger: a percentage is one of the reader's own size. */
const rootSize = (times: 1 | 2): string => (times === 1 ? '' : `calc(${87.5 * times}% + 100vw * 2 / 375)`);

async function strained({ locale, width, textSize }: Strain): Promise<readonly string[]> {
  await activateLocale(locale);
  document.documentElement.style.fontSize = rootSize(textSize);
  await page.viewport(width, phoneHeight);
  for (let round = 0; round < 6; round += 1) await frame();
  // A list that measures its rows puts them in their new places over several frames: only what stays is a fault.
  let faults = layoutFaults();
  for (let round = 0; round < framesToRest && faults.length > 0; round += 1) {
    await frame();
    faults = layoutFaults();
  }
  return faults;
}

/** The browser as it is for a reader with a palette of their own. All tests run with reduced motion. */
async function forceColours(value: 'active' | 'none'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'prefers-color-scheme', value: 'light' },
    ],
  });
  for (let round = 0; round < 2; round += 1) await frame();
}

/** What cannot be read, or does not hold, in the reader's own colours. */
async function withForcedColours(): Promise<readonly string[]> {
  await activateLocale('en');
  await page.viewport(phoneWidth, phoneHeight);
  await forceColours('active');
  try {
    return [...layoutFaults(), ...unreadableTexts()].map((fault) => `With forced colours: ${fault}.`);
  } finally {
    await forceColours('none');
  }
}

/**
 * Reads the story on the page with long words, large text, on the narrowest phone and in forced colours.
 * A story may name ways that it need not bear, with its reason: `parameters.layout = { leaveOut: ['long words'] }`.
 * @returns every fault found, in a sentence.
 */
export async function checkLayout(parameters: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const wish = parameters['layout'];
  const leaveOut =
    typeof wish === 'object' && wish !== null && 'leaveOut' in wish && Array.isArray(wish.leaveOut)
      ? wish.leaveOut
      : [];
  const faults: string[] = [];
  try {
    for (const strain of strains) {
      if (leaveOut.includes(strain.name)) continue;
      faults.push(...(await strained(strain)).map((fault) => `With ${strain.name}: ${fault}.`));
    }
  } finally {
    document.documentElement.style.fontSize = '';
  }
  if (!leaveOut.includes('forced colours')) faults.push(...(await withForcedColours()));
  return faults;
}
