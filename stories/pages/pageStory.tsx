import { App } from '@amswap/app';
import { nodeHandlers, testDeployment, type HttpFace } from '@amswap/testing';
import type { Decorator } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { openPage, type OpenedPage, type PageSetting } from './openPage.ts';
import { takeStoryLocks } from './storyLocks.ts';

let opened: OpenedPage | undefined;

/** The page of the story on the screen. @throws Error where no page story is shown. */
export function shownPage(): OpenedPage {
  if (opened === undefined) throw new Error('No page story is shown.');
  return opened;
}

/** The handlers stand for the whole session; which chain answers is the story's affair. */
const face: Pick<HttpFace, 'respond'> = {
  // A request that comes after its story has ended finds nobody, as one of a closed tab does.
  respond: async (body) => {
    if (opened === undefined) throw new Error('No page story is shown.');
    return opened.mock.http.respond(body);
  },
};
const handlers = testDeployment.rpcUrls.flatMap((url) => nodeHandlers(url, face as HttpFace));

const mountPage: Decorator = () => {
  const { store } = shownPage();
  return <App store={store} />;
};

/** Whether a page is there and waits for nothing any more. */
export const isSettled = (canvasElement: HTMLElement): boolean =>
  canvasElement.querySelector('h1, [role="timer"], section') !== null &&
  canvasElement.querySelector('[aria-busy="true"]') === null;

/** Waits until nothing on the page says any more that it is being read. */
export const settled = (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => expect(isSettled(canvasElement)).toBe(true));

interface PageContext {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly canvasElement: HTMLElement;
}

const settingOf = ({ parameters }: Pick<PageContext, 'parameters'>): PageSetting =>
  parameters['page'] as PageSetting;

/** What every file of page stories begins with: the app opened anew for each story, from its `parameters.page`. */
export const pageMeta = {
  decorators: [mountPage],
  render: () => <></>,
  parameters: { msw: { handlers } },
  async beforeEach(context: Pick<PageContext, 'parameters'>) {
    const giveLocksBack = takeStoryLocks();
    opened = await openPage(settingOf(context));
    return () => {
      opened?.close();
      opened = undefined;
      giveLocksBack();
    };
  },
  /** A picture is of a page that has read everything, unless its chain never answers. */
  async afterEach(context: PageContext) {
    const { node, world } = settingOf(context);
    if (node !== 'silent' && world !== 'nodeDown') await settled(context.canvasElement);
  },
};

/** Parameters of a story of a page. */
export const pageOf = (page: PageSetting) => ({ page });
