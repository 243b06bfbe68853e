/**
 * Proves that the fuzzing campaign can fail: each fault in mutants/mutants.mjs is put into a copy of the contracts,
 * and the campaign has to catch it. Survivors are listed and make the run red.
 * `node scripts/mutants.mjs 3` takes only the faults of rule 3, `--one-each` only the first of each rule.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutants } from '../mutants/mutants.mjs';
import { packageRoot } from './compile.mjs';

const copied = ['src', 'bin', 'scripts', 'foundry.toml', 'compiler.json', 'package.json'];

function copyOfTree() {
  const root = mkdtempSync(join(tmpdir(), 'mutants-'));
  const target = join(root, 'packages', 'contracts');
  mkdirSync(join(target, 'test'), { recursive: true });
  for (const name of copied) cpSync(join(packageRoot, name), join(target, name), { recursive: true });
  cpSync(join(packageRoot, 'test', 'campaign'), join(target, 'test', 'campaign'), { recursive: true });
  symlinkSync(join(packageRoot, '..', '..', 'node_modules'), join(root, 'node_modules'));
  return { root, target };
}

function runCampaign(target) {
  const run = spawnSync(process.execPath, ['scripts/test.mjs', '--match-contract', 'InvariantTest'], {
    cwd: target,
    encoding: 'utf8',
  });
  const output = run.stdout + run.stderr;
  if (/Compiler run failed|Compilation failed/.test(output)) throw new Error(output);
  return { green: run.status === 0, reason: /\[FAIL[^\n]*/.exec(output)?.[0] ?? '' };
}

/** Puts one fault in, runs the campaign, takes the fault out. */
function tryMutant(target, { file, find, put }) {
  const path = join(target, 'src', file);
  const original = readFileSync(path, 'utf8');
  if (original.split(find).length !== 2) throw new Error(`"${find}" does not stand in ${file} exactly once`);
  writeFileSync(
    path,
    original.replace(find, () => put),
  );
  try {
    return runCampaign(target);
  } finally {
    writeFileSync(path, original);
  }
}

const rule = Number(process.argv[2]);
const oneEach = process.argv.includes('--one-each');
const chosen = mutants.filter((mutant, index) => {
  if (oneEach) return mutants.findIndex((other) => other.rule === mutant.rule) === index;
  return Number.isNaN(rule) || mutant.rule === rule;
});
const { root, target } = copyOfTree();
let survivors = 0;
try {
  for (const mutant of chosen) {
    const { green, reason } = tryMutant(target, mutant);
    if (green) survivors += 1;
    console.log(
      `${green ? 'SURVIVED' : 'caught'}  rule ${mutant.rule}  ${mutant.file}: ${mutant.find}  ${reason}`,
    );
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
console.log(`${chosen.length - survivors} of ${chosen.length} faults caught`);
process.exitCode = survivors === 0 && chosen.length > 0 ? 0 : 1;
