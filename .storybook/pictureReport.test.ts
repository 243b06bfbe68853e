import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { faultsOf, writePictureReport } from './pictureReport.ts';

const story = 'components-ordercard--on-sale';

describe('faultsOf', () => {
  it('puts the images of one picture together and reads what it was taken of', () => {
    const faults = faultsOf([
      `${story}/dark-375-zh-Hans-diff.png`,
      `${story}/dark-375-zh-Hans-actual.png`,
      'browser.json',
    ]);
    expect(faults).toEqual([
      {
        name: `${story}/dark-375-zh-Hans`,
        storyId: story,
        theme: 'dark',
        width: 375,
        locale: 'zh-Hans',
        images: {
          actual: `images/${story}/dark-375-zh-Hans-actual.png`,
          difference: `images/${story}/dark-375-zh-Hans-diff.png`,
        },
      },
    ]);
  });
});

describe('writePictureReport', () => {
  const folders: string[] = [];
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
  });

  async function run(images: readonly string[], references: readonly string[]) {
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    folders.push(folder);
    for (const file of [...images.map((name) => `report/images/${name}`), ...references]) {
      await mkdir(join(folder, file, '..'), { recursive: true });
      await writeFile(join(folder, file), file);
    }
    const count = await writePictureReport(join(folder, 'report'), join(folder, 'references'));
    return { count, read: (file: string) => readFile(join(folder, 'report', file), 'utf8') };
  }

  it('shows reference, actual, difference and slider with the story’s link, and needs nothing outside of its folder', async () => {
    const { count, read } = await run(
      [`${story}/light-375-en-actual.png`, `${story}/light-375-en-diff.png`],
      [`references/${story}/light-375-en.png`, 'references/other/light-375-en.png'],
    );
    expect(count).toBe(1);
    const page = await read('index.html');
    for (const kind of ['reference', 'actual', 'diff'])
      expect(page).toContain(`src="images/${story}/light-375-en-${kind}.png"`);
    expect(page).toContain('type="range"');
    expect(page).toContain(`?path=/story/${story}&globals=theme:light;locale:en`);
    expect(page).toContain(`npm run pictures:story -- ${story}/light-375-en`);
    expect(page).not.toContain('other/light');
    expect(page).not.toMatch(/src="(https?:)?\/\//);
    expect(await read(`images/${story}/light-375-en-reference.png`)).toContain('references/');
  });

  it('says that a new picture has no reference', async () => {
    const { read } = await run([`${story}/light-375-en-actual.png`], []);
    expect(await read('index.html')).toContain('There is no reference yet.');
  });

  it('writes nothing when all pictures are as they were', async () => {
    const { count, read } = await run([], []);
    expect(count).toBe(0);
    await expect(read('index.html')).rejects.toThrow('ENOENT');
  });
});
