/**
 * Proves that the fuzzing campaign can fail: each fault in mutants/mutants.mjs is put into a copy of the contracts,
 * and the campaign has to catch it. What became of each stands in mutants/results.json, and readable in
 * mutants/report.md. A survivor without an explanation in the list makes the run red.
 *   node scripts/mutants.mjs 3     only the faults of rule 3
 *   node scripts/mutants.mjs --new only faults whose outcome is not known yet
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutants } from '../mutants/mutants.mjs';
import { readOutcomes, saveOutcome, writeReport } from '../mutants/outcomes.mjs';
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
  const reason = /\[FAIL: ([^\]\n]*)/.exec(output)?.[1] ?? '';
  if (run.status !== 0 && reason === '') throw new Error(`The campaign ended without a finding:\n${output}`);
  return { caught: run.status !== 0, reason };
}

/** Puts one fault in, runs the campaign, takes the fault out. */
function tryMutant(target, { file, find, put }) {
  const path = join(target, 'src', file);
  const original = readFileSync(path, 'utf8');
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

function chosenMutants() {
  const rule = Number(process.argv[2]);
  if (!Number.isNaN(rule)) return mutants.filter((mutant) => mutant.rule === rule);
  if (!process.argv.includes('--new')) return mutants;
  const known = readOutcomes();
  return mutants.filter((mutant) => !known.some((one) => one.find === mutant.find && one.put === mutant.put));
}

const chosen = chosenMutants();
const { root, target } = copyOfTree();
let unexplained = 0;
try {
  for (const mutant of chosen) {
    const outcome = tryMutant(target, mutant);
    if (!outcome.caught && mutant.explained === undefined) unexplained += 1;
    saveOutcome(mutant, outcome);
    console.log(
      `${outcome.caught ? 'caught  ' : 'SURVIVED'} rule ${mutant.rule}  ${mutant.file}: ${mutant.find}  ${outcome.reason}`,
    );
  }
} finally {
  rmSync(root, { recursive: true, force: true });
  writeReport();
}
console.log(`${chosen.length} faults tried, ${unexplained} survived without an explanation`);
process.exitCode = unexplained === 0 ? 0 : 1;
