import { copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reportPage } from './pictureReportPage.ts';

/** A picture that is not as its reference, by the files that a run left of it. */
export interface PictureFault {
  /** `<story id>/<theme>-<width>-<locale>`. */
  readonly name: string;
  readonly storyId: string;
  readonly theme: string;
  readonly width: number;
  readonly locale: string;
  /** Which of its images there are, below the report's folder. */
  readonly images: {
    readonly reference?: string;
    readonly actual?: string;
    readonly difference?: string;
  };
}

const fileForm = /^([a-z0-9-]+)\/((light|dark)-(\d+)-(en|zh-Hans|zh-Hant))-(reference|actual|diff)\.png$/;
const imageKind = { reference: 'reference', actual: 'actual', diff: 'difference' } as const;

/** The failing pictures that the files of a run tell of, by their names in order. */
export function faultsOf(files: readonly string[]): readonly PictureFault[] {
  const faults = new Map<string, PictureFault>();
  for (const file of files.toSorted()) {
    const match = fileForm.exec(file);
    if (match === null) continue;
    const [, storyId = '', variant = '', theme = '', width = '', locale = '', kind = 'actual'] = match;
    const name = `${storyId}/${variant}`;
    const images = {
      ...faults.get(name)?.images,
      [imageKind[kind as keyof typeof imageKind]]: `images/${file}`,
    };
    faults.set(name, { name, storyId, theme, width: Number(width), locale, images });
  }
  return [...faults.values()];
}

/**
 * Writes `index.html` into the report's folder, beside the images that the run left there; nothing when no picture failed.
 * @param folder holds `images/<story id>/<theme>-<width>-<locale>-{actual,diff}.png`.
 * @param references folder of the reference pictures; those of failing pictures are copied, so that the report can be sent on.
 * @returns how many pictures failed.
 */
export async function writePictureReport(folder: string, references: string): Promise<number> {
  const images = join(folder, 'images');
  const files = await readdir(images, { recursive: true }).catch(() => []);
  for (const { name } of faultsOf(files.map((file) => file.replaceAll('\\', '/')))) {
    const reference = join(references, `${name}.png`);
    const copy = join(images, `${name}-reference.png`);
    // A picture that is new has none.
    if ((await stat(reference).catch(() => undefined)) === undefined) continue;
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(reference, copy);
  }
  const told = faultsOf(
    (await readdir(images, { recursive: true }).catch(() => [])).map((file) => file.replaceAll('\\', '/')),
  );
  if (told.length > 0) await writeFile(join(folder, 'index.html'), reportPage(told));
  return told.length;
}
