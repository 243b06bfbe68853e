import type { Browser, Page } from '@playwright/test';
import { type BenchRow, type BenchTools, interleaved, median } from './benchRow.ts';

/** A phone of the middle: four times slower than this machine, 40 ms and 10 Mbit/s away from its host. */
const slowdown = 4;
const network = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 };
/** What a task may take without being felt, milliseconds. */
const feltMs = 50;
/** How long a page is watched after its figures, milliseconds. */
const settleMs = 3_000;

/** What one cold load took, milliseconds since its start. */
interface Load {
  readonly paint: number;
  /** Of tasks over 50 ms, what was over. */
  readonly blocked: number;
  /** When the first figures of the chain were there; not for a page that shows none. */
  readonly figures: number;
}

interface Watched {
  readonly benchTasks: number[];
  benchFigures: number | undefined;
}

/** Runs in the page before its own code; must not refer to anything outside itself. */
function watchLoad(): void {
  const watched = window as unknown as { benchTasks: number[]; benchFigures: number | undefined };
  watched.benchTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.benchTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    const pool = document.querySelector('[aria-label="Lucky reward pool"]');
    if (watched.benchFigures === undefined && /\d\.\d\d/.test(pool?.textContent ?? ''))
      watched.benchFigures = performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Opens a page with nothing kept, and watches it until it is quiet. */
async function load(browser: Browser, url: string, shows: 'figures' | 'hello'): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchLoad);
    await slow(page);
    await page.goto(url);
    if (shows === 'figures')
      await page.waitForFunction(() => (window as unknown as Watched).benchFigures !== undefined);
    else await page.getByText('hello').waitFor();
    await page.waitForTimeout(settleMs);
    return await page.evaluate((felt) => {
      const { benchTasks, benchFigures } = window as unknown as Watched;
      return {
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        blocked: benchTasks.reduce((sum, task) => sum + Math.max(0, task - felt), 0),
        figures: benchFigures ?? Number.NaN,
      };
    }, feltMs);
  } finally {
    await context.close();
  }
}

/** Rows 4 to 6: a cold load of the configured product beside one of the floor. */
export async function run({ browser, rounds, page, product, say }: BenchTools): Promise<readonly BenchRow[]> {
  const floor = await page('floor');
  const loads: Record<'ours' | 'floor', Load[]> = { ours: [], floor: [] };
  const note = async (way: 'ours' | 'floor', url: string): Promise<number> => {
    const one = await load(browser, url, way === 'ours' ? 'figures' : 'hello');
    loads[way].push(one);
    say(
      `${way}: paint ${one.paint.toFixed(0)} ms, figures ${one.figures.toFixed(0)} ms, blocked ${one.blocked.toFixed(0)} ms`,
    );
    return one.paint;
  };
  await interleaved(rounds, {
    floor: () => note('floor', floor.url),
    ours: () => note('ours', product.url),
  });
  const middle = (way: 'ours' | 'floor', of: keyof Load): number => median(loads[way].map((one) => one[of]));
  const floorPaint = middle('floor', 'paint');
  return [
    {
      row: 4,
      name: "first contentful paint / the floor's",
      measured: middle('ours', 'paint') / floorPaint,
      limit: 0.6,
      unit: 'x',
    },
    {
      row: 5,
      name: "first live figures / the floor's first paint",
      measured: middle('ours', 'figures') / floorPaint,
      limit: 1.25,
      unit: 'x',
    },
    {
      row: 6,
      name: "main thread over 50 ms / the floor's, four times slower",
      measured: middle('ours', 'blocked') / middle('floor', 'blocked'),
      limit: 2,
      unit: 'x',
    },
  ];
}
