import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { writePictureReport } from './pictureReport.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `compare`: pictures are compared; `skip`: the browser is not the one that made the references. */
    pictures: 'compare' | 'skip';
    /** Whether each story is read with long words and large text as well. */
    layout: 'check' | 'skip';
    /** The one picture that is wanted, as `light-375-en`; empty for all of a story. */
    onlyPicture: string;
  }
}

const folder = new URL('../stories/__screenshots__/', import.meta.url);
const report = new URL('../report/pictures/', import.meta.url);
const record = new URL('browser.json', folder);

const majorOf = (version: string): number => Number(/(\d+)\.\d+\.\d+\.\d+/.exec(version)?.[1] ?? Number.NaN);

/** Major version of the Chromium that runs the stories. */
async function runningMajor(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.env['CHROMIUM'] ?? '/usr/bin/chromium', ['--version']);
  return majorOf(stdout);
}

/** Major version of the Chromium that drew the references; undefined while there are none. */
async function recordedMajor(): Promise<number | undefined> {
  const text = await readFile(record, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as { chromium: number }).chromium;
}

/** What is said once, in place of hundreds of differences that nobody made. */
export const otherBrowser = (recorded: number, running: number): string =>
  [
    `Pictures were not compared: the references were drawn by Chromium ${recorded}, this is Chromium ${running}.`,
    'Draw them again from the last commit, then run the stories once more: npm run pictures:redraw',
  ].join('\n');

/** After all stories: what differed, as a page. */
async function tellDifferences(): Promise<void> {
  const count = await writePictureReport(fileURLToPath(report), fileURLToPath(folder));
  // oxlint-disable-next-line no-console -- where to look
  if (count > 0) console.error(`\n${count} picture(s) differ: open report/pictures/index.html\n`);
}

/** Runs before all stories: are the references of this browser? */
export default async function picturesSetup(
  project: TestProject,
): Promise<(() => Promise<void> | void) | undefined> {
  project.provide('onlyPicture', process.env['PICTURE'] ?? '');
  await rm(report, { recursive: true, force: true });
  project.provide('layout', process.env['LAYOUT'] === 'check' ? 'check' : 'skip');
  const [running, recorded] = await Promise.all([runningMajor(), recordedMajor()]);
  const updating = project.serializedConfig.snapshotOptions.updateSnapshot === 'all';
  if (updating || recorded === undefined) {
    await mkdir(folder, { recursive: true });
    await writeFile(record, `${JSON.stringify({ chromium: running })}\n`);
  }
  const same = updating || recorded === undefined || recorded === running;
  // PICTURES=none: a quick run of the plays alone, while one works on them. Never in `npm test`.
  const wanted = process.env['PICTURES'] !== 'none';
  project.provide('pictures', same && wanted ? 'compare' : 'skip');
  if (!wanted) return undefined;
  if (same) return tellDifferences;
  return () => {
    process.exitCode = 1;
    // oxlint-disable-next-line no-console -- the one message of the run
    console.error(`\n${otherBrowser(recorded, running)}\n`);
  };
}
