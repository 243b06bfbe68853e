/**
 * Writes generated/ (ABIs, artifacts, storage layouts) from the Solidity sources, then the read codec from the ABIs.
 * With --check nothing is written: the run is red when anything committed differs from what the sources give.
 * The outputs are keyed on a hash of their inputs, so that an unchanged tree costs no compilation.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compileSources, inputsHash, packageRoot } from './compile.mjs';
import { emitFiles } from './emit.mjs';

const generatedRoot = join(packageRoot, 'generated');
const manifestPath = join(generatedRoot, 'manifest.json');
const ownedFolders = ['abi', 'bytecode', 'layout'];
const ownedFiles = ['abiHash.ts', 'index.ts'];
const check = process.argv.includes('--check');

function committedFiles() {
  const files = {};
  const add = (path) => {
    files[relative(generatedRoot, path)] = readFileSync(path, 'utf8');
  };
  for (const folder of ownedFolders) {
    const path = join(generatedRoot, folder);
    if (!existsSync(path)) continue;
    for (const name of readdirSync(path)) add(join(path, name));
  }
  for (const name of ownedFiles) {
    if (existsSync(join(generatedRoot, name))) add(join(generatedRoot, name));
  }
  return files;
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const name of Object.keys(files).sort())
    hash.update(`${name}\0${files[name].length}\0${files[name]}\0`);
  return hash.digest('hex');
}

function readManifest() {
  return existsSync(manifestPath) ? JSON.parse(readFileSync(manifestPath, 'utf8')) : {};
}

function isFresh(inputs) {
  const manifest = readManifest();
  return manifest.inputs === inputs && manifest.outputs === hashOf(committedFiles());
}

function writeFiles(files, inputs) {
  for (const folder of ownedFolders) rmSync(join(generatedRoot, folder), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const path = join(generatedRoot, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const manifest = { inputs, outputs: hashOf(files) };
  writeFileSync(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`);
}

function differences(emitted) {
  const committed = committedFiles();
  const names = new Set([...Object.keys(emitted), ...Object.keys(committed)]);
  return [...names].filter((name) => emitted[name] !== committed[name]).sort();
}

function generateCodec() {
  const script = join(packageRoot, 'codec-generator', 'generate.mjs');
  if (!existsSync(script)) return 0;
  const run = spawnSync(process.execPath, [script, ...(check ? ['--check'] : [])], { stdio: 'inherit' });
  return run.status ?? 1;
}

function generateArtifacts() {
  const inputs = inputsHash();
  if (isFresh(inputs)) {
    console.log('contracts: generated files are those of the sources');
    return 0;
  }
  const files = emitFiles(compileSources());
  if (!check) {
    writeFiles(files, inputs);
    console.log(`contracts: ${Object.keys(files).length} files generated`);
    return 0;
  }
  const stale = differences(files);
  console.error(
    stale.length > 0
      ? `contracts: stale generated files: ${stale.join(', ')}`
      : 'contracts: the sources changed, the manifest is of older ones',
  );
  console.error('contracts: run `npm run generate -w @amswap/contracts` and commit the result');
  return 1;
}

const artifacts = generateArtifacts();
const codec = generateCodec();
process.exitCode = artifacts === 0 && codec === 0 ? 0 : 1;
