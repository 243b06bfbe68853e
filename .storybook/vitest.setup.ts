import { afterEach, beforeEach, inject } from 'vitest';
import { watchConsole } from './consoleErrors.ts';
import { checkLayout } from './checkLayout.ts';
import { comparePictures, type ShownStory } from './comparePictures.ts';
import { tellScreen } from './tellScreen.ts';
import { untranslatedTexts } from './untranslatedTexts.ts';

const errors = watchConsole();

/** Whether the words of a story are read in the pseudo-locale: a page's, unless another story shows the same ones. */
const readsWords = ({ id, parameters }: ShownStory): boolean =>
  id.startsWith('pages-') && parameters['words'] !== 'known';

/** Words of the mocked chain, wallet and accounts service: what a contract, a wallet or a person called something. */
const mockedWords = [
  'مرحبا WWWWWWWWWWWWWWWWWWWWWWWWWWW',
  '<img src=x onerror=alert(1)>',
  // Cut where a symbol has to be short.
  '<img src=x o',
  'BNB Chain (mocked)',
  'Test Wallet',
  'help@amswap.test.example',
  'demo',
];

/** Words that a story's own data brings as well: `parameters.data = ['word']`. */
const dataOf = ({ parameters }: ShownStory): readonly string[] =>
  Array.isArray(parameters['data'])
    ? [...mockedWords, ...(parameters['data'] as readonly string[])]
    : mockedWords;

/** What the addon puts into a test's context once its story has run. */
interface StoryContext {
  readonly story?: ShownStory | undefined;
}

beforeEach(() => errors.forget());

// After the play function, while the story is still mounted.
afterEach(async (context) => {
  const { story } = context as typeof context & StoryContext;
  if (context.task.result?.state === 'fail') throw new Error(tellScreen());
  if (story === undefined) return;
  // Pictures first: a story that is loud and looks wrong is told both.
  const [pictures] = await Promise.allSettled([
    inject('pictures') === 'compare' ? comparePictures(story) : undefined,
  ]);
  // After the pictures: it leaves the page in another language.
  const escaped = readsWords(story) ? await untranslatedTexts(dataOf(story)) : [];
  const layout = inject('layout') === 'check' ? await checkLayout(story.parameters) : [];
  const heard = errors.left(story.parameters['allowedErrors']);
  const faults = [
    heard,
    pictures.status === 'rejected' ? (pictures.reason as Error).message : undefined,
    escaped.length === 0
      ? undefined
      : `In the pseudo-locale these texts stay as they are: ${escaped.map((text) => JSON.stringify(text)).join(', ')}`,
    layout.length === 0 ? undefined : `The layout does not hold.\n${layout.join('\n')}`,
  ];
  const told = faults.filter((fault) => fault !== undefined);
  if (told.length > 0) throw new Error(told.join('\n\n'));
});
