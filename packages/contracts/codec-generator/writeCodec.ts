import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { moduleSource } from './moduleSource.ts';
import { abiOf, codecSources } from './sources.ts';

const folder = fileURLToPath(new URL('../generated/codec/', import.meta.url));

/**
 * Writes `generated/codec`, or with `check` only compares it.
 * Returns the names of the files that were (or are) stale.
 */
export async function writeCodec(check: boolean): Promise<string[]> {
  const files = await codecFiles();
  const present = await readdir(folder).catch(() => []);
  const stale = present.filter((name) => !files.has(name));
  for (const [name, source] of files) {
    const held = await readFile(folder + name, 'utf8').catch(() => undefined);
    if (held !== source) stale.push(name);
  }
  if (!check) {
    await mkdir(folder, { recursive: true });
    for (const name of stale) {
      const source = files.get(name);
      await (source === undefined ? rm(folder + name) : writeFile(folder + name, source));
    }
  }
  return stale.sort();
}

async function codecFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const source of codecSources) {
    files.set(`${source.module}.ts`, moduleSource(await abiOf(source)));
  }
  const spaces = codecSources.map(({ module }) => `export * as ${module} from './${module}.ts';\n`);
  files.set('index.ts', `${INDEX_HEAD}${spaces.join('')}`);
  return files;
}

const INDEX_HEAD = `// Written by the codec generator (npm run generate -w @amswap/contracts). Do not edit.
export { CodecError, type CodecFault } from '../../codec-generator/runtime/codecError.ts';
`;
