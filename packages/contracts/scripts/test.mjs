/**
 * Runs the contracts' tests with forge on the same compiler as the product's bytecode.
 *   --deep       ten times as many runs of the fuzzing campaign, and lists of 100,000 rows where gas is measured
 *   --write-gas  writes the gas snapshot instead of comparing with it
 * Further arguments go to forge, for example `--match-contract MembersTest`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilerSettings, packageRoot } from './compile.mjs';
import { runForge } from './forge.mjs';

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

function runTests(args) {
  const deep = args.includes('--deep');
  const writeGas = args.includes('--write-gas');
  const passed = args.filter((arg) => arg !== '--deep' && arg !== '--write-gas');
  const gas = [`--gas-snapshot-check=${!writeGas}`, `--gas-snapshot-emit=${writeGas}`];
  const environment = deep ? { FOUNDRY_PROFILE: 'deep', LIST_LENGTH: '100000' } : {};
  return runForge(['test', ...gas, ...passed], { stdio: 'inherit', environment }).status ?? 1;
}

const differences = settingDifferences();
for (const difference of differences) console.error(`contracts: ${difference}`);
process.exitCode = differences.length > 0 ? 1 : runTests(process.argv.slice(2));
