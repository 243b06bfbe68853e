import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Two folders below the package, as sources are: from there a program finds the migrations and the packages. */
const besides = fileURLToPath(new URL('../node_modules/', import.meta.url));

/** A program of this package as plain JavaScript: it starts in a fifth of the time, which counts where it is started often. */
export interface BuiltProgram {
  readonly file: string;
  /** Its folder, for whoever removes it. */
  readonly folder: string;
}

/** Builds a program of this source. */
export async function buildProgram(entry: string): Promise<BuiltProgram> {
  mkdirSync(besides, { recursive: true });
  const folder = mkdtempSync(join(besides, '.program-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir: folder,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'program.mjs', chunkFileNames: '[name].mjs' } },
    },
  });
  return { file: join(folder, 'program.mjs'), folder };
}
