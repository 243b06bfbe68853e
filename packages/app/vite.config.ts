import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { sourcePlugins } from '../../vite.plugins.ts';
import { englishCore } from './englishCore.vite.ts';
import { firstLoad } from './firstLoad.vite.ts';
import { serviceWorker } from './serviceWorker.vite.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

// The one chunk that is fetched beside the entry.
const besideEntry = 'src/boot/behindPaint.ts';
// The router's code, behind the first figures.
const routerChunk = 'src/routes/openRouter.tsx';

/** Builds to measure or try while texts are still being translated: `vite build --mode draft`. */
const draft = 'draft';

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  // Relative addresses: the build runs from any folder of any host.
  base: './',
  // A missing file is missing: no page in place of deployment.json.
  appType: 'mpa',
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [
    sourcePlugins(mode === draft ? 'tolerated' : 'refused'),
    englishCore([besideEntry, routerChunk]),
    firstLoad(besideEntry),
    serviceWorker(),
  ],
  worker: { format: 'es' },
  build: {
    target: ['chrome99', 'safari15.4', 'firefox115'],
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    // One style sheet, written into the page by its hash (firstLoad.vite.ts).
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // What a part needs would be named in the code of who asks for it. In the first load's two files those names are a
      // kilobyte: parts asked for there ask for the rest themselves. Pages name theirs in the router's file, as ever.
      resolveDependencies: (_, needs, { hostId, hostType }) =>
        hostType === 'js' && /(^|\/)(index|entry|behindPaint)-[^/]*$/.test(hostId) ? [] : needs,
    },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      onLog(level, log, handle) {
        // Parts of the first screen are compiled without memo: by now the directive that says so has done its work.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
      output: {
        // Everything that the first paint needs is one file: a second one would be a second request.
        codeSplitting: {
          groups: [
            { name: 'entry', tags: ['$initial'], priority: 2 },
            { name: 'behindPaint', test: besideEntry, priority: 1 },
          ],
        },
      },
    },
  },
}));
