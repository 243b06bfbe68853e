import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageRoot } from './compile.mjs';

const require = createRequire(import.meta.url);
const architectures = { x64: 'amd64', arm64: 'arm64' };
const repositoryRoot = join(packageRoot, '..', '..');

/**
 * Path of forge's own binary. The package's launcher is passed by on purpose: it ends with 0 when forge ends with 1,
 * and a failing test would be green.
 */
function forgeBinary() {
  const name = `@foundry-rs/forge-${process.platform}-${architectures[process.arch] ?? process.arch}`;
  return require.resolve(`${name}/bin/${process.platform === 'win32' ? 'forge.exe' : 'forge'}`);
}

/** Runs forge in the repository's root with the contracts' configuration. Returns what `spawnSync` returns. */
export function runForge(args, { environment = {}, ...options } = {}) {
  return spawnSync(forgeBinary(), [args[0], '--root', repositoryRoot, ...args.slice(1)], {
    cwd: repositoryRoot,
    env: { ...process.env, FOUNDRY_CONFIG: join(packageRoot, 'foundry.toml'), ...environment },
    ...options,
  });
}
