import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../scripts/run/browser.mjs';

// The built app in Debian's Chromium. No retries: a test that needs one is wrong.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  globalSetup: './buildApp.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../report/e2e.json' }],
    ['junit', { outputFile: '../report/e2e.xml' }],
  ],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    // A trace costs as much time as the test; `npx playwright test --trace on` makes one of a test that fails.
    screenshot: 'only-on-failure',
    launchOptions: browserLaunch,
  },
});
