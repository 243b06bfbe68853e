import type { Browser } from '@playwright/test';
import { type BenchRow, type BenchTools, interleaved, median } from './benchRow.ts';

/** How long each way is watched in a round, milliseconds: several ticks. */
const watchedMs = 5_000;

/** Milliseconds of script that a page runs in a second while nobody touches it. */
async function scriptMsPerSecond(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.getByRole('timer').first().waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const scriptSeconds = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
    };
    // The first second still draws.
    await page.waitForTimeout(1_500);
    const before = await scriptSeconds();
    await page.waitForTimeout(watchedMs);
    return ((await scriptSeconds()) - before) * 1000 * (1000 / watchedMs);
  } finally {
    await context.close();
  }
}

/** Row 14: fifty countdowns that write themselves, beside fifty that read one shared atom. */
export async function run({ browser, rounds, page, say }: BenchTools): Promise<readonly BenchRow[]> {
  const { url } = await page('countdowns');
  const measured = await interleaved(rounds, {
    atom: () => scriptMsPerSecond(browser, `${url}?way=atom`),
    ours: () => scriptMsPerSecond(browser, `${url}?way=ours`),
  });
  const [ours, byAtom] = [median(measured.ours), median(measured.atom)];
  say(`ours ${ours.toFixed(2)} ms/s, one shared atom ${byAtom.toFixed(2)} ms/s`);
  return [
    {
      row: 14,
      name: 'script of 50 countdowns / by one shared atom',
      measured: ours / byAtom,
      limit: 0.25,
      unit: 'x',
    },
  ];
}
