import { resolve } from 'node:path';
import { build } from 'vite';

/** Builds the product once before the first test: the tests run what users get. */
export default async function buildApp(): Promise<void> {
  const root = resolve(import.meta.dirname, '../packages/app');
  await build({ root, configFile: resolve(root, 'vite.config.ts'), logLevel: 'warn' });
}
