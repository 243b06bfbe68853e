// npm run test:firefox: the tour in Debian's Firefox, from the first figures to a synthesis, every route, and a reload. Prints
// its totals last. Apart from `npm test`, whose browser is Chromium.
import { requireFirefox } from '../../scripts/run/bootstrap.mjs';
import buildApp from '../buildApp.ts';
import { specifiedPaths } from '../screens/paths.ts';
import { startStaticHost } from '../staticHost.ts';
import { startFirefox } from './bidiBrowser.ts';

const waitMs = 30_000;
const browser = await startFirefox(requireFirefox());
console.log(browser.version);
await buildApp();
const host = await startStaticHost();

/** Waits until the text of what a selector finds holds a word. */
const reads = (selector: string, word: string) =>
  browser.run(
    async (where: string, wanted: string, ms: number) => {
      const end = performance.now() + ms;
      let found = '';
      while (performance.now() < end) {
        found = [...document.querySelectorAll(where)].map((node) => node.textContent).join(' | ');
        if (found.includes(wanted)) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`"${wanted}" did not come; there is: ${found.slice(0, 400)}`);
    },
    selector,
    word,
    waitMs,
  );

/** Presses the button, tab or link of that name below a selector, as soon as it can be pressed. */
const press = (selector: string, name: string) =>
  browser.run(
    async (where: string, wanted: string, ms: number) => {
      const end = performance.now() + ms;
      while (performance.now() < end) {
        const found = [...document.querySelectorAll<HTMLElement>(where)]
          .flatMap((node) => [...node.querySelectorAll<HTMLElement>('button, a, [role="tab"]')])
          .find((node) => (node.getAttribute('aria-label') ?? node.textContent ?? '').includes(wanted));
        if (found !== undefined && !found.matches(':disabled') && found.getClientRects().length > 0)
          return found.click();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`nothing named "${wanted}" can be pressed`);
    },
    selector,
    name,
    waitMs,
  );

const goTo = (path: string) =>
  browser.run((hash: string) => {
    location.hash = hash;
  }, path);

const steps: readonly (readonly [name: string, step: () => Promise<void>])[] = [
  [
    'the tour opens, and its chain answers',
    async () => {
      await browser.open(host.url);
      await reads('main', 'ACB');
      await reads('body', 'Guest tour');
    },
  ],
  [
    'its wallet is connected',
    async () => {
      await press('header', 'Connect wallet');
      await press('[role="dialog"] li', 'wallet');
      await press('[role="dialog"]', 'Approve');
      await reads('main', 'Not authorised');
    },
  ],
  [
    'a synthesis is authorised exactly, sent and recorded',
    async () => {
      await goTo('/pages/index/miningX');
      await reads('h1', 'Synthesise hashrate');
      await press('main', '40');
      await press('main', 'Authorise exactly');
      await press('[role="dialog"]', 'Authorise in wallet');
      await press('[role="dialog"]', 'I have read this');
      await press('[role="dialog"]', 'Approve');
      await reads('[role="dialog"]', 'Synthesise hashrate');
      await press('[role="dialog"]', 'Approve');
      await reads('main li', '40 power · X');
    },
  ],
  [
    'every route opens',
    async () => {
      for (const path of specifiedPaths) {
        await goTo(path);
        await browser.run(async (ms: number) => {
          const end = performance.now() + ms;
          const title = () => document.querySelector('h1')?.textContent ?? '';
          while (title() === '' && performance.now() < end)
            await new Promise((resolve) => setTimeout(resolve, 50));
          if (title() === '' || /not found|broke/i.test(title()))
            throw new Error(`${location.hash}: ${title()}`);
        }, waitMs);
      }
    },
  ],
  [
    'after a reload the account, the machine and the chain are there',
    async () => {
      await goTo('/pages/machineRecord/machineRecord');
      await browser.reload();
      await reads('main', '40 power · X');
    },
  ],
  [
    'the console stayed silent',
    async () => {
      // The browser itself says of the deployment.json that is not there, the tour's sign, that it failed to load.
      const words = browser.heard.filter((line) => !line.includes('deployment.json'));
      if (words.length > 0) throw new Error(words.join('\n'));
    },
  ],
];

let failed = 0;
try {
  for (const [name, step] of steps)
    await step().then(
      () => console.log(`  ok  ${name}`),
      (fault: unknown) => {
        failed += 1;
        console.log(`FAIL  ${name}\n      ${fault instanceof Error ? fault.message : String(fault)}`);
      },
    );
} finally {
  await browser.close();
  await host.close();
}
console.log(`${steps.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
