// npm run test:reds: plants each fault of reds/faults.mjs into a copy of the last commit, one at a time, and demands that its
// gate is red for the right reason. A gate that nobody has seen red guards nothing. `npm run test:reds -- ABI` takes those whose
// name has that word.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, requireChromium, requireNode, root } from './run/bootstrap.mjs';

requireNode();
installPackages();
requireChromium();
const { runStep } = await import('./run/step.mjs');
const { copyOfTree } = await import('./reds/copyOfTree.mjs');
const { faults } = await import('./reds/faults.mjs');

/** How much of a gate's output is shown when it was not red for the right reason: characters. */
const shownOutput = 4_000;

/** Puts the fault in; gives back what takes it out again. */
function plant(tree, { file, find, put }) {
  const path = join(tree, file);
  const original = readFileSync(path, 'utf8');
  const places = typeof find === 'string' ? original.split(find).length - 1 : Number(find.test(original));
  if (places !== 1) throw new Error(`${file}: ${find} stands there ${places} times`);
  writeFileSync(
    path,
    original.replace(find, () => put),
  );
  return () => writeFileSync(path, original);
}

async function tryFault(tree, fault) {
  const takeOut = plant(tree, fault);
  try {
    const { ok, output, seconds } = await runStep(fault.name, fault.gate, { cwd: tree, env: fault.env });
    const outcome = ok ? 'green' : fault.because.test(output) ? 'red' : 'red for another reason';
    return { fault, outcome, output, seconds };
  } finally {
    takeOut();
  }
}

const wanted = process.argv[2] ?? '';
const tree = copyOfTree(root);
const results = [];
try {
  for (const fault of faults.filter(({ name }) => name.includes(wanted))) {
    const result = await tryFault(tree.path, fault);
    results.push(result);
    console.log(`${result.outcome === 'red' ? '  ok ' : 'FAIL '} ${fault.name}: ${result.outcome}`);
    if (result.outcome !== 'red') console.log(result.output.slice(-shownOutput));
  }
} finally {
  tree.remove();
}

console.log('\n| Fault | Gate | Outcome | Seconds |\n| --- | --- | --- | --- |');
for (const { fault, outcome, seconds } of results)
  console.log(`| ${fault.name} | \`${fault.gate.join(' ')}\` | ${outcome} | ${seconds.toFixed(0)} |`);
const caught = results.filter(({ outcome }) => outcome === 'red').length;
console.log(`\n${caught} of ${results.length} faults caught`);
process.exitCode = results.length > 0 && caught === results.length ? 0 : 1;
