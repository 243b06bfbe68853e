// npm run pictures:pack: writes each reference picture with fewer bytes and the same pixels. A browser writes pictures
// fast, not small: with one filter for all lines and the strongest deflate they take a third less of every clone.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';

const folder = new URL('../stories/__screenshots__/', import.meta.url);

/** The same pixels in fewer bytes; the picture itself where it is small already. */
export function packed(bytes) {
  const picture = PNG.sync.read(bytes);
  let opaque = true;
  for (let at = 3; at < picture.data.length; at += 4) opaque &&= picture.data[at] === 255;
  // Screens are flat areas: a filter makes the same neighbour different from line to line, which deflate finds worse.
  const smaller = PNG.sync.write(picture, {
    colorType: opaque ? 2 : 6,
    filterType: 0,
    deflateLevel: 9,
    deflateStrategy: 0,
  });
  return smaller.length < bytes.length ? smaller : bytes;
}

/** Packs all reference pictures. @returns how many became smaller, and by how many bytes together. */
export function packPictures() {
  let count = 0;
  let saved = 0;
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.png')) continue;
    const file = new URL(name.replaceAll('\\', '/'), folder);
    const before = readFileSync(file);
    const after = packed(before);
    if (after === before) continue;
    writeFileSync(file, after);
    count += 1;
    saved += before.length - after.length;
  }
  return { count, saved };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { count, saved } = packPictures();
  console.log(`${count} pictures take ${(saved / 2 ** 20).toFixed(1)} MB less.`);
}
