// Writes generated/codec from generated/abi; with --check only says what is stale, and fails if something is.
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/**
 * @param {{ check?: boolean }} options with `check`, nothing is written
 * @returns {Promise<string[]>} the stale files' names
 */
export async function generateCodec({ check = false } = {}) {
  const { writeCodec } = await tsImport('./writeCodec.ts', import.meta.url);
  return writeCodec(check);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes('--check');
  const stale = await generateCodec({ check });
  console.log(
    stale.length === 0 ? 'codec: up to date' : `codec: ${check ? 'stale' : 'wrote'} ${stale.join(', ')}`,
  );
  process.exitCode = check && stale.length > 0 ? 1 : 0;
}
