/** What became of each fault in the last run, beside the list of faults. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutants } from './mutants.mjs';

const folder = new URL('.', import.meta.url).pathname;
const resultsPath = join(folder, 'results.json');

const rules = {
  1: 'Solvent: holdings always cover what is owed',
  2: 'Nothing is lost: in = out + held + burned',
  3: 'Referrer and settler relations never form a circle',
  4: 'The queue is first in first out, a take-out never pays twice, totals equal the sum of rows',
  5: 'No claim within 60 s, no machine above its cap, no owner function moves funds',
};

const isOf = (mutant) => (outcome) =>
  outcome.file === mutant.file && outcome.find === mutant.find && outcome.put === mutant.put;

/** Outcomes of all faults that were ever tried. */
export function readOutcomes() {
  try {
    return JSON.parse(readFileSync(resultsPath, 'utf8'));
  } catch {
    return [];
  }
}

/** Keeps the outcome of one fault; outcomes of faults that are no longer on the list go. */
export function saveOutcome(mutant, { caught, reason }) {
  const { rule, file, find, put } = mutant;
  const others = readOutcomes().filter((outcome) => !isOf(mutant)(outcome));
  const all = [...others, { rule, file, find, put, caught, reason: readable(reason) }];
  const inOrder = mutants.flatMap((listed) => all.filter(isOf(listed)));
  writeFileSync(resultsPath, `${JSON.stringify(inOrder, null, 2)}\n`);
}

/** Failures can quote hundreds of bytes. */
function readable(reason) {
  return reason
    .replace(/0x[0-9a-f]{40,}/g, (hex) => `${hex.slice(0, 10)}...`)
    .replace(/0x[0-9a-f]{64}/g, '...');
}

/** Writes the report that people read. */
export function writeReport() {
  const outcomes = readOutcomes();
  const lines = [
    '# Faults that the fuzzing campaign has to catch',
    '',
    'Written by `npm run test:mutants -w @amswap/contracts`. Each fault is put into a copy of the contracts alone, and',
    'the campaign (256 runs of 100 calls) runs against it. A fault is caught when a rule or a model it is held against',
    'breaks; the finding is the first one that forge reports.',
    '',
  ];
  for (const [rule, title] of Object.entries(rules)) {
    lines.push(
      `## Rule ${rule}. ${title}`,
      '',
      '| File | Instead of | Stands | Outcome |',
      '| --- | --- | --- | --- |',
    );
    for (const mutant of mutants.filter((one) => one.rule === Number(rule))) {
      lines.push(rowOf(mutant, outcomes.find(isOf(mutant))));
    }
    lines.push('');
  }
  writeFileSync(join(folder, 'report.md'), `${lines.join('\n').trimEnd()}\n`);
}

function rowOf(mutant, outcome) {
  const code = (text) =>
    text === '' ? 'nothing' : `\`${text.replace(/\s+/g, ' ').replaceAll('|', '\\|')}\``;
  const told = (text) => text.replaceAll('|', '\\|');
  const fate =
    outcome === undefined
      ? 'not tried'
      : outcome.caught
        ? `caught: ${told(outcome.reason)}`
        : `survived: ${told(mutant.explained ?? 'not explained')}`;
  return `| ${mutant.file} | ${code(mutant.find)} | ${code(mutant.put)} | ${fate} |`;
}
