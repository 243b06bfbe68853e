import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

const require = createRequire(import.meta.url);

/** Absolute path of the contracts package. */
export const packageRoot = new URL('..', import.meta.url).pathname.replace(/\/$/, '');

/** Compiler settings, the same for the product, for forge and for the committed bytecode. */
export const compilerSettings = JSON.parse(readFileSync(join(packageRoot, 'compiler.json'), 'utf8'));

function filesBelow(folder, ending) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** Own Solidity sources by their path in the package, for example `src/main/HashrateMain.sol`. */
export function ownSources() {
  const sources = {};
  for (const file of filesBelow(join(packageRoot, 'src'), '.sol')) {
    sources[relative(packageRoot, file)] = { content: readFileSync(file, 'utf8') };
  }
  return sources;
}

/**
 * Hash of everything that the outputs depend on: sources, settings, the compiler, the library and the scripts that write them.
 * Two trees with the same hash give the same outputs, byte for byte.
 */
export function inputsHash() {
  const hash = createHash('sha256');
  const add = (name, text) => hash.update(`${name}\0${text.length}\0${text}\0`);
  for (const [name, source] of Object.entries(ownSources())) add(name, source.content);
  add('settings', JSON.stringify(compilerSettings));
  add('solc', require('solc/package.json').version);
  add('openzeppelin', require('@openzeppelin/contracts/package.json').version);
  for (const script of ['compile.mjs', 'emit.mjs', 'outputs.mjs']) {
    add(script, readFileSync(join(packageRoot, 'scripts', script), 'utf8'));
  }
  return hash.digest('hex');
}

function importCallback(path) {
  try {
    return { contents: readFileSync(require.resolve(path), 'utf8') };
  } catch {
    return { error: `${path} is not installed` };
  }
}

/** What solc gives for sources and a selection of outputs. Throws with its text on errors and on our own warnings. */
function runCompiler(sources, outputSelection) {
  const solc = require('solc');
  const input = { language: 'Solidity', sources, settings: { ...compilerSettings, outputSelection } };
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: importCallback }));
  const complaints = (output.errors ?? []).filter(
    (error) => error.severity === 'error' || error.sourceLocation?.file.startsWith('src/'),
  );
  if (complaints.length > 0) {
    throw new Error(complaints.map((error) => error.formattedMessage).join('\n'));
  }
  return output;
}

/**
 * Compiles all own sources. Returns solc's `contracts` by source and name.
 * Throws with the compiler's text on any error, and on any warning about our own sources.
 */
export function compileSources() {
  const outputs = ['abi', 'evm.bytecode', 'evm.deployedBytecode', 'storageLayout'];
  return runCompiler(ownSources(), { '*': { '*': outputs } }).contracts;
}

/** The syntax trees of our own sources, or of others, with those of everything they import: `{ ast }` by path. */
export function syntaxTrees(sources = ownSources()) {
  return runCompiler(sources, { '*': { '': ['ast'] } }).sources;
}
