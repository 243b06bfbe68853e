import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error a plain script without types
import { packed } from './packPictures.mjs';

const pack = packed as (bytes: Buffer) => Buffer;

/** A picture of one sign again and again, as a browser would write it. */
function signs(alpha: number): Buffer {
  const picture = new PNG({ width: 64, height: 64 });
  for (let y = 0; y < 64; y++)
    for (let x = 0; x < 64; x++) {
      const ink = ((x % 8) * 5 + (y % 8) * 3) % 7 < 2 ? (x % 8) * 30 : 255;
      picture.data.set([ink, ink, ink, alpha], (y * 64 + x) * 4);
    }
  return PNG.sync.write(picture, { deflateLevel: 1, filterType: 4 });
}

describe('a packed picture', () => {
  it.each([255, 120])('has the same pixels in fewer bytes, with an alpha of %i', (alpha) => {
    const before = signs(alpha);
    const after = pack(before);
    expect(after.length).toBeLessThan(before.length);
    expect(PNG.sync.read(after).data.equals(PNG.sync.read(before).data)).toBe(true);
  });

  it('is not packed again', () => {
    const once = pack(signs(255));
    expect(pack(once)).toBe(once);
  });
});
