import { playwright } from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

type PlaywrightOptions = Parameters<typeof playwright>[0];
type Provider = ReturnType<typeof playwright>;

/** Of the options of a screenshot, what a picture here goes by. */
interface Wanted {
  /** Selector of what is shown. */
  readonly element?: string;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What the matcher takes its pictures by. */
    __vitest_takeScreenshot: (name: string, wanted: Wanted) => Promise<{ buffer: Buffer; path: string }>;
  }
}

/**
 * Takes a picture of an element as it stands. Playwright's own screenshot of an element first waits until it has stood still for
 * two frames, which is a third of the time of a picture. Here the page has been posed and is at rest, and the matcher takes
 * another picture where the first one is not the reference: .storybook/comparePictures.ts.
 * @throws Error where the element is not on the page.
 */
const takePicture: BrowserCommand<[name: string, wanted: Wanted]> = async (
  { iframe, page },
  _name,
  { element = 'body' },
) => {
  const shown = iframe.locator(element);
  const box = await shown.boundingBox();
  if (box === null) throw new Error(`Nothing to take a picture of: ${element}`);
  // What is higher than the window is Playwright's to show.
  const isWhole = box.y + box.height <= (page.viewportSize()?.height ?? 0);
  if (!isWhole) return { buffer: await shown.screenshot({ animations: 'disabled' }), path: '' };
  const [x, y] = [Math.floor(box.x), Math.floor(box.y)];
  const clip = { x, y, width: Math.ceil(box.x + box.width) - x, height: Math.ceil(box.y + box.height) - y };
  return { buffer: await page.screenshot({ clip, animations: 'disabled' }), path: '' };
};

/** Playwright's browser for stories, with pictures taken as above. */
export function pictureProvider(options: PlaywrightOptions): Provider {
  const provider = playwright(options);
  return {
    ...provider,
    providerFactory(project) {
      const made = provider.providerFactory(project);
      project.browser?.registerCommand('__vitest_takeScreenshot', takePicture);
      return made;
    },
  };
}
