import type { Browser, CDPSession, Page } from '@playwright/test';
import { type BenchRow, type BenchTools, interleaved, median } from './benchRow.ts';
import type { SaleListBench } from './pages/saleList/main.tsx';

declare global {
  interface Window {
    readonly bench: SaleListBench;
  }
}

const frames = 120;
/** Pixels a frame: a flick through the queue. */
const step = 180;
const mostNodes = 350;

interface OpenedBench {
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

async function openBench(browser: Browser, url: string): Promise<OpenedBench> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'bench' in window);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { page, session, close: () => context.close() };
}

type Way = Parameters<SaleListBench['open']>[0];

const msToOpen = ({ page }: OpenedBench, way: Way): Promise<number> =>
  page.evaluate((wanted) => window.bench.open(wanted), way);

/** What a frame of scrolling takes, milliseconds of the main thread: of script, and of everything (script, style, layout, paint). */
interface FrameCost {
  readonly script: number;
  readonly all: number;
}

async function costOfFrame(opened: OpenedBench, way: Way): Promise<FrameCost> {
  const { page, session } = opened;
  const spent = async (): Promise<FrameCost> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const secondsOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return { script: secondsOf('ScriptDuration'), all: secondsOf('TaskDuration') };
  };
  await msToOpen(opened, way);
  const before = await spent();
  await page.evaluate(([count, by]) => window.bench.scroll(count, by), [frames, step] as const);
  const after = await spent();
  const aFrame = (part: keyof FrameCost) => ((after[part] - before[part]) * 1000) / frames;
  return { script: aFrame('script'), all: aFrame('all') };
}

/** Elements of the ranking while it is open. */
async function nodesOpen(opened: OpenedBench): Promise<number> {
  await msToOpen(opened, 'ours');
  return opened.page.evaluate(() => document.querySelectorAll('#app *').length);
}

/** Rows 12 and 13: the ranking of 100,000 orders opened beside a plain table of 100, and scrolled beside an empty scroller. */
export async function run({ browser, rounds, page, say }: BenchTools): Promise<readonly BenchRow[]> {
  const { url } = await page('saleList');
  const opened = await openBench(browser, url);
  try {
    // Code that ran before is quicker: each way has run once before it is measured.
    for (const way of ['plain', 'ours', 'empty'] as const) await costOfFrame(opened, way);
    const opening = await interleaved(rounds, {
      plain: () => msToOpen(opened, 'plain'),
      ours: () => msToOpen(opened, 'ours'),
    });
    const scrolling = await interleaved(rounds, {
      empty: () => costOfFrame(opened, 'empty'),
      ours: () => costOfFrame(opened, 'ours'),
    });
    const [plain, ours] = [median(opening.plain), median(opening.ours)];
    const medianOf = (way: keyof typeof scrolling, part: keyof FrameCost) =>
      median(scrolling[way].map((cost) => cost[part]));
    const [emptyScript, script] = [medianOf('empty', 'script'), medianOf('ours', 'script')];
    const [empty, list] = [medianOf('empty', 'all'), medianOf('ours', 'all')];
    say(`opening: ours ${ours.toFixed(1)} ms, a plain table of 100 rows ${plain.toFixed(1)} ms`);
    say(
      `scrolling, script: ours ${script.toFixed(3)} ms a frame, an empty scroller ${emptyScript.toFixed(3)} ms`,
    );
    say(
      `scrolling, main thread: ours ${list.toFixed(3)} ms a frame, an empty scroller ${empty.toFixed(3)} ms`,
    );
    return [
      {
        row: 12,
        name: 'open 100,000 sale rows / a plain table of 100',
        measured: ours / plain,
        limit: 0.6,
        unit: 'x',
      },
      {
        row: 12,
        name: 'elements of the open list',
        measured: await nodesOpen(opened),
        limit: mostNodes,
        unit: 'nodes',
      },
      {
        row: 13,
        // Of everything: an empty scroller runs next to no script, and a ratio to nothing says nothing.
        name: 'main thread a frame of scrolling / an empty scroller',
        measured: list / empty,
        limit: 4,
        unit: 'x',
      },
    ];
  } finally {
    await opened.close();
  }
}
