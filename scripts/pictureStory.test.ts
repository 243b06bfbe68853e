import { describe, expect, it } from 'vitest';
// @ts-expect-error a plain script without types
import * as script from './pictureStory.mjs';

const { runOf } = script as {
  runOf: (
    told: string | undefined,
    accept: boolean,
    entries: readonly object[],
  ) => { readonly args: readonly string[]; readonly picture: string };
};

const entries = [
  {
    file: 'stories/components/OrderCard.stories.tsx',
    states: [{ id: 'components-ordercard--on-sale', name: 'On Sale (2)' }],
  },
];

describe('runOf', () => {
  it('runs one story by its id', () => {
    const { args, picture } = runOf('components-ordercard--on-sale', false, entries);
    expect(args.slice(2)).toEqual([
      '--project',
      'storybook',
      'stories/components/OrderCard.stories.tsx',
      '-t',
      '^On Sale \\(2\\)$',
    ]);
    expect(picture).toBe('');
  });

  it('runs one picture by the name that the report gives it', () => {
    expect(runOf('components-ordercard--on-sale/dark-375-zh-Hans', false, entries).picture).toBe(
      'dark-375-zh-Hans',
    );
  });

  it('accepts everything, or the pictures of one story', () => {
    expect(runOf(undefined, true, entries).args).toEqual([
      'vitest',
      'run',
      '--project',
      'storybook',
      '--update=all',
    ]);
    expect(runOf('components-ordercard--on-sale', true, entries).args).toContain('--update=all');
  });

  it('names what is near when there is no such story', () => {
    expect(() => runOf('ordercard', false, entries)).toThrow('components-ordercard--on-sale');
  });
});
