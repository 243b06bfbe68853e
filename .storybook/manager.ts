import { createElement, Fragment } from 'react';
import { addons, types, useStorybookApi } from 'storybook/manager-api';
import { SideBySide } from './sideBySide.ts';

// The manager has a React of its own, older than ours, as a global, and its bundler knows JSX only by that name: what is drawn in
// it is made by createElement.

const id = 'amswap/side-by-side';

function Tab() {
  const story = useStorybookApi().getCurrentStoryData();
  return story?.type === 'story'
    ? createElement(SideBySide, { storyId: story.id })
    : createElement('p', {}, 'Choose a story.');
}

// A tab beside the canvas: the story on the screen in both themes and every language at once.
addons.register(id, () => {
  addons.add(id, {
    type: types.TAB,
    title: 'Side by side',
    render: ({ active }) => createElement(active === true ? Tab : Fragment),
  });
});
