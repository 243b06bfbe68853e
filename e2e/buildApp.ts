import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';

/** Where the tested build stands: a folder of its own, so that another build of the app can run beside the tests. */
export const builtApp = resolve(import.meta.dirname, process.env['AMSWAP_E2E_APP'] ?? '../test-results/app');

/**
 * Builds the product once before the first test: the tests run what users get.
 *
 * For work on the tests themselves, `AMSWAP_E2E_BUILD=kept` takes the build of the last run, and `draft` builds although
 * texts still wait for their translation; `AMSWAP_E2E_APP` names another folder for it.
 */
export default async function buildApp(): Promise<void> {
  const way = process.env['AMSWAP_E2E_BUILD'];
  if (way === 'kept' && existsSync(builtApp)) return;
  const root = resolve(import.meta.dirname, '../packages/app');
  await build({
    root,
    configFile: resolve(root, 'vite.config.ts'),
    mode: way === 'draft' ? 'draft' : 'production',
    logLevel: 'error',
    build: { outDir: builtApp, emptyOutDir: true },
  });
}
