import { resolve } from 'node:path';
import { build } from 'vite';
import { sourcePlugins } from '../vite.plugins.ts';

const root = resolve(import.meta.dirname, '..');
const builds = resolve(root, 'report/bench');

/** Builds the product into a folder of its own, and says which. Texts may still wait for their translation. */
export async function buildProduct(): Promise<string> {
  const outDir = resolve(builds, 'product');
  const app = resolve(root, 'packages/app');
  await build({
    root: app,
    configFile: resolve(app, 'vite.config.ts'),
    mode: 'draft',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

/** Builds a page of this folder as the product is built, and says where it stands. */
export async function buildPage(name: string): Promise<string> {
  const outDir = resolve(builds, name);
  await build({
    root: resolve(import.meta.dirname, 'pages', name),
    configFile: false,
    base: './',
    plugins: [sourcePlugins('tolerated')],
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: ['chrome99', 'safari15.4', 'firefox115'] },
  });
  return outDir;
}
