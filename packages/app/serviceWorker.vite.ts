// The service worker beside the page, under a name that stays: sw.js, and its kill switch. Both are transpiled as they are;
// the worker is told the build's name and which files make the app start without a network.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { type Plugin, type ResolvedConfig, transformWithOxc } from 'vite';

const folder = resolve(import.meta.dirname, 'src/offline');

/** Largest file that is fetched ahead, bytes: what is larger (the tour's chain, ethers) is kept when it is first used. */
const largestAhead = 160_000;

async function transpile(name: string): Promise<string> {
  const file = resolve(folder, name);
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  return code;
}

/** Writes `sw.js` and `sw-off.js` beside the page. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'amswap:service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (config.build.ssr) return;
        const outputs = Object.values(bundle);
        const files = outputs
          .filter((output) => output.type === 'chunk' && Buffer.byteLength(output.code) <= largestAhead)
          .map(({ fileName }) => fileName)
          .toSorted();
        const entry = outputs.find((output) => output.type === 'chunk' && output.isEntry);
        if (entry === undefined) this.error('the build has no entry');
        const page = bundle['index.html'];
        const markup = page?.type === 'asset' ? page.source.toString() : '';
        const build = createHash('sha256')
          .update(markup)
          .update([...files, entry.fileName].join('\n'))
          .digest('hex')
          .slice(0, 12);
        const ahead = ['./', ...new Set([entry.fileName, ...files])];
        const shell = JSON.stringify({ build, files: ahead });
        const source = (await transpile('serviceWorker.ts')).replaceAll('__SHELL__', () => `(${shell})`);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
        this.emitFile({
          type: 'asset',
          fileName: 'sw-off.js',
          source: await transpile(basename('serviceWorkerOff.ts')),
        });
      },
    },
  };
}
