import { expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import { activateLocale } from './catalogues.ts';
import {
  clipOf,
  focusOf,
  phoneHeight,
  type Picture,
  type PictureWish,
  type PicturedStory,
  pictureName,
  picturesOf,
} from './picturePolicy.ts';

/** The parts of a composed story that a picture needs. */
export interface ShownStory {
  readonly id: string;
  readonly storyName: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** Layout asks for the fonts it needs, and a font changes the layout: until both are at rest. */
async function settle(): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await nextFrame();
    document.body.getBoundingClientRect();
    if (document.fonts.status === 'loaded' && round > 0) return;
    await document.fonts.ready;
  }
}

/**
 * A page is at rest when its height has been the same for so many frames: its tray and its tail come a moment after it. In
 * its further pictures they are there already.
 */
const framesAtRest = { first: 8, further: 2 } as const;
const mostFrames = 120;
const mostHeights = 4;

async function restingHeight(root: Element, still: number): Promise<number> {
  let height = root.scrollHeight;
  for (let frame = 0, same = 0; frame < mostFrames && same < still; frame += 1) {
    await nextFrame();
    same = root.scrollHeight === height ? same + 1 : 0;
    height = root.scrollHeight;
  }
  return height;
}

/** Takes the focus away, after whatever gives it late, and waits until that is drawn. */
async function clearFocus(): Promise<void> {
  if (!(document.activeElement instanceof HTMLElement) || document.activeElement === document.body) return;
  document.activeElement.blur();
  await nextFrame();
}

/** Sets the page as a picture wants it; the viewport is as high as what stands on it, else it would be cut off. */
async function pose(picture: Picture, still: number): Promise<void> {
  const root = document.documentElement;
  root.dataset['theme'] = picture.theme;
  if (root.lang !== picture.locale) await activateLocale(picture.locale);
  if (innerWidth !== picture.width || innerHeight !== phoneHeight)
    await page.viewport(picture.width, phoneHeight);
  await settle();
  // A list that is as high as the window allows grows with it, so the page is measured again.
  for (let tries = 0; tries < mostHeights; tries += 1) {
    const height = Math.min(await restingHeight(root, still), tallest);
    if (height <= innerHeight) break;
    await page.viewport(picture.width, height);
    await settle();
  }
  scrollTo(0, 0);
}

/** So long a picture may take to come to rest: a busy machine stands still for seconds now and then. */
const longestMs = 20_000;

/** The matcher makes one dash of two, and a story id has two: vitest.config.ts puts them back. */
const matcherName = (name: string): string => name.replaceAll('--', '__');

/** The tester's own window is this high (vitest.config.ts); a higher page would be shrunk, and its picture blurred. */
const tallest = 2_900;

function shown(clip: 'component' | 'screen'): Element {
  const frame = document.querySelector('[data-picture]');
  if (clip === 'screen') return document.body;
  if (frame === null) throw new Error('The story has no frame to take a picture of.');
  return frame;
}

/**
 * Compares all pictures of the story on the page with their references, then reports every difference at once.
 * @throws Error naming each picture that differs, is missing or never came to rest.
 */
export async function comparePictures(story: ShownStory): Promise<void> {
  const wish = story.parameters['pictures'] as PictureWish | undefined;
  const pictured: PicturedStory = { id: story.id, name: story.storyName, wish };
  const clip = clipOf(pictured);
  const isPage = story.id.startsWith('pages-');
  const faults: string[] = [];
  const only = inject('onlyPicture');
  for (const [at, picture] of picturesOf(pictured).entries()) {
    const name = pictureName(pictured, picture);
    if (only !== '' && name !== `${story.id}/${only}`) continue;
    await pose(picture, isPage ? framesAtRest[at === 0 ? 'first' : 'further'] : 0);
    if (focusOf(pictured) === 'cleared') await clearFocus();
    try {
      await expect(page.elementLocator(shown(clip))).toMatchScreenshot(matcherName(name), {
        timeout: longestMs,
      });
    } catch (fault) {
      faults.push(`${name}: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  }
  if (faults.length > 0) throw new Error(`${faults.length} picture(s) differ.\n\n${faults.join('\n\n')}`);
}
