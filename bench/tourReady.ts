import type { Browser } from '@playwright/test';
import { type BenchRow, type BenchTools, median } from './benchRow.ts';

/** The world has to be there within a second of opening. */
const limitMs = 1_000;

/** Runs in the page before its own code; must not refer to anything outside itself. */
function watchFigures(): void {
  const watched = window as unknown as { tourFigures: number | undefined };
  new MutationObserver(() => {
    const pool = document.querySelector('[aria-label="Lucky reward pool"]');
    if (watched.tourFigures === undefined && /\d\.\d\d/.test(pool?.textContent ?? ''))
      watched.tourFigures = performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Opens the tour with nothing kept. How long it took from the click until the chain's first figures, milliseconds. */
async function openTour(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchFigures);
    await page.goto(url);
    const figures = await page.waitForFunction(
      () => (window as unknown as { tourFigures: number | undefined }).tourFigures,
    );
    return (await figures.jsonValue()) ?? Number.NaN;
  } finally {
    await context.close();
  }
}

/** The tour: its chain is started in a worker and seeded from the shipped state, its first figures are read and drawn. */
export async function run({ browser, rounds, host, say }: BenchTools): Promise<readonly BenchRow[]> {
  // Without a deployment beside it, the product opens the tour.
  const { url } = await host();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await openTour(browser, url));
  say(`the tour was ready after ${times.map((ms) => Math.round(ms)).join(', ')} ms`);
  return [
    { row: 0, name: 'tour: world ready after opening', measured: median(times), limit: limitMs, unit: 'ms' },
  ];
}
