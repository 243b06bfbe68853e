// Holds the reference pictures to the limits of the policy: how many, how large together, and no picture left over
// from a story that is gone.
import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { storyCoverage } from './storyCoverage/storyCoverage.mjs';

const folder = new URL('../stories/__screenshots__/', import.meta.url);

/** As in .storybook/picturePolicy.ts, which a test holds these to. */
export const limits = { count: 1_200, bytes: 25 * 1024 * 1024 };

/**
 * What is wrong with a set of pictures, in sentences.
 * @param pictures `path` below the folder and `bytes` of each.
 * @param storyIds of the stories there are.
 */
export function pictureFaults(pictures, storyIds) {
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
  const faults = [];
  if (pictures.length > limits.count)
    faults.push(`${pictures.length} pictures are more than ${limits.count}.`);
  if (bytes > limits.bytes)
    faults.push(
      `${(bytes / 2 ** 20).toFixed(1)} MB of pictures are more than ${limits.bytes / 2 ** 20} MB. npm run pictures:pack makes them smaller.`,
    );
  for (const { path } of pictures) {
    const match = /^([a-z0-9-]+)\/(light|dark)-(\d+)-(en|zh-Hans|zh-Hant)\.png$/.exec(path);
    if (match === null) faults.push(`${path} is not named <story id>/<theme>-<width>-<locale>.png.`);
    else if (!storyIds.has(match[1])) faults.push(`${path} is of a story that is gone.`);
  }
  return faults;
}

async function picturesOnDisk() {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  const names = entries.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.png'));
  return Promise.all(names.map(async (path) => ({ path, bytes: (await stat(new URL(path, folder))).size })));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const pictures = await picturesOnDisk();
  const storyIds = new Set(storyCoverage().stories.flatMap(({ states }) => states.map(({ id }) => id)));
  const faults = pictureFaults(pictures, storyIds);
  for (const fault of faults) console.error(fault);
  const size = pictures.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${pictures.length} pictures, ${(size / 2 ** 20).toFixed(2)} MB, ${faults.length} faults`);
  process.exit(faults.length > 0 ? 1 : 0);
}
