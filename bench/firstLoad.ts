import type { Browser, Page } from '@playwright/test';
import { type BenchRow, type BenchTools, interleaved, median } from './benchRow.ts';

/** How much slower than this machine the phone of row 6 is. */
const slowdown = 4;
/** 40 ms and 10 Mbit/s away from the host. */
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

async function slow(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Opens a page with nothing kept, and watches it until it is quiet. */
async function load(
  browser: Browser,
  { url, shows, rate }: { readonly url: string; readonly shows: 'figures' | 'hello'; readonly rate: number },
): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchLoad);
    await slow(page, rate);
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

/** Loads ours and the floor in turn. */
async function loads(
  { browser, rounds, product, say }: BenchTools,
  floorUrl: string,
  rate: number,
): Promise<Readonly<Record<'ours' | 'floor', readonly Load[]>>> {
  const seen: Record<'ours' | 'floor', Load[]> = { ours: [], floor: [] };
  const note = async (way: 'ours' | 'floor'): Promise<number> => {
    const ours = way === 'ours';
    const one = await load(browser, {
      url: ours ? product.url : floorUrl,
      shows: ours ? 'figures' : 'hello',
      rate,
    });
    seen[way].push(one);
    const figures = Number.isNaN(one.figures) ? '' : `, figures ${one.figures.toFixed(0)} ms`;
    say(`${way}, ${rate}x: paint ${one.paint.toFixed(0)} ms${figures}, blocked ${one.blocked.toFixed(0)} ms`);
    return one.paint;
  };
  await interleaved(rounds, { floor: () => note('floor'), ours: () => note('ours') });
  return seen;
}

/** Rows 4 to 6: a cold load of the configured product beside one of the floor; the last on a slower processor. */
export async function run(tools: BenchTools): Promise<readonly BenchRow[]> {
  const floor = await tools.page('floor');
  const fast = await loads(tools, floor.url, 1);
  const slower = await loads(tools, floor.url, slowdown);
  const middle = (of: readonly Load[], what: keyof Load): number => median(of.map((one) => one[what]));
  const floorPaint = middle(fast.floor, 'paint');
  return [
    {
      row: 4,
      name: "first contentful paint / the floor's",
      measured: middle(fast.ours, 'paint') / floorPaint,
      limit: 0.6,
      unit: 'x',
    },
    {
      row: 5,
      name: "first live figures / the floor's first paint",
      measured: middle(fast.ours, 'figures') / floorPaint,
      limit: 1.25,
      unit: 'x',
    },
    {
      row: 6,
      name: "main thread over 50 ms / the floor's, four times slower",
      measured: middle(slower.ours, 'blocked') / middle(slower.floor, 'blocked'),
      limit: 2,
      unit: 'x',
    },
  ];
}
