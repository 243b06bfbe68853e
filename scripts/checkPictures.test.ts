import { describe, expect, it } from 'vitest';
import { pictureLimits } from '../.storybook/picturePolicy.ts';
// @ts-expect-error a plain script without types
import { limits, pictureFaults } from './checkPictures.mjs';

const faultsOf = pictureFaults as (
  pictures: readonly { path: string; bytes: number }[],
  storyIds: ReadonlySet<string>,
) => string[];
const picture = { path: 'controls-button--primary/light-375-en.png', bytes: 4_000 };

const stories = new Set(['controls-button--primary']);

describe('pictureFaults', () => {
  it('has the limits of the policy', () => {
    expect(limits).toEqual(pictureLimits);
  });

  it('finds nothing wrong with a few well-named pictures', () => {
    expect(faultsOf([picture], stories)).toEqual([]);
  });

  it('counts', () => {
    expect(
      faultsOf(
        Array.from({ length: 1_201 }, () => picture),
        stories,
      ),
    ).toEqual(['1201 pictures are more than 1200.']);
  });

  it('weighs', () => {
    expect(faultsOf([{ ...picture, bytes: 26 * 2 ** 20 }], stories)).toEqual([
      '26.0 MB of pictures are more than 25 MB. npm run pictures:pack makes them smaller.',
    ]);
  });

  it('names what is misnamed or left over', () => {
    expect(faultsOf([{ path: 'a/blue-1.png', bytes: 1 }, picture], new Set())).toEqual([
      'a/blue-1.png is not named <story id>/<theme>-<width>-<locale>.png.',
      'controls-button--primary/light-375-en.png is of a story that is gone.',
    ]);
  });
});
