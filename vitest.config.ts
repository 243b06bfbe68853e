import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { pictureProvider } from './.storybook/pictureProvider.ts';
import { pictureLaunch } from './scripts/run/browser.mjs';
import { sourcePlugins } from './vite.plugins.ts';

export default defineConfig({
  test: {
    // A sub-library of the pictures keeps a handle open; nothing of ours is left to wait for.
    teardownTimeout: 2_000,
    projects: [
      {
        plugins: sourcePlugins(),
        test: {
          name: 'unit',
          environment: 'node',
          // Files share their modules: loading ethers and the EVM a hundred times took longer than the tests.
          pool: 'threads',
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/*/test/**/*.test.ts',
            'testing/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          // A suite of its own: npm run test:accounts.
          exclude: ['packages/accounts/**'],
        },
      },
      {
        test: {
          name: 'accounts',
          environment: 'node',
          include: ['packages/accounts/test/**/*.test.ts'],
          exclude: ['packages/accounts/test/**/*.page.test.ts'],
          // A database server is started, and processes are killed and started again.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The accounts service as the tour runs it: the same suite, inside a page.
        test: {
          name: 'accounts-page',
          include: ['packages/accounts/test/**/*.page.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: pictureLaunch,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          isolate: false,
          // A page for each core; `npm test` has something else for the other one.
          maxWorkers: Number(process.env['STORY_PAGES'] ?? 2),
          // The first story waits for the whole preview to be transformed; no story is timed by this.
          testTimeout: 60_000,
          setupFiles: ['.storybook/vitest.setup.ts'],
          globalSetup: ['.storybook/picturesSetup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
                // Two dashes of a story id come as two underscores: see .storybook/comparePictures.ts.
                resolveScreenshotPath: ({ root, arg, ext }) =>
                  `${root}/stories/__screenshots__/${arg.replace('__', '--')}${ext}`,
                // What a run finds different, for the page that .storybook/pictureReport.ts makes of it.
                resolveDiffPath: ({ root, arg, ext }) =>
                  `${root}/report/pictures/images/${arg.replace('__', '--')}${ext}`,
              },
            },
            provider: pictureProvider({
              contextOptions: {
                // Larger than any picture: a story's frame that does not fit is scaled, and its picture blurred.
                viewport: { width: 1440, height: 3000 },
                reducedMotion: 'reduce',
                deviceScaleFactor: 1,
                timezoneId: 'UTC',
                locale: 'en-US',
                colorScheme: 'light',
              },
              launchOptions: pictureLaunch,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
