import { describe, expect, it } from 'vitest';
import { clipOf, focusOf, type PicturedStory, pictureName, picturesOf } from './picturePolicy.ts';

const button: PicturedStory = { id: 'controls-button--primary', name: 'Primary' };
const page: PicturedStory = { id: 'pages-home--typical', name: 'Typical' };
const names = (story: PicturedStory) => picturesOf(story).map((picture) => pictureName(story, picture));

describe('picturesOf', () => {
  it('shows a component at phone width in both themes', () => {
    expect(names(button)).toEqual([
      'controls-button--primary/light-375-en',
      'controls-button--primary/dark-375-en',
    ]);
  });

  it('adds desktop and locales where a story asks for them', () => {
    expect(names({ ...button, wish: { desktop: true, locales: ['zh-Hant'] } }).slice(2)).toEqual([
      'controls-button--primary/light-1280-en',
      'controls-button--primary/light-375-zh-Hant',
    ]);
  });

  it('shows the typical state of a page in four pictures', () => {
    expect(names(page)).toEqual([
      'pages-home--typical/light-375-en',
      'pages-home--typical/dark-375-en',
      'pages-home--typical/light-375-zh-Hans',
      'pages-home--typical/light-1280-en',
    ]);
  });

  it('shows other states of a page in one', () => {
    expect(picturesOf({ ...page, name: 'Node down' })).toHaveLength(1);
  });

  it('takes none where a story says so', () => {
    expect(picturesOf({ ...button, wish: 'none' })).toEqual([]);
  });
});

describe('clipOf', () => {
  it('clips components to themselves, and to the screen on request', () => {
    expect(clipOf(button)).toBe('component');
    expect(clipOf({ ...button, wish: { clip: 'screen' } })).toBe('screen');
  });

  it('always shows a page as a screen', () => {
    expect(clipOf(page)).toBe('screen');
  });
});

describe('focusOf', () => {
  it('clears the focus, of a screen as well, unless the story is about it', () => {
    expect(focusOf(button)).toBe('cleared');
    expect(focusOf({ ...button, wish: { focus: 'kept' } })).toBe('kept');
    expect(focusOf(page)).toBe('cleared');
  });
});
