// npm run storybook:sub-folder [-- --kept]: serves the static Storybook under /x/y/ alone, as a host with a sub-folder does, and
// opens its manager, a component story, the controls of one with amounts, the same side by side, a page to read and a page story
// there: each has to show itself, and nothing may be asked for outside.
import { chromium } from 'playwright';
import { pictureLaunch } from './run/browser.mjs';
import { builtStorybook, storybookFolder } from './storybook/builtStorybook.mjs';
import { serveStatic } from './storybook/serveStatic.mjs';

const faults = [];
const expectShown = async (what, locator) => {
  await locator
    .waitFor({ state: 'visible', timeout: 90_000 })
    .then(() => console.log(`shown: ${what}`))
    .catch(() => faults.push(`${what} is not shown`));
};

builtStorybook(process.argv.includes('--kept'));
const server = await serveStatic(storybookFolder, '/x/y/');
const browser = await chromium.launch(pictureLaunch);
try {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    const isLocal = request.url().startsWith(server.url) || /^(data|blob|null)/.test(origin);
    // The mocked chain of a page story has an address that the service worker answers.
    if (!isLocal && !origin.endsWith('.example')) faults.push(`${request.url()} was asked for`);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${server.url}?path=/story/controls-button--primary`);
  await expectShown('the manager', page.getByRole('link', { name: 'Welcome' }).first());
  await expectShown(
    'a control in it',
    page.frameLocator('#storybook-preview-iframe').getByRole('button').first(),
  );
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico'))
      faults.push(message.text());
  });
  // An amount is a bigint, which the manager's own form cannot write.
  await page.goto(`${server.url}?path=/story/components-poolcard--round-open`);
  await expectShown('a row of the controls', page.getByText('What is in the pool;'));
  await page.getByRole('tab', { name: 'Side by side' }).click();
  for (const [title, words] of [
    ['Porcelain, English', 'How it works'],
    ['Graphite, 繁體中文', '規則說明'],
  ])
    await expectShown(
      `side by side: ${title}`,
      page.frameLocator(`iframe[title="${title}"]`).getByText(words).first(),
    );
  await page.goto(`${server.url}iframe.html?id=docs-welcome--docs&viewMode=docs`);
  await expectShown('the welcome', page.getByRole('heading', { name: 'The design system of AMSWAP' }));
  await page.goto(`${server.url}iframe.html?id=pages-home--typical&viewMode=story`);
  await expectShown('a page over the mocked chain', page.getByText('07:12'));
  for (const path of server.missing) if (!path.endsWith('favicon.ico')) faults.push(`${path} is not there`);
} finally {
  await browser.close();
  await server.close();
}
for (const fault of faults) console.error(fault);
console.log(`static Storybook under a sub-folder: ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
