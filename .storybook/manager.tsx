import { addons, types, useStorybookApi } from 'storybook/manager-api';
import { SideBySide } from './SideBySide.tsx';

const id = 'amswap/side-by-side';

function Tab() {
  const story = useStorybookApi().getCurrentStoryData();
  return story?.type === 'story' ? <SideBySide storyId={story.id} /> : <p>Choose a story.</p>;
}

// A tab beside the canvas: the story on the screen in both themes and every language at once.
addons.register(id, () => {
  addons.add(id, {
    type: types.TAB,
    title: 'Side by side',
    render: ({ active }) => (active === true ? <Tab /> : <></>),
  });
});
