import './fonts.css';
import '@amswap/ui/global.css';
import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { activateLocale, type StoryLocale, storyLocales } from './catalogues.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { storyClock, storyTime } from './storyClock.ts';
import { workerAddress } from './workerAddress.ts';

// Code is loaded when it is first needed, a chain starts in a worker: a busy machine may stand still for seconds. What is
// missing is told in a line; what stood on the screen instead, in .storybook/vitest.setup.ts.
configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message) => new Error(message ?? 'An element was not found.'),
});

// A contact sheet changes the language of a story as it stands: the toolbar would open it anew, without its play.
addEventListener('amswap:locale', (event) => {
  if (event instanceof CustomEvent) void activateLocale(event.detail as StoryLocale);
});

// Side by side a story plays in English, whose words its play knows, and is shown in the language that is asked for afterwards.
const shownIn = new URLSearchParams(location.search).get('shownIn');
const laterLocale = storyLocales.find((locale) => locale === shownIn);
if (laterLocale !== undefined) addons.getChannel().on(STORY_FINISHED, () => void activateLocale(laterLocale));

const isPage = (title: string): boolean => /^(pages|flows)\//.test(title);

/** Whether a value holds an amount somewhere: Storybook's form for objects shows JSON, which has no bigint, and breaks. */
function holdsBigint(value: unknown, depth = 0): boolean {
  if (typeof value === 'bigint') return true;
  if (typeof value !== 'object' || value === null || depth > 6 || value instanceof Element) return false;
  return Object.values(value).some((each) => holdsBigint(each, depth + 1));
}

const viewports = {
  small: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' } },
  wide: { name: 'Wide, 1440', styles: { width: '1440px', height: '900px' } },
};

const preview: Preview = {
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      // Over plain http from another machine there are no service workers: all but the pages still work.
      if (!('serviceWorker' in navigator)) return worker;
      await worker.start({
        quiet: true,
        serviceWorker: { url: workerAddress },
        onUnhandledRequest(request, print) {
          // The story's own files come from its own server; anything else that nobody answers is a fault.
          if (new URL(request.url).origin !== location.origin) print.error();
        },
      });
      return worker;
    }),
    async ({ globals }) => {
      await activateLocale(globals['locale'] as StoryLocale);
      return {};
    },
  ],
  decorators: [
    (Story, { globals, parameters, title }) => (
      <StoryFrame
        margin={isPage(title) || parameters['margin'] === 'bare' ? 'bare' : 'padded'}
        ground={title.startsWith('controls/') ? 'card' : 'page'}
        time={globals['time'] === 'running' ? 'running' : 'held'}
      >
        <Story />
      </StoryFrame>
    ),
  ],
  beforeAll() {
    // Storybook's own wraps each event in React's `act` and does not wait for it: where something suspends, as what is loaded with
    // the first press does, the rest of that drawing is lost, now and then. Here events reach React as they do in a browser.
    configure({ eventWrapper: (send: () => void) => send() });
  },
  beforeEach({ globals, parameters }) {
    const now: unknown = parameters['now'];
    storyClock.hold(typeof now === 'string' ? Date.parse(now) : storyTime);
    const root = document.documentElement;
    root.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
    root.dataset['motion'] = globals['motion'] === 'less' ? 'less' : 'full';
  },
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => [
          name,
          holdsBigint(initialArgs[name]) ? { ...argType, control: false } : argType,
        ]),
      ),
  ],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Porcelain (light)' },
          { value: 'dark', title: 'Graphite (dark)' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: storyLocales.map((value) => ({ value, title: value === 'pseudo' ? 'Pseudo (long)' : value })),
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'less', title: 'Less motion' },
        ],
      },
    },
    time: {
      description: 'Time',
      toolbar: {
        icon: 'time',
        dynamicTitle: true,
        items: [
          { value: 'held', title: 'Time held' },
          { value: 'running', title: 'Time running' },
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    locale: 'en',
    motion: 'full',
    time: 'held',
    viewport: { value: 'phone', isRotated: false },
  },
  parameters: {
    layout: 'fullscreen',
    // What passes is counted, not told in full: every result of every story goes to the runner and back.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: { order: ['docs', 'foundations', 'controls', 'components', 'pages', 'flows'] },
    },
  },
};

export default preview;
