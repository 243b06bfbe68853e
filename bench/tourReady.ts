import type { Browser } from '@playwright/test';
import { type BenchRow, type BenchTools, median } from './benchRow.ts';

/** The world has to be there within a second of opening; we want its figures drawn by then as well. */
const limitMs = 1_000;

/** When the chain said that it is ready, and when its first figures stood on the screen: milliseconds after the click. */
interface Opening {
  readonly ready: number;
  readonly figures: number;
}

interface Watched {
  tourReady: number | undefined;
  tourFigures: number | undefined;
}

/** Runs in the page before its own code; must not refer to anything outside itself. */
function watchOpening(): void {
  const watched = window as unknown as Watched;
  // The chain's worker answers to what it is sent first.
  const { postMessage } = Worker.prototype;
  const heard = new WeakSet<Worker>();
  Worker.prototype.postMessage = function (this: Worker, message: unknown, more?: object) {
    if (!heard.has(this))
      this.addEventListener('message', ({ data }: MessageEvent<{ kind?: unknown }>) => {
        if (data.kind === 'ready') watched.tourReady ??= performance.now();
      });
    heard.add(this);
    postMessage.call(this, message, more);
  };
  new MutationObserver(() => {
    const pool = document.querySelector('[aria-label="Lucky reward pool"]');
    if (watched.tourFigures === undefined && /\d\.\d\d/.test(pool?.textContent ?? ''))
      watched.tourFigures = performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Opens the tour with nothing kept. */
async function openTour(browser: Browser, url: string): Promise<Opening> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchOpening);
    await page.goto(url);
    await page.waitForFunction(() => (window as unknown as Watched).tourFigures);
    return await page.evaluate(() => {
      const { tourReady = Number.NaN, tourFigures = Number.NaN } = window as unknown as Watched;
      return { ready: tourReady, figures: tourFigures };
    });
  } finally {
    await context.close();
  }
}

/** The tour: its chain is started in a worker and seeded from the shipped state, its first figures are read and drawn. */
export async function run({ browser, rounds, host, say }: BenchTools): Promise<readonly BenchRow[]> {
  // Without a deployment beside it, the product opens the tour.
  const { url } = await host();
  const openings: Opening[] = [];
  for (let round = 0; round < rounds; round++) openings.push(await openTour(browser, url));
  const rowOf = (name: string, times: readonly number[]): BenchRow => {
    say(`${name}: ${times.map((ms) => Math.round(ms)).join(', ')} ms`);
    return { row: 0, name, measured: median(times), limit: limitMs, unit: 'ms' };
  };
  return [
    rowOf(
      'tour: world ready after opening',
      openings.map(({ ready }) => ready),
    ),
    rowOf(
      'tour: figures drawn after opening',
      openings.map(({ figures }) => figures),
    ),
  ];
}
