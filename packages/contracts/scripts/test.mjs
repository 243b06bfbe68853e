/**
 * Runs the contracts' tests with forge on the same compiler as the product's bytecode.
 *   --deep       ten times as many runs of the fuzzing campaign
 *   --write-gas  writes the gas snapshot instead of comparing with it
 * Further arguments go to forge, for example `--match-contract MembersTest`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compilerSettings, packageRoot } from './compile.mjs';

const require = createRequire(import.meta.url);
const repositoryRoot = join(packageRoot, '..', '..');
const configPath = join(packageRoot, 'foundry.toml');

/** The settings that forge reads from its own file must be those of the committed bytecode. */
function settingDifferences() {
  const config = readFileSync(configPath, 'utf8');
  const expected = {
    evm_version: `"${compilerSettings.evmVersion}"`,
    optimizer: String(compilerSettings.optimizer.enabled),
    optimizer_runs: String(compilerSettings.optimizer.runs),
    via_ir: String(compilerSettings.viaIR),
    bytecode_hash: `"${compilerSettings.metadata.bytecodeHash}"`,
    cbor_metadata: String(compilerSettings.metadata.appendCBOR),
  };
  return Object.entries(expected)
    .filter(([key, value]) => !config.includes(`\n${key} = ${value}\n`))
    .map(([key, value]) => `${key} must be ${value} in foundry.toml, as in compiler.json`);
}

function forgeLauncher() {
  const manifest = require.resolve('@foundry-rs/forge/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(manifest, '..', typeof bin === 'string' ? bin : bin.forge);
}

function runForge(args) {
  const deep = args.includes('--deep');
  const writeGas = args.includes('--write-gas');
  const passed = args.filter((arg) => arg !== '--deep' && arg !== '--write-gas');
  const environment = { ...process.env, FOUNDRY_CONFIG: configPath };
  if (deep) environment.FOUNDRY_PROFILE = 'deep';
  const gas = `--gas-snapshot-check=${!writeGas}`;
  const emit = `--gas-snapshot-emit=${writeGas}`;
  const forge = [forgeLauncher(), 'test', '--root', repositoryRoot, gas, emit, ...passed];
  return (
    spawnSync(process.execPath, forge, { stdio: 'inherit', env: environment, cwd: repositoryRoot }).status ??
    1
  );
}

const differences = settingDifferences();
for (const difference of differences) console.error(`contracts: ${difference}`);
process.exitCode = differences.length > 0 ? 1 : runForge(process.argv.slice(2));
