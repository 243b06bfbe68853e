import { afterEach, beforeEach, inject } from 'vitest';
import { watchConsole } from './consoleErrors.ts';
import { comparePictures, type ShownStory } from './comparePictures.ts';

const errors = watchConsole();

/** What the addon puts into a test's context once its story has run. */
interface StoryContext {
  readonly story?: ShownStory | undefined;
}

beforeEach(() => errors.forget());

// After the play function, while the story is still mounted.
afterEach(async (context) => {
  const { story } = context as typeof context & StoryContext;
  if (context.task.result?.state === 'fail' || story === undefined) return;
  errors.refuse(story.parameters['allowedErrors']);
  if (inject('pictures') === 'compare') await comparePictures(story);
});
